/** Files that were dropped or pasted on one page and are taken up by another. A file can't go into an address. */
export interface LeftFiles {
  files: readonly File[];
  /** Called once the server has them, for who keeps them until then. */
  onArrived?: (() => Promise<void>) | undefined;
}

let waiting: LeftFiles = { files: [] };

export function leaveFiles(files: readonly File[], onArrived?: () => Promise<void>): void {
  waiting = { files, onArrived };
}

/** Hands them out once. */
export function takeFiles(): LeftFiles {
  const left = waiting;
  waiting = { files: [] };
  return left;
}
