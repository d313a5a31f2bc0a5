import type { Actor } from '../../platform/actor.ts';
import type { AdvisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { WatchedFile, WatchedFolder } from '../../ports/watched-folder.ts';
import type { ActorsService } from '../accounts/actors.service.ts';
import type { ArrivalsService } from '../recordings/intake/arrivals.service.ts';
import * as repo from './watched-files.repo.ts';

interface Deps {
  db: Database;
  log: Logger;
  locks: AdvisoryLocks;
  actors: ActorsService;
  arrivals: ArrivalsService;
  folder: WatchedFolder;
  /** Address of the account that files outside of subfolders belong to; null: those are refused. */
  owner: string | null;
}

/** Another process looks at the moment: this one leaves it to that. */
const LOCK_WAIT_MS = 1_000;

const NO_OWNER =
  'There is no account for this file. Put it into a folder that is named after the email address of its owner, or set WATCH_OWNER.';
const SAFE = 'The file is safe here. Move it back to try again.';

/** Files that appear in a folder become recordings of their owners, by the same steps and limits as uploads. */
export class WatchedFolderService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Takes each file whose size has stood still since the last look. One process at a time. */
  async look(signal: AbortSignal): Promise<void> {
    const release = await this.#lock(signal);
    if (!release) return;
    try {
      const files = await this.#deps.folder.list();
      await repo.forgetOthers(
        this.#deps.db,
        files.map(({ path }) => path),
      );
      for (const file of files) {
        signal.throwIfAborted();
        if (await this.#isWhole(file)) await this.#take(file);
      }
    } finally {
      await release();
    }
  }

  async #lock(signal: AbortSignal): Promise<(() => Promise<void>) | null> {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(LOCK_WAIT_MS)]);
    try {
      return await this.#deps.locks.acquire('watched-folder', {
        signal: waiting,
        onWanted: () => {},
      });
    } catch (error) {
      signal.throwIfAborted();
      if (waiting.aborted) return null;
      throw error;
    }
  }

  /** Whether it is as it was at the last look; remembers how it is now. */
  async #isWhole({ path, bytes, modifiedAt }: WatchedFile): Promise<boolean> {
    const { db } = this.#deps;
    const seen = await repo.seenFile(db, path);
    const isSame = seen?.bytes === bytes && seen.modifiedAt.getTime() === modifiedAt.getTime();
    if (isSame) return bytes > 0;
    if (seen?.transferId) await this.#deps.arrivals.abandon(seen.transferId);
    await repo.rememberFile(db, { path, bytes, modifiedAt, transferId: null });
    return false;
  }

  /** What may pass is left for the next look. */
  async #take(file: WatchedFile): Promise<void> {
    const { db, log, folder } = this.#deps;
    try {
      const actor = await this.#ownerOf(file);
      if (actor) await this.#bring(actor, file);
      else {
        await folder.moveToFailed(file.path, `${NO_OWNER} ${SAFE}`);
        log.warn({ path: file.path }, 'a file in the watched folder has no owner');
      }
      await repo.forgetFile(db, file.path);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) {
        log.error({ err: error, path: file.path }, 'a file in the watched folder was not taken');
        return;
      }
      log.info({ path: file.path, code: error.code }, 'a file in the watched folder was refused');
      await folder.moveToFailed(file.path, `${error.userMessage} ${SAFE}`);
      await repo.forgetFile(db, file.path);
    }
  }

  async #ownerOf({ folder }: WatchedFile): Promise<Actor | null> {
    const { actors, owner } = this.#deps;
    const email = folder ?? owner;
    return email === null ? null : await actors.byEmail(email);
  }

  /** Goes on where an earlier look was interrupted: nothing is taken twice. */
  async #bring(actor: Actor, file: WatchedFile): Promise<void> {
    const { db, arrivals, folder } = this.#deps;
    const { path, bytes } = file;
    const begun = (await repo.seenFile(db, path))?.transferId ?? null;
    const present = begun === null ? null : await arrivals.progress(begun);
    const transferId = begun !== null && present ? begun : await this.#begin(actor, file);
    if (!present?.isWhole) {
      const from = present?.here ?? 0;
      const source = { from, bytes: folder.read(path, from), onBytes: () => {} };
      const end = await arrivals.append(actor, transferId, source);
      if (end !== bytes) throw new Error(`${path} has changed while it was read`);
    }
    await arrivals.finish(actor, transferId, bytes);
    await folder.moveToDone(path);
  }

  async #begin(actor: Actor, { path, name, bytes, modifiedAt }: WatchedFile): Promise<string> {
    const { db, arrivals } = this.#deps;
    const transferId = await arrivals.begin(actor, {
      filename: name,
      sizeBytes: bytes,
      origin: { from: 'folder', address: path },
      outputType: 'notes',
      keepOriginal: false,
      recordedAt: modifiedAt,
    });
    await repo.rememberFile(db, { path, bytes, modifiedAt, transferId });
    return transferId;
  }
}
