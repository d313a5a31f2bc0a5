/** A file that someone has put into the watched folder. */
export interface WatchedFile {
  /** Below the watched folder: `ann@example.org/weekly.mp3`. */
  path: string;
  name: string;
  /** The subfolder that it lies in; null: the watched folder itself. */
  folder: string | null;
  bytes: number;
  modifiedAt: Date;
}

/** A folder of the operator's in which files appear. */
export interface WatchedFolder {
  /** Files in it and in its direct subfolders: no links, no hidden files, none that are still being written by their names. */
  list(): Promise<WatchedFile[]>;
  /** The bytes of a file from a place on. */
  read(path: string, from: number): AsyncIterable<Uint8Array>;
  /** Moves a file to `done` beside it. */
  moveToDone(path: string): Promise<void>;
  /** Moves a file to `failed` beside it, with the reason in a text file of its name. */
  moveToFailed(path: string, reason: string): Promise<void>;
}
