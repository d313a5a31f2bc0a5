/** Where the bytes of a file gather while it is on its way. Once whole, it is in the `FileStore` under the same name. */
export interface TransferStore {
  /** Drops what has come of a file, whole or not, and all that the protocol keeps beside it. Does nothing where there is none. */
  discard(id: string): Promise<void>;
  /** Drops what the protocol keeps beside a file that is whole; the file stays. */
  tidy(id: string): Promise<void>;
}
