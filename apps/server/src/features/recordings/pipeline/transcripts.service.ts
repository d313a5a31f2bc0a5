import type { CalendarEvent } from '@notelark/api/calendar-event';
import { type ErrorCode, isLastingFailure } from '@notelark/api/errors';
import { uploadLimits } from '@notelark/api/plans';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Exhaustion } from '../../../platform/queue/definition.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileService } from '../../files/files.service.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import type { Measured } from '../sources/media.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { alignWithSegments, joinSegments } from '@notelark/speech';
import { makePlaybackCopy } from '../jobs/playback-copy.job.ts';
import { transcribe } from '../jobs/transcribe.job.ts';
import { assertEditable } from '../access/team-access.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

/** Uploads of one owner's beyond this many all wait in the last row. */
const LAST_ROW = 1_000;

/** What was on while something was recorded. */
export interface CalendarLookup {
  eventDuring(userId: string, span: { start: Date; end: Date }): Promise<CalendarEvent | null>;
}

/** Corrects the words of a transcript before its notes are made. */
export interface TranscriptCorrection {
  correct(
    tx: Transaction,
    transcript: { userId: string; uploadId: string },
    language: string | null,
  ): Promise<void>;
}

interface Deps {
  calendars: CalendarLookup;
  db: Database;
  queue: JobQueue;
  clock: Clock;
  log: Logger;
  usage: UsageService;
  files: FileService;
  summaries: SummariesService;
  corrections: CorrectionsService;
  vocabularyChanges: TranscriptCorrection;
}

interface FailureDetails {
  measured?: Measured;
  /** For the log: what the decoder or the engine said. */
  cause?: unknown;
}

export interface LinesEdit {
  /** That the edit started from. */
  version: number;
  lines: readonly transcriptsRepo.EditedSegment[];
  /** Indexes of segments that are gone. */
  removed: readonly number[];
}

/** What is known of the transcription of an upload: when it begins, ends, fails, and is edited. The work itself is `TranscribeService`'s. */
export class TranscriptionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What has been transcribed so far; the caller decides who may see it. */
  segments(uploadId: string): Promise<transcriptsRepo.Segment[]> {
    return transcriptsRepo.segmentsOf(this.#deps.db, uploadId);
  }

  /**
   * Puts an upload in the queue. Each further one of an owner's waits behind the first ones of everyone else, so that
   * no one's fifty hold up another's one.
   */
  async enqueue(tx: Transaction, upload: { userId: string; uploadId: string }): Promise<void> {
    const { userId, uploadId } = upload;
    const waiting = await uploadsRepo.waitingUploads(tx, userId);
    const options = { ownerId: userId, priority: -Math.min(waiting, LAST_ROW) };
    await this.#deps.queue.enqueue(tx, transcribe, { uploadId }, options);
  }

  /**
   * Begins a failed transcription again where it stopped; its minutes are reserved anew.
   * @throws {AppError} `nothing-to-retry`, `file-gone`, `too-many-retries`, `audio-quota-exceeded`.
   */
  async retry(tx: Transaction, uploadId: string): Promise<void> {
    const upload = await uploadsRepo.lockUpload(tx, uploadId);
    if (upload?.status !== 'failed') throw new AppError('nothing-to-retry');
    if (!upload.fileKey) throw new AppError('file-gone');
    const { userId } = upload;
    if (!upload.sample) await this.#reserveAgain(tx, upload);
    await uploadsRepo.updateUpload(tx, uploadId, {
      status: 'queued',
      progress: 0,
      errorCode: null,
      failedAt: null,
    });
    await this.enqueue(tx, { userId, uploadId });
  }

  async #reserveAgain(
    tx: Transaction,
    { id: sourceId, userId, durationSeconds }: uploadsRepo.Upload,
  ): Promise<void> {
    const tries = await this.#deps.usage.reservations(tx, 'audio', sourceId);
    if (tries > uploadLimits.maxRetries) throw new AppError('too-many-retries');
    const amount = Math.ceil(durationSeconds ?? uploadLimits.reservedMinutes * 60);
    await this.#deps.usage.reserve(tx, { userId, kind: 'audio', sourceId, amount });
  }

  /**
   * Replaces the reserved minutes by the measured ones; the sample uses none. With the length, the calendar's event at that time
   * is known: its title becomes the recording's, unless it has one.
   * @throws {AppError} `audio-quota-exceeded`; nothing is changed then.
   */
  async settle(upload: uploadsRepo.Upload, measured: Measured): Promise<void> {
    const { id } = upload;
    const amount = Math.ceil(measured.seconds);
    const event = await this.#eventOf(upload, measured.seconds);
    await this.#deps.db.transaction(async (tx) => {
      if (!upload.sample)
        await this.#deps.usage.settle(tx, { kind: 'audio', sourceId: id, amount });
      await uploadsRepo.updateUpload(tx, id, { ...measurements(measured), event });
      if (event) await uploadsRepo.proposeUploadTitle(tx, id, event.title);
    });
  }

  async #eventOf(
    { userId, recordedAt: end }: uploadsRepo.Upload,
    seconds: number,
  ): Promise<CalendarEvent | null> {
    if (end === null) return null;
    const start = new Date(end.getTime() - seconds * 1_000);
    return await this.#deps.calendars.eventDuring(userId, { start, end });
  }

  /** Ends the work for good: its minutes are given back. The file stays for Retry, unless no retry can succeed. */
  async fail(
    upload: uploadsRepo.Upload,
    errorCode: ErrorCode,
    { measured, cause }: FailureDetails = {},
  ): Promise<void> {
    const { db, usage, files, clock, log, summaries } = this.#deps;
    const { id, userId } = upload;
    const isLasting = isLastingFailure(errorCode);
    await db.transaction(async (tx) => {
      const now = await uploadsRepo.lockUpload(tx, id);
      if (!now || now.status === 'failed' || now.status === 'transcribed') return;
      await usage.release(tx, { kind: 'audio', sourceId: id });
      await uploadsRepo.updateUpload(tx, id, {
        ...(measured && measurements(measured)),
        status: 'failed',
        errorCode,
        failedAt: clock.now(),
        ...(isLasting && { fileKey: null }),
      });
      if (isLasting) await files.deleteAfter(tx, userId, [now.fileKey]);
      await summaries.failed(tx, { userId, uploadId: id }, errorCode);
    });
    const why = cause === undefined ? {} : { err: cause };
    log.info({ uploadId: id, errorCode, ...why }, 'transcription failed');
  }

  /** The queue has given up. */
  async exhausted(uploadId: string, why: Exhaustion): Promise<void> {
    const upload = await uploadsRepo.findUpload(this.#deps.db, uploadId);
    if (!upload) return;
    if (why === 'waited') return await this.fail(upload, 'speech-busy');
    await this.fail(upload, upload.status === 'transcribing' ? 'speech-failed' : 'decoder-failed');
  }

  /** The engine takes no more until then. */
  async postponed(uploadId: string, until: Date): Promise<void> {
    await uploadsRepo.updateUpload(this.#deps.db, uploadId, { waitsUntil: until });
  }

  /** All segments are there: the transcript is whole, its summaries begin, and the file goes unless it is to stay. */
  async complete(upload: uploadsRepo.Upload, language: string | null): Promise<void> {
    const { db, queue, files, summaries, vocabularyChanges } = this.#deps;
    const { id, userId } = upload;
    if ((await transcriptsRepo.segmentsOf(db, id)).length === 0)
      return await this.fail(upload, 'nothing-said');
    await db.transaction(async (tx) => {
      const now = await uploadsRepo.lockUpload(tx, id);
      if (!now || now.status !== 'transcribing') return;
      await vocabularyChanges.correct(tx, { userId: now.userId, uploadId: id }, language);
      const segments = await transcriptsRepo.segmentsOf(tx, id);
      await transcriptsRepo.updateTranscript(tx, id, {
        text: joinSegments(segments),
        complete: true,
        ...(language && { language }),
      });
      const ended = { status: 'transcribed', progress: 1 } as const;
      await uploadsRepo.updateUpload(
        tx,
        id,
        now.keepOriginal ? ended : { ...ended, fileKey: null },
      );
      await summaries.transcriptReady(tx, { userId, uploadId: id });
      if (now.keepOriginal) {
        const last = { ownerId: userId, priority: -2 * LAST_ROW };
        await queue.enqueue(tx, makePlaybackCopy, { uploadId: id }, last);
      } else await files.deleteAfter(tx, userId, [now.fileKey]);
    });
  }

  /**
   * Saves an edited transcript. Its segments keep their times: each gets the words that now stand where its own stood. Notes
   * are checked again where they cite what changed.
   * @returns the new version.
   * @throws {AppError} `not-found`, `not-ready`, `text-empty`, `edited-elsewhere`.
   */
  async edit(
    actor: Actor,
    uploadId: string,
    edit: { text: string; version: number },
  ): Promise<number> {
    return await this.#edit(actor, uploadId, edit.version, async (tx, transcript) => {
      if (edit.text.trim() === '') throw new AppError('text-empty');
      const segments = await transcriptsRepo.segmentsOf(tx, uploadId);
      await this.#rewrite(tx, uploadId, segments, edit.text);
      const next = segments.map(({ index }) => index + 1);
      return {
        text: edit.text,
        nextIndex: next.reduce((most, index) => Math.max(most, index), transcript.nextIndex),
      };
    });
  }

  /**
   * Saves the lines of a transcript that were edited, split or merged; all others stay as they are. Notes follow as after
   * {@link edit}.
   * @throws {AppError} `not-found`, `not-ready`, `text-empty`, `edited-elsewhere`.
   */
  async editLines(actor: Actor, uploadId: string, edit: LinesEdit): Promise<number> {
    return await this.#edit(actor, uploadId, edit.version, async (tx, { nextIndex: from }) => {
      const { lines, removed } = edit;
      const nextIndex = await transcriptsRepo.editSegments(tx, uploadId, {
        nextIndex: from,
        lines,
        removed,
      });
      const segments = await transcriptsRepo.segmentsOf(tx, uploadId);
      if (segments.length === 0) throw new AppError('text-empty');
      return { text: joinSegments(segments), nextIndex };
    });
  }

  /** @param write edits the segments and returns the columns of the transcript that follow from them. */
  async #edit(
    actor: Actor,
    uploadId: string,
    from: number,
    write: (
      tx: Transaction,
      transcript: transcriptsRepo.Transcript,
    ) => Promise<{ text: string; nextIndex: number }>,
  ): Promise<number> {
    const { db, clock, corrections } = this.#deps;
    const saved = await db.transaction(async (tx) => {
      const transcript = await lockEditable(tx, actor, uploadId);
      if (!transcript.complete) throw new AppError('not-ready');
      if (transcript.version !== from) throw new AppError('edited-elsewhere');
      const version = transcript.version + 1;
      const due = await corrections.follow(tx, { uploadId }, async () => {
        const written = await write(tx, transcript);
        await transcriptsRepo.updateTranscript(tx, uploadId, {
          ...written,
          version,
          editedAt: clock.now(),
        });
      });
      return { version, due };
    });
    await corrections.checkAgain(saved.due);
    return saved.version;
  }

  async #rewrite(
    tx: Transaction,
    uploadId: string,
    segments: readonly transcriptsRepo.Segment[],
    edited: string,
  ): Promise<void> {
    const texts = alignWithSegments(
      edited,
      segments.map((segment) => segment.text),
    );
    const changed = segments.flatMap(({ index, text }, at) =>
      texts[at] === undefined || texts[at] === text ? [] : [{ index, text: texts[at] }],
    );
    await transcriptsRepo.rewriteSegments(tx, uploadId, changed);
  }

  /**
   * Gives a speaker another name, in the transcript and in all that was made of it. The name of another speaker makes one
   * of the two.
   * @throws {AppError} `not-found` also where no one has the old name, `not-ready`.
   */
  async renameSpeaker(
    actor: Actor,
    uploadId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const transcript = await lockEditable(tx, actor, uploadId);
      if (!transcript.complete) throw new AppError('not-ready');
      const renamed = await transcriptsRepo.renameSpeaker(tx, uploadId, from, to);
      if (renamed === 0) throw new AppError('not-found');
      await this.#deps.summaries.speakerRenamed(tx, uploadId, { from, to });
      await uploadsRepo.updateUpload(tx, uploadId, {});
    });
  }
}

/** @throws {AppError} `not-found` */
async function lockEditable(
  tx: Transaction,
  actor: Actor,
  uploadId: string,
): Promise<transcriptsRepo.Transcript> {
  const transcript = await transcriptsRepo.lockTranscript(tx, uploadId);
  if (!transcript) throw new AppError('not-found');
  await assertEditable(tx, actor, { ...transcript, textInputId: null });
  return transcript;
}

const measurements = ({ cutOff, seconds, waveform, received }: Measured) => ({
  durationSeconds: seconds,
  waveform,
  received,
  warning: cutOff ? 'cut-off' : null,
});
