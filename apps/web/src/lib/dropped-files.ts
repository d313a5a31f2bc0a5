/** Files that were dropped or pasted on one page and are taken up by another. A file can't go into an address. */
let waiting: readonly File[] = [];

export function leaveFiles(files: readonly File[]): void {
  waiting = files;
}

/** Hands them out once. */
export function takeFiles(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
