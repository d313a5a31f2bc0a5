import { randomBytes, randomUUID } from 'node:crypto';
import type { Origin } from '@notelark/api/intake';
import type { ErrorCode } from '@notelark/api/errors';
import {
  BYTES_PER_MEGABYTE,
  megabytes,
  plans,
  uploadLimits,
  type UploadLimits,
} from '@notelark/api/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import type { TransferStore } from '../../../ports/transfer-store.ts';
import type { StorageRoom } from '../../files/room.service.ts';
import { toOptionColumns } from '../notes/summaries.service.ts';
import type { QuotaReservation, UsageService } from '../../usage/usage.service.ts';
import type { TranscriptionService } from '../pipeline/transcripts.service.ts';
import { receiveUpload } from '../jobs/receive-upload.job.ts';
import type { MediaCheck } from '../sources/media.ts';
import {
  readAudioOf,
  readTransferMetadata,
  readTransferOptions,
} from './transfer-metadata.policy.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import * as transfersRepo from '../sources/transfers.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

/** How long an unfinished file is kept, in milliseconds. */
export const TRANSFER_LIFE_MS = 24 * 60 * 60 * 1000;
/** A client that is still there asks for its upload within this time; then it is made without being asked. */
const GRACE_SECONDS = 10;
/** Held while the length of a file is not known (product rule Q2). */
const RESERVED_SECONDS = uploadLimits.reservedMinutes * 60;
/** Transfers that one sweep reads at a time. */
const SWEEP_BATCH = 100;

export interface NewTransfer {
  id: string;
  /** Null while the client does not say it. */
  sizeBytes: number | null;
  metadata: Record<string, string | null>;
  /** Default: uploaded by its owner. */
  origin?: Origin;
}

/** What a finished file has become. */
export interface TransferOutcome {
  uploadId: string;
  summaryId: string;
}

/** What takes files that are the audio of a transcript. */
interface AudioTaker {
  /** @throws {AppError} why it can't have this one */
  assertWanted(executor: Executor, userId: string, uploadId: string): Promise<void>;
  /** @throws {AppError} the same */
  attach(tx: Transaction, transfer: transfersRepo.Transfer, now: Date): Promise<void>;
}

interface Deps {
  db: Database;
  queue: JobQueue;
  clock: Clock;
  usage: UsageService;
  transcription: TranscriptionService;
  files: FileStore;
  store: TransferStore;
  room: StorageRoom;
  check: MediaCheck;
  importAudio: AudioTaker;
  /** Largest file in megabytes, by plan. */
  uploadMegabytes: UploadLimits;
}

/** The way of a file from its first byte to an upload with a job. */
export class TransferService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A name that can't be guessed; also the file's key in the store. */
  newId(): string {
    return randomBytes(16).toString('hex');
  }

  /** The largest file that someone may upload: by the plan they have now. */
  maxBytes({ plan }: Actor): number {
    return Math.floor(this.#deps.uploadMegabytes[plan] * BYTES_PER_MEGABYTE);
  }

  /** The refusal of a file over the limit. */
  tooLarge({ plan }: Actor, bytes: number): AppError {
    const code = plan === 'free' ? 'file-too-large' : 'file-too-large-for-plan';
    const limit = this.#deps.uploadMegabytes[plan];
    return new AppError(code, { params: { size: megabytes(bytes), limit } });
  }

  /**
   * Reserves the minutes of a file whose length no one knows yet; before its first byte. The audio of an imported transcript
   * needs none.
   * @throws {AppError} `audio-quota-exceeded`, `file-too-large`, `file-too-large-for-plan`, `storage-full`,
   *   `storage-unavailable`, `not-found`, `audio-not-for-import`, `audio-present`.
   */
  async begin(actor: Actor, { id, sizeBytes, metadata, origin }: NewTransfer): Promise<void> {
    if ((sizeBytes ?? 0) > this.maxBytes(actor)) throw this.tooLarge(actor, sizeBytes ?? 0);
    const { db, clock, room } = this.#deps;
    await room.demand(sizeBytes ?? 0);
    const audioOf = readAudioOf(metadata);
    await db.transaction(async (tx) => {
      const reservation = await this.#reserve(tx, actor.userId, audioOf);
      // The reservation has locked the account: files that are announced at once are counted one after the other.
      const most = this.maxBytes(actor);
      await assertStorage(tx, actor, sizeBytes ?? most, most);
      const expiresAt = new Date(clock.now().getTime() + TRANSFER_LIFE_MS);
      const said = { id, sizeBytes, metadata, expiresAt, audioOf, ...(origin && { origin }) };
      await transfersRepo.insertTransfer(tx, reservation, {
        ...said,
        ...readTransferMetadata(metadata),
      });
    });
  }

  async #reserve(
    tx: Transaction,
    userId: string,
    audioOf: string | null,
  ): Promise<QuotaReservation> {
    const { usage, importAudio } = this.#deps;
    const source = { userId, sourceId: randomUUID() };
    if (audioOf === null)
      return await usage.reserve(tx, { ...source, kind: 'audio', amount: RESERVED_SECONDS });
    await importAudio.assertWanted(tx, userId, audioOf);
    return await usage.exempt(tx, source);
  }

  /** @throws {AppError} `not-found` also for what is another user's. */
  async find(actor: Actor, id: string): Promise<transfersRepo.Transfer> {
    const transfer = await transfersRepo.findTransfer(this.#deps.db, id, actor.userId);
    if (!transfer) throw new AppError('not-found');
    return transfer;
  }

  /** Whether more bytes may come; what has come is kept. @throws {AppError} `storage-unavailable`. */
  async demandRoom(): Promise<void> {
    await this.#deps.room.demand();
  }

  /** The last byte is here: from now on the file becomes an upload, whatever happens to its client. */
  async received(id: string): Promise<void> {
    const { db, queue, clock } = this.#deps;
    await db.transaction(async (tx) => {
      const transfer = await transfersRepo.lockTransfer(tx, id);
      if (!transfer || transfer.receivedAt) return;
      await transfersRepo.updateTransfer(tx, id, { receivedAt: clock.now() });
      const options = { delaySeconds: GRACE_SECONDS, ownerId: transfer.userId };
      await queue.enqueue(tx, receiveUpload, { transferId: id }, options);
    });
  }

  /**
   * The upload that a transfer has become; makes it if need be. The same answer however often it is asked.
   * @throws {AppError} `not-found`, `upload-incomplete`, or why the file was refused.
   */
  async complete(actor: Actor, id: string): Promise<TransferOutcome> {
    const transfer = await transfersRepo.findTransfer(this.#deps.db, id, actor.userId);
    if (transfer) return await this.#finish(transfer);
    return await outcomeOf(this.#deps.db, { id, userId: actor.userId });
  }

  /** `complete` without anybody asking: a refusal stays on record for when they do. */
  async completeUnasked(id: string): Promise<void> {
    const transfer = await transfersRepo.findTransfer(this.#deps.db, id);
    if (!transfer || transfer.completedAt || transfer.errorCode) return;
    await this.#finish(transfer).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
    });
  }

  /** The client has cancelled it. What has become an upload stays. */
  async abandon(id: string): Promise<void> {
    const { db, usage, store } = this.#deps;
    const dropped = await db.transaction(async (tx) => {
      const transfer = await transfersRepo.lockTransfer(tx, id);
      if (!transfer || transfer.completedAt) return false;
      const { uploadId: sourceId } = transfer;
      await usage.release(tx, { kind: 'audio', sourceId });
      await transfersRepo.deleteTransfer(tx, id);
      return true;
    });
    if (dropped) await store.discard(id);
  }

  /** Clears the transfers whose time is over; one that is whole but was never finished becomes its upload now. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    for (;;) {
      const expired = await transfersRepo.expiredTransfers(db, clock.now(), SWEEP_BATCH);
      for (const transfer of expired) await this.#clear(transfer);
      if (expired.length < SWEEP_BATCH) return;
    }
  }

  async #clear(transfer: transfersRepo.Transfer): Promise<void> {
    const { db, store } = this.#deps;
    if (!transfer.completedAt && (await this.#isWhole(transfer)))
      await this.completeUnasked(transfer.id);
    await this.abandon(transfer.id);
    await store.tidy(transfer.id);
    await transfersRepo.deleteTransfer(db, transfer.id);
  }

  async #finish(transfer: transfersRepo.Transfer): Promise<TransferOutcome> {
    const { db, check } = this.#deps;
    if (transfer.completedAt) return await outcomeOf(db, transfer);
    if (transfer.errorCode) throw new AppError(transfer.errorCode as ErrorCode);
    if (!(await this.#isWhole(transfer))) throw new AppError('upload-incomplete');
    const refusal = await check(transfer.id);
    if (refusal) return await this.#refuse(transfer, refusal);
    if (transfer.audioOf !== null) return await this.#attach(transfer);
    return await this.#makeUpload(transfer);
  }

  async #isWhole({ id, sizeBytes }: transfersRepo.Transfer): Promise<boolean> {
    const stored = await this.#deps.files.find(id);
    return stored !== null && stored.bytes === sizeBytes;
  }

  async #makeUpload({ id, userId }: transfersRepo.Transfer): Promise<TransferOutcome> {
    const { db, usage, transcription, clock } = this.#deps;
    return await db.transaction(async (tx) => {
      const transfer = await transfersRepo.lockTransfer(tx, id);
      if (!transfer) throw new AppError('not-found');
      if (transfer.completedAt) return await outcomeOf(tx, transfer);
      const reservation = await usage.reserve(tx, {
        userId,
        kind: 'audio',
        amount: RESERVED_SECONDS,
        sourceId: transfer.uploadId,
      });
      const now = clock.now();
      const outcome = await this.#insertUpload(tx, reservation, transfer, now);
      const receivedAt = transfer.receivedAt ?? now;
      await transfersRepo.updateTransfer(tx, id, { receivedAt, completedAt: now });
      await transcription.enqueue(tx, { userId, uploadId: outcome.uploadId });
      return outcome;
    });
  }

  /** Makes it the audio of its transcript, unless that is gone or has another one by now. */
  async #attach(arrived: transfersRepo.Transfer): Promise<TransferOutcome> {
    const { db, clock, importAudio } = this.#deps;
    try {
      await db.transaction(async (tx) => {
        const transfer = await transfersRepo.lockTransfer(tx, arrived.id);
        if (!transfer || transfer.completedAt) return;
        const now = clock.now();
        await importAudio.attach(tx, transfer, now);
        const receivedAt = transfer.receivedAt ?? now;
        await transfersRepo.updateTransfer(tx, transfer.id, { receivedAt, completedAt: now });
      });
    } catch (error) {
      if (error instanceof AppError && error.status < 500)
        return await this.#refuse(arrived, error.code);
      throw error;
    }
    return await outcomeOf(db, arrived);
  }

  /** The upload and its first summary. */
  async #insertUpload(
    tx: Transaction,
    reservation: QuotaReservation,
    transfer: transfersRepo.Transfer,
    createdAt: Date,
  ): Promise<TransferOutcome> {
    const { id, userId, outputType, sizeBytes } = transfer;
    const { summaryOptions, spokenLanguage, recordedAt } = readTransferOptions(transfer.metadata);
    const [uploadId, summaryId] = [reservation.sourceId, randomUUID()];
    await uploadsRepo.insertUpload(tx, reservation, {
      filename: transfer.filename,
      keepOriginal: transfer.keepOriginal,
      origin: transfer.origin,
      recordedAt,
      spokenLanguage,
      fileKey: id,
      transferId: id,
      sizeBytes: sizeBytes ?? 0,
      createdAt,
    });
    const summary = { id: summaryId, outputType, status: 'waiting', createdAt } as const;
    const values = { ...summary, ...toOptionColumns(summaryOptions) };
    await summariesRepo.insertSummary(tx, userId, { uploadId }, values);
    return { uploadId, summaryId };
  }

  async #refuse(transfer: transfersRepo.Transfer, code: ErrorCode): Promise<never> {
    const { db, usage, store } = this.#deps;
    const { id, uploadId: sourceId } = transfer;
    await db.transaction(async (tx) => {
      await transfersRepo.updateTransfer(tx, id, { errorCode: code });
      await usage.release(tx, { kind: 'audio', sourceId });
    });
    await store.discard(id);
    throw new AppError(code);
  }
}

async function outcomeOf(
  executor: Executor,
  transfer: { id: string; userId: string },
): Promise<TransferOutcome> {
  const outcome = await resultsRepo.findOutcome(executor, transfer);
  if (!outcome) throw new AppError('not-found');
  return outcome;
}

const GIGABYTE = 1024 ** 3;

/** @throws {AppError} `storage-full` */
async function assertStorage(
  tx: Transaction,
  actor: Actor,
  bytes: number,
  mostOfOne: number,
): Promise<void> {
  const limit = plans[actor.plan].limits.fileGigabytes;
  const stored = await uploadsRepo.storedBytes(tx, actor.userId);
  const arriving = await transfersRepo.arrivingBytes(tx, actor.userId, mostOfOne);
  if (stored + arriving + bytes > limit * GIGABYTE)
    throw new AppError('storage-full', { params: { limit } });
}
