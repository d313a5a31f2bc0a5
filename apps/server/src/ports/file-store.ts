/** A stretch of a file: the first and the last byte, both included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  bytes: number;
  modifiedAt: Date;
  /** Whether it is encrypted where it lies. */
  sealed: boolean;
}

/** Nothing is stored under this key, or no longer. */
export class FileMissingError extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`no file under ${key}`, options);
    this.name = 'FileMissingError';
  }
}

/** The store can't be used now: it is not reached, refuses our credentials, or fails. */
export class FileStoreOutageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileStoreOutageError';
  }
}

/** The store's files were encrypted with another key. */
export class WrongStorageKeyError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'STORAGE_KEY is not the key that the stored files were encrypted with. Set the former key again.',
      options,
    );
    this.name = 'WrongStorageKeyError';
  }
}

/** What a key looks like: no folders, no dots to climb by, the same on a disk and in a bucket. */
const KEY = /^[A-Za-z0-9_-]{1,128}$/;

/** @throws {TypeError} for what can't be a key, so that no name of a user's making ever reaches a path. */
export function assertFileKey(key: string): void {
  if (!KEY.test(key)) throw new TypeError(`not a file key: ${JSON.stringify(key)}`);
}

/**
 * Keeps files under keys that can't be guessed. Private: there is no address by which a file could be fetched around the
 * server. A key is either whole or absent, whatever happens while it is written.
 */
export interface FileStore {
  /**
   * Stores the file that `make` writes at the local path that it is given, replacing what was there. Safe on the medium
   * when it returns; where `make` fails, nothing has changed.
   */
  put(key: string, make: (path: string) => Promise<void>): Promise<void>;
  /** Null where there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /**
   * The bytes of a range, or of the whole file. Nothing is read ahead without bound; a reader that stops cancels it.
   * @throws {FileMissingError}
   */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /**
   * Runs `use` with the path of a local file that has these bytes; it must not change them nor keep the path.
   * @throws {FileMissingError}
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Encrypts a file that came unencrypted. Does nothing where it is encrypted already, or not there. */
  seal(key: string): Promise<void>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
  /**
   * Distinguishes this store from every other one; null where it has not been named yet.
   * @throws {WrongStorageKeyError}
   */
  identity(): Promise<string | null>;
  /**
   * Names the store; one caller at a time.
   * @returns its identity, which is an earlier one where it had been named already.
   */
  identify(identity: string): Promise<string>;
  /** Names the store anew, whatever it was named before. */
  rename(identity: string): Promise<void>;
  /** Bytes that can still be written; on S3: bytes for the copies that are worked on here. */
  freeBytes(): Promise<number>;
  /** Everything there is, in no order; what comes or goes meanwhile may be missing. */
  list(): AsyncIterable<StoredFile>;
}
