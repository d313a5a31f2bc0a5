import type { ErrorCode } from '@notelark/api/errors';
import type { Database } from '../../../platform/database/client.ts';
import type { StoredWord } from '../../../platform/database/schema/index.ts';
import type { Logger } from '../../../platform/log.ts';
import {
  DecodeError,
  MissingEngineError,
  type Decoder,
  type Diarizer,
  type Stretch,
  type TimedText,
  type TimedWord,
  TranscribeError,
  type Transcriber,
  type VoiceDetection,
  transcribeRecording,
} from '@notelark/speech';
import { FileMissingError, type FileStore } from '../../../ports/file-store.ts';
import {
  codeOfFault,
  isMinutesUsedUp,
  MAX_RECORDING_SECONDS,
  measureRecording,
  postponementOf,
} from '../sources/media.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';
import type { TranscriptionService } from './transcripts.service.ts';
import { withSpeakers } from './speakers.ts';
import type { JobContext } from '../../../platform/queue/definition.ts';
import { RowDeletedError, abortWhenDeleted } from '../../../platform/queue/abort-when-deleted.ts';

/** What a speech engine should know of its speakers' words. */
interface ExpectedTerms {
  /** Names and terms of a user, the most useful first. */
  promptTerms(userId: string): Promise<string[]>;
}

interface Deps {
  db: Database;
  files: FileStore;
  decoder: Decoder;
  voice: VoiceDetection;
  transcriber: Transcriber;
  /** Null where nothing can tell speakers apart. */
  diarizer: Diarizer | null;
  service: TranscriptionService;
  vocabulary: ExpectedTerms;
  log: Logger;
  /** Hears how fast the engine was: seconds of work for a second of sound. */
  onRealTimeFactor: (factor: number) => void;
}

/** The work of making a transcript: measure, transcribe, complete. Goes on where an earlier try stopped. */
export class TranscribeService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Works until the transcript is complete, or has failed for good. Idempotent.
   * @throws {PostponedError} when the engine says when to come back; what may pass, for the queue to try again; the signal's
   * reason.
   */
  async run(uploadId: string, { signal, lastTry }: JobContext): Promise<void> {
    const { db, service } = this.#deps;
    const upload = await uploadsRepo.findUpload(db, uploadId);
    if (!upload || upload.status === 'transcribed' || upload.status === 'failed') return;
    if (!upload.fileKey) return await service.fail(upload, 'file-gone');
    const isWanted = () => uploadsRepo.isUploadWanted(db, uploadId);
    try {
      await abortWhenDeleted(isWanted, signal, (wanted) => this.#workOn(upload, wanted));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RowDeletedError) return;
      const failure = finalFailure(error) ?? (lastTry ? missingFile(error) : null);
      if (!failure) throw postponementOf(error) ?? error;
      await service.fail(upload, failure, { cause: error });
    }
  }

  async #workOn(upload: uploadsRepo.Upload, signal: AbortSignal): Promise<void> {
    await this.#deps.files.withLocalFile(upload.fileKey ?? '', async (path) => {
      const seconds = upload.durationSeconds ?? (await this.#measure(upload, path, signal));
      if (seconds !== null) await this.#transcribe(upload, path, seconds, signal);
    });
  }

  /** The length in seconds; null where it is more than the owner has left: then nothing is spent on the recording. */
  async #measure(
    upload: uploadsRepo.Upload,
    path: string,
    signal: AbortSignal,
  ): Promise<number | null> {
    const { db, decoder, service } = this.#deps;
    if (!(await uploadsRepo.moveOn(db, upload.id, 'decoding'))) throw new RowDeletedError();
    const measured = await measureRecording(decoder, path, signal);
    try {
      await service.settle(upload, measured);
      return measured.seconds;
    } catch (error) {
      const failure = finalFailure(error);
      if (!failure) throw error;
      await service.fail(upload, failure, { measured });
      return null;
    }
  }

  async #transcribe(
    upload: uploadsRepo.Upload,
    path: string,
    seconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { db, decoder, transcriber, voice, service } = this.#deps;
    const transcript = await db.transaction((tx) =>
      transcriptsRepo.openTranscript(tx, upload, transcriber.engine),
    );
    if (!(await uploadsRepo.moveOn(db, upload.id, 'transcribing'))) throw new RowDeletedError();
    let from = transcript.savedSeconds;
    const onSegments = async (segments: TimedText[], until: number, clip: Stretch | null) => {
      await this.#save(upload, segments, { from, until, clip }, seconds);
      from = until;
    };
    let { language } = transcript;
    if (from < seconds) {
      const range = { maxSeconds: MAX_RECORDING_SECONDS, fromSeconds: from, signal };
      const { pcm } = decoder.decode(path, range);
      const spoken = upload.spokenLanguage ?? undefined;
      const terms = await this.#deps.vocabulary.promptTerms(upload.userId);
      const input = {
        pcm,
        voice,
        transcriber,
        language: spoken,
        terms,
        fromSeconds: from,
        signal,
        onSegments,
      };
      const started = performance.now();
      language = (await transcribeRecording(input)).language ?? language;
      const worked = (performance.now() - started) / 1_000;
      this.#deps.onRealTimeFactor(worked / (seconds - transcript.savedSeconds));
    }
    await this.#tellSpeakersApart(upload, path, seconds, signal);
    await service.complete(upload, language);
  }

  /** Says of each segment who speaks. Without it a transcript is as good as finished, so its failure is only noted. */
  async #tellSpeakersApart(
    upload: uploadsRepo.Upload,
    path: string,
    seconds: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { db, decoder, diarizer, log } = this.#deps;
    if (diarizer === null || seconds > diarizer.maxSeconds) return;
    try {
      const { pcm } = decoder.decode(path, { maxSeconds: MAX_RECORDING_SECONDS, signal });
      const turns = await diarizer.diarize(pcm, signal);
      await db.transaction(async (tx) => {
        if (!(await uploadsRepo.lockUpload(tx, upload.id))) throw new RowDeletedError();
        const segments = withSpeakers(await transcriptsRepo.spokenSegmentsOf(tx, upload.id), turns);
        await transcriptsRepo.replaceSegments(tx, upload.id, segments);
        await uploadsRepo.updateUpload(tx, upload.id, {});
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RowDeletedError) throw error;
      log.warn({ err: error, uploadId: upload.id }, 'speakers were not told apart');
    }
  }

  /** What has been transcribed is safe, and readable, from here on. */
  async #save(
    upload: uploadsRepo.Upload,
    segments: TimedText[],
    stretch: { from: number; until: number; clip: Stretch | null },
    seconds: number,
  ): Promise<void> {
    const { db } = this.#deps;
    const progress = Math.min(1, stretch.until / seconds);
    const saved = await db.transaction(async (tx) => {
      const appended = await transcriptsRepo.appendSegments(
        tx,
        upload.id,
        stretch,
        segments.map(({ start, end, text, words, confidence }) => ({
          start,
          end,
          text,
          ...(confidence !== undefined && { confidence }),
          ...(words && {
            words: words.map(storedWord),
          }),
        })),
      );
      if (appended) await uploadsRepo.updateUpload(tx, upload.id, { progress });
      return appended;
    });
    if (saved) return;
    if (!(await uploadsRepo.isUploadWanted(db, upload.id))) throw new RowDeletedError();
    throw new Error('another worker goes on with this transcript');
  }
}

const storedWord = ({ text, start, end, confidence }: TimedWord): StoredWord => ({
  t: text,
  s: start,
  e: end,
  ...(confidence !== undefined && { c: confidence }),
});

/** A store that is not mounted yet, or shared with a delay, has the file at a later try; the log of each says that it was missing. */
const missingFile = (error: unknown): ErrorCode | null =>
  error instanceof FileMissingError ? 'file-gone' : null;

/** Why a transcription has failed for good; null where another try may succeed. */
function finalFailure(error: unknown): ErrorCode | null {
  if (error instanceof DecodeError) return codeOfFault[error.fault];
  if (error instanceof MissingEngineError) return 'speech-unavailable';
  if (error instanceof TranscribeError) return error.retry ? null : 'speech-failed';
  if (isMinutesUsedUp(error)) return error.code;
  return null;
}
