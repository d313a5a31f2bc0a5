import type { ErrorCode } from '@notelark/api/errors';
import {
  isAudioUnderWay,
  type AudioFindingCode,
  type ImportAudio,
} from '@notelark/api/import-audio';
import { uploadLimits } from '@notelark/api/plans';
import { audioFailureSentence } from '@notelark/api/sentences/import-audio';
import { z } from 'zod';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/client.ts';
import type { StoredAudio } from '../../../platform/database/schema/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { FileService } from '../../files/files.service.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import { alignAudio } from '../jobs/align-audio.job.ts';
import { isMinutesUsedUp, type Measured } from '../sources/media.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import type { Transfer } from '../sources/transfers.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

type Segment = transcriptsRepo.Segment;

interface Deps {
  db: Database;
  queue: JobQueue;
  usage: UsageService;
  files: FileService;
  corrections: Pick<CorrectionsService, 'showTimes'>;
}

/** Where each line of a transcript is in its audio, and which of them only roughly. */
export interface FoundTimes {
  times: NonNullable<ImportAudio['times']>;
  lines: readonly { index: number; start: number; end: number; approximate: boolean }[];
}

/**
 * The audio that an owner adds to a transcript that was made elsewhere (product rule Q10). The words and speakers stay as they
 * were imported, whatever becomes of it.
 */
export class ImportAudioService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Whether a file may be sent as the audio of an upload.
   * @throws {AppError} `not-found`, `audio-not-for-import`, `audio-present`
   */
  async assertWanted(executor: Executor, userId: string, uploadId: string): Promise<void> {
    if (!z.uuid().safeParse(uploadId).success) throw new AppError('not-found');
    assertWanted(await uploadsRepo.findOwnedUpload(executor, uploadId, userId));
  }

  /** Makes a file that has arrived the audio of its transcript. @throws {AppError} as `assertWanted` does */
  async attach(tx: Transaction, transfer: Transfer, now: Date): Promise<void> {
    const { id: fileKey, uploadId: audioId, userId, filename, sizeBytes } = transfer;
    const upload = await uploadsRepo.lockUpload(tx, transfer.audioOf ?? '');
    const wanted = assertWanted(upload?.userId === userId ? upload : null);
    const transcript = await transcriptsRepo.findHead(tx, wanted.id);
    const audio: StoredAudio = {
      id: audioId,
      filename,
      status: 'checking',
      progress: 0,
      times: null,
      approximate: [],
      findings: [],
      errorCode: null,
      timed: transcript?.timed ?? false,
      received: null,
      receivedAt: now.toISOString(),
    };
    await uploadsRepo.updateUpload(tx, wanted.id, {
      audio,
      fileKey,
      transferId: fileKey,
      sizeBytes: sizeBytes ?? 0,
      keepOriginal: true,
      playbackKey: null,
      playbackFailed: false,
    });
    const payload = { uploadId: wanted.id, audioId };
    await this.#deps.queue.enqueue(tx, alignAudio, payload, { ownerId: userId });
  }

  /** The file was decoded to its end. False where the audio was removed. */
  async measured(uploadId: string, audio: StoredAudio, measured: Measured): Promise<boolean> {
    const { seconds, waveform, received, cutOff } = measured;
    const findings = cutOff ? [plainFinding('cut-off')] : [];
    const next: StoredAudio = { ...audio, status: 'aligning', received, findings };
    return await uploadsRepo.updateAudio(this.#deps.db, uploadId, next, {
      durationSeconds: seconds,
      waveform,
    });
  }

  /**
   * Holds the minutes of a recognizer's work; asked again, it holds them once.
   * @returns false where too few are left
   */
  async reserveMinutes(
    { userId }: Pick<uploadsRepo.Upload, 'userId'>,
    sourceId: string,
    seconds: number,
  ): Promise<boolean> {
    const { db, usage } = this.#deps;
    const amount = Math.ceil(seconds);
    try {
      await db.transaction((tx) => usage.reserve(tx, { userId, kind: 'audio', sourceId, amount }));
      return true;
    } catch (error) {
      if (isMinutesUsedUp(error)) return false;
      throw error;
    }
  }

  async releaseMinutes(sourceId: string): Promise<void> {
    const { db, usage } = this.#deps;
    await db.transaction((tx) => usage.release(tx, { kind: 'audio', sourceId }));
  }

  /**
   * Ends the work: the transcript gets the times that were found, unless it has its own or none were found.
   * @returns false where the transcript was edited since `version` was read: nothing is changed then
   */
  async finish(
    uploadId: string,
    audio: StoredAudio,
    found: (FoundTimes & { version: number }) | null,
  ): Promise<boolean> {
    return await this.#deps.db.transaction(async (tx) => {
      const { transcript, upload } = await lockBoth(tx, uploadId);
      if (upload?.audio?.id !== audio.id) return true;
      const done: StoredAudio = { ...audio, status: 'ready', progress: 1 };
      if (found) {
        if (transcript?.version !== found.version) return false;
        await this.#setTimes(tx, uploadId, true, found.lines);
        done.times = found.times;
        done.approximate = found.lines
          .filter(({ approximate }) => approximate)
          .map(({ index }) => index);
      }
      await uploadsRepo.updateAudio(tx, uploadId, done);
      return true;
    });
  }

  /** The file can't be used: it goes, and the transcript is as it was. */
  async fail(uploadId: string, audioId: string, errorCode: ErrorCode): Promise<void> {
    const { db } = this.#deps;
    await db.transaction(async (tx) => {
      const { upload } = await lockBoth(tx, uploadId);
      if (upload?.audio?.id !== audioId) return;
      const { audio } = upload;
      const nothing = { times: null, findings: [], approximate: [], received: null };
      await this.#detach(tx, upload, { ...audio, ...nothing, status: 'failed', errorCode });
    });
  }

  /** The queue has given up. An audio that could be decoded stays and can be played. */
  async exhausted(uploadId: string, audioId: string): Promise<void> {
    const upload = await uploadsRepo.findUpload(this.#deps.db, uploadId);
    const audio = upload?.audio;
    if (audio?.id !== audioId || !isAudioUnderWay(audio)) return;
    if (audio.status === 'checking') return await this.fail(uploadId, audioId, 'decoder-failed');
    await this.releaseMinutes(audioId);
    if (audio.timed) await this.finish(uploadId, { ...audio, times: 'transcript' }, null);
    else {
      const findings = [...audio.findings, plainFinding('not-aligned')];
      await this.finish(uploadId, { ...audio, findings }, null);
    }
  }

  /** Takes the audio away, and the times that were found in it. Idempotent. @throws {AppError} `not-found` */
  async remove(actor: Actor, uploadId: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const { upload } = await lockBoth(tx, uploadId);
      if (upload?.userId !== actor.userId) throw new AppError('not-found');
      if (upload.audio) await this.#detach(tx, upload, null);
    });
  }

  async #setTimes(
    tx: Transaction,
    uploadId: string,
    ...times: [timed: boolean, lines: readonly Pick<Segment, 'index' | 'start' | 'end'>[]]
  ): Promise<void> {
    await transcriptsRepo.setSegmentTimes(tx, uploadId, ...times);
    await this.#deps.corrections.showTimes(tx, { uploadId });
  }

  async #detach(
    tx: Transaction,
    upload: uploadsRepo.Upload,
    audio: StoredAudio | null,
  ): Promise<void> {
    const { usage, files } = this.#deps;
    const { id, userId, fileKey, playbackKey, received } = upload;
    const segments = await transcriptsRepo.segmentsOf(tx, id);
    const isTimed = upload.audio?.timed ?? false;
    if (upload.audio && isAudioUnderWay(upload.audio))
      await usage.release(tx, { kind: 'audio', sourceId: upload.audio.id });
    if (upload.audio?.times && !isTimed)
      await this.#setTimes(
        tx,
        id,
        false,
        segments.map(({ index }, at) => ({ index, start: at, end: at })),
      );
    await uploadsRepo.updateUpload(tx, id, {
      audio,
      fileKey: null,
      playbackKey: null,
      playbackFailed: false,
      keepOriginal: false,
      waveform: null,
      sizeBytes: received?.bytes ?? 0,
      durationSeconds: isTimed ? segments.reduce((last, { end }) => Math.max(last, end), 0) : null,
    });
    await files.deleteAfter(tx, userId, [fileKey, playbackKey]);
  }
}

/** In the order in which edits lock them. */
async function lockBoth(tx: Transaction, uploadId: string) {
  const transcript = await transcriptsRepo.lockTranscript(tx, uploadId);
  return { transcript, upload: await uploadsRepo.lockUpload(tx, uploadId) };
}

/** What the page shows of it. */
export function shownAudio(audio: StoredAudio): ImportAudio {
  const { filename, status, progress, times, findings, approximate, errorCode: code } = audio;
  const params = { hours: uploadLimits.maxRecordingHours };
  const error = code === null ? null : { code, message: audioFailureSentence(code, params) };
  return { filename, status, progress, times, error, findings, approximate };
}

/** A finding without a length. */
export const plainFinding = (code: AudioFindingCode) => ({ code, seconds: null });

function assertWanted(upload: uploadsRepo.Upload | null): uploadsRepo.Upload {
  if (!upload) throw new AppError('not-found');
  if (upload.importedAs === null) throw new AppError('audio-not-for-import');
  if (upload.audio !== null && upload.audio.status !== 'failed')
    throw new AppError('audio-present');
  return upload;
}
