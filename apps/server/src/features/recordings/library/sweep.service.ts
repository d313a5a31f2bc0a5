import type { Database } from '../../../platform/database/client.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileService } from '../../files/files.service.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';
import type { TransferService } from '../intake/transfers.service.ts';

/** How long the file of a failed upload waits for Retry (product rule F1), in milliseconds. */
const RETRY_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 100;

interface Deps {
  db: Database;
  clock: Clock;
  files: FileService;
  transfers: TransferService;
}

/** Clears what no one will come back for. */
export class SweepService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    await this.#deps.transfers.sweep();
    await this.#forgetFailed();
    await this.#deps.files.deleteOrphans();
    await this.#deps.files.sealAtRest();
  }

  async #forgetFailed(): Promise<void> {
    const { db, clock, files } = this.#deps;
    const failedBefore = new Date(clock.now().getTime() - RETRY_LIFE_MS);
    for (;;) {
      const failed = await uploadsRepo.waitedTooLong(db, failedBefore, BATCH);
      for (const { id, userId, fileKey } of failed) {
        await db.transaction(async (tx) => {
          if (await uploadsRepo.forgetFile(tx, id)) await files.deleteAfter(tx, userId, [fileKey]);
        });
      }
      if (failed.length < BATCH) return;
    }
  }
}
