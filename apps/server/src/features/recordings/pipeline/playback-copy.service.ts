import { randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/database/client.ts';
import { DecodeError, type Decoder } from '@notelark/speech';
import type { FileStore } from '../../../ports/file-store.ts';
import { MAX_RECORDING_SECONDS } from '../sources/media.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

interface Deps {
  db: Database;
  files: FileStore;
  decoder: Decoder;
}

/** The small copy that the player plays, of a recording whose original is kept. */
export class PlaybackCopyService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes the copy where there is none, and encrypts the original. Where it can't be made there is no player, and the result says so; the original and
   * the text are safe.
   */
  async run(uploadId: string, signal: AbortSignal): Promise<void> {
    const { db, files } = this.#deps;
    const upload = await uploadsRepo.findUpload(db, uploadId);
    if (!upload?.fileKey) return;
    if (!upload.playbackKey) await this.#makeCopy(upload.fileKey, uploadId, signal);
    // Nothing reads the original as a local file from now on, unless someone retries.
    await files.seal(upload.fileKey);
  }

  async #makeCopy(fileKey: string, uploadId: string, signal: AbortSignal): Promise<void> {
    const { db, files, decoder } = this.#deps;
    const key = randomBytes(16).toString('hex');
    const options = { signal, maxSeconds: MAX_RECORDING_SECONDS };
    try {
      await files.withLocalFile(fileKey, (path) =>
        files.put(key, (target) => decoder.encodePlayback(path, target, options)),
      );
    } catch (error) {
      if (!isForGood(error)) throw error;
      await uploadsRepo.failPlayback(db, uploadId);
      return;
    }
    const stored = await uploadsRepo.setPlaybackKey(db, uploadId, key);
    if (!stored) await files.delete(key);
  }

  /** The queue has given up. */
  async exhausted(uploadId: string): Promise<void> {
    await uploadsRepo.failPlayback(this.#deps.db, uploadId);
  }
}

/** Another try would end the same. */
const isForGood = (error: unknown): boolean =>
  error instanceof DecodeError && error.fault !== 'crashed';
