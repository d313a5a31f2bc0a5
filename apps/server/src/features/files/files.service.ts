import type { Database, Transaction } from '../../platform/database/client.ts';
import { areFilesKept } from '../../platform/database/kept-files.ts';
import type { Logger } from '../../platform/log.ts';
import { PostponedError } from '../../platform/queue/definition.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { deleteFiles } from './delete-files.job.ts';
import { keysAtRest, referredKeys } from './files.repo.ts';

/** A file without a row is left alone for this long: its row may be on its way. In milliseconds. */
const ORPHAN_AGE_MS = 48 * 60 * 60 * 1000;
/** A file that has just come in may be about to be read. In milliseconds. */
const SEAL_AGE_MS = 60 * 60 * 1000;
/** When files that a backup reads are tried to be deleted again. */
const AFTER_BACKUP_SECONDS = 60;
/** Files that are looked up at a time. */
const BATCH = 500;

interface Deps {
  db: Database;
  queue: JobQueue;
  files: FileStore;
  clock: Clock;
  log: Logger;
}

/** Sees to it that a file goes when, and only when, the last row that refers to it has gone. */
export class FileService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Deletes files once the transaction has committed, which takes their rows away. */
  async deleteAfter(
    tx: Transaction,
    userId: string,
    keys: readonly (string | null)[],
  ): Promise<void> {
    const present = keys.filter((key) => key !== null);
    if (present.length === 0) return;
    await this.#deps.queue.enqueue(tx, deleteFiles, { keys: present }, { ownerId: userId });
  }

  /**
   * Deletes files, unless a row refers to them.
   * @throws {PostponedError} A backup that has begun while rows referred to them still reads them.
   */
  async delete(keys: readonly string[]): Promise<void> {
    const { db, files } = this.#deps;
    if (await areFilesKept(db)) throw new PostponedError(AFTER_BACKUP_SECONDS);
    const referred = await referredKeys(db, keys);
    for (const key of keys) if (!referred.has(key)) await files.delete(key);
  }

  /**
   * Encrypts what lies here unencrypted and is not worked on: what older releases have stored, and the files of failed
   * uploads, which wait for Retry.
   */
  async sealAtRest(): Promise<void> {
    const { db, files, clock } = this.#deps;
    const before = clock.now().getTime() - SEAL_AGE_MS;
    const open: string[] = [];
    for await (const { key, sealed, modifiedAt } of files.list())
      if (!sealed && modifiedAt.getTime() < before) open.push(key);
    for (let at = 0; at < open.length; at += BATCH)
      for (const key of await keysAtRest(db, open.slice(at, at + BATCH)))
        if (key !== null) await files.seal(key);
  }

  /** Deletes what a crash has left without a row. */
  async deleteOrphans(): Promise<void> {
    const { files, clock } = this.#deps;
    const before = clock.now().getTime() - ORPHAN_AGE_MS;
    let batch: string[] = [];
    for await (const file of files.list()) {
      if (file.modifiedAt.getTime() < before) batch.push(file.key);
      if (batch.length < BATCH) continue;
      await this.#deleteOrphansOf(batch);
      batch = [];
    }
    await this.#deleteOrphansOf(batch);
  }

  async #deleteOrphansOf(keys: string[]): Promise<void> {
    const { db, files, log } = this.#deps;
    const referred = await referredKeys(db, keys);
    const orphans = keys.filter((key) => !referred.has(key));
    for (const key of orphans) await files.delete(key);
    if (orphans.length > 0) log.warn({ files: orphans.length }, 'deleted files without a row');
  }
}
