/** Files that were dropped or pasted on one page and are taken up by another. A file can't go into an address. */
export interface LeftFiles {
  files: readonly File[];
  /** Called once the server has one, for who keeps it until then. */
  onArrived?: ((summaryId: string) => Promise<void>) | undefined;
}

let waiting: LeftFiles = { files: [] };

export function leaveFiles(files: readonly File[], onArrived?: LeftFiles['onArrived']): void {
  waiting = { files, onArrived };
}

/** Hands them out once. */
export function takeFiles(): LeftFiles {
  const left = waiting;
  waiting = { files: [] };
  return left;
}
