import { type KvStore, Upload } from '@tus/server';
import type { Database } from '../../../platform/database/client.ts';
import * as transfersRepo from '../sources/transfers.repo.ts';

/**
 * Lengths and metadata of the files on their way, from the database: where the protocol's store would keep a file of its
 * own beside each.
 */
export class TransferInfos implements KvStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(id: string): Promise<Upload | undefined> {
    const transfer = await transfersRepo.findTransfer(this.#db, id);
    if (!transfer) return undefined;
    return new Upload({
      id,
      offset: 0,
      metadata: transfer.metadata,
      creation_date: transfer.createdAt.toISOString(),
      ...(transfer.sizeBytes !== null && { size: transfer.sizeBytes }),
    });
  }

  /** The row is there since the minutes were reserved; what may change is the length that was not known then. */
  async set(id: string, upload: Upload): Promise<void> {
    await transfersRepo.updateTransfer(this.#db, id, { sizeBytes: upload.size ?? null });
  }

  /** The row goes when its minutes are given back, not when its bytes do. */
  async delete(): Promise<void> {}
}
