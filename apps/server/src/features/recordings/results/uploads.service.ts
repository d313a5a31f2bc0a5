import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import { type ByteRange, FileMissingError, type FileStore } from '../../../ports/file-store.ts';
import type { FileService } from '../../files/files.service.ts';
import { parseRange } from './byte-range.policy.ts';
import { isPlaybackUrlValid, playbackUrl } from '../access/playback-url.policy.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  store: FileStore;
  files: FileService;
  /** What signs the addresses of recordings. */
  playbackKey: Buffer;
}

export interface PlaybackRequest {
  expires?: string | undefined;
  signature?: string | undefined;
  /** The header of this name. */
  range: string | undefined;
}

/** A recording to listen to. `range` is null for the whole. */
export interface Playback {
  bytes: number;
  range: ByteRange | null | 'unsatisfiable';
  stream: ReadableStream<Uint8Array> | null;
}

/** Recordings that have come in. */
export class UploadsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async get(actor: Actor, id: string) {
    const { db } = this.#deps;
    const upload = await uploadsRepo.findOwnedUpload(db, id, actor.userId);
    if (!upload) throw new AppError('not-found');
    const summaries = await resultsRepo.summariesOfSources(db, { uploadIds: [id] });
    return {
      id,
      filename: upload.filename,
      createdAt: upload.createdAt.toISOString(),
      summaries: summaries.map(({ id, outputType }) => ({ id, outputType })),
    };
  }

  /** Deletes a recording with all that came from it; its files go once that is certain. @throws {AppError} `not-found`. */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const deleted = await uploadsRepo.deleteUpload(tx, id, actor.userId);
      if (!deleted) throw new AppError('not-found');
      await this.#deps.files.deleteAfter(tx, actor.userId, [deleted.fileKey, deleted.playbackKey]);
    });
  }

  /** Where its owner can play a recording; null where there is nothing to play. */
  playbackUrl({ id, playbackKey }: { id: string; playbackKey: string | null }): string | null {
    const { clock, playbackKey: key } = this.#deps;
    return playbackKey === null ? null : playbackUrl(key, id, clock.now());
  }

  /**
   * A recording, or the range of it that is asked for: for its owner, or for a request with a signed address.
   * @throws {AppError} `not-found`, `file-gone`.
   */
  async play(actor: Actor | null, id: string, request: PlaybackRequest): Promise<Playback> {
    const { db, clock, store, playbackKey: key } = this.#deps;
    const isSigned = isPlaybackUrlValid(key, id, request, clock.now());
    const upload = await uploadsRepo.findUpload(db, id);
    if (!upload || !(isSigned || upload.userId === actor?.userId)) throw new AppError('not-found');
    const file = upload.playbackKey ? await store.find(upload.playbackKey) : null;
    if (!file) throw new AppError('file-gone');
    const range = parseRange(request.range, file.bytes);
    if (range === 'unsatisfiable') return { bytes: file.bytes, range, stream: null };
    const stream = await store.read(file.key, range ?? undefined).catch((error: unknown) => {
      throw error instanceof FileMissingError ? new AppError('file-gone', { cause: error }) : error;
    });
    return { bytes: file.bytes, range, stream };
  }
}
