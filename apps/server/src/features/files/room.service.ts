import { storageUnavailable } from '../../platform/storage-faults.ts';
import type { FileStore } from '../../ports/file-store.ts';

/**
 * Keeps files from filling the disk: PostgreSQL stops when its own disk is full, and with it everything else. Uploads are
 * refused while `reserveBytes` are still free.
 */
export class StorageRoom {
  readonly #store: FileStore;
  readonly #reserveBytes: number;

  constructor(store: FileStore, reserveBytes: number) {
    this.#store = store;
    this.#reserveBytes = reserveBytes;
  }

  /** Whether so many bytes more leave the reserve untouched. A disk that can't be asked is none that can be written. */
  async has(bytes = 0): Promise<boolean> {
    const free = await this.#store.freeBytes().catch(() => 0);
    return free - bytes >= this.#reserveBytes;
  }

  /** @throws {AppError} `storage-unavailable`. */
  async demand(bytes = 0): Promise<void> {
    if (!(await this.has(bytes))) throw storageUnavailable('the disk of DATA_DIR is nearly full');
  }
}
