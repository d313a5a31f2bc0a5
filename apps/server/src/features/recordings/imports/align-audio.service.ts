import { type AudioFinding, isAudioUnderWay } from '@notelark/api/import-audio';
import type { ErrorCode } from '@notelark/api/errors';
import {
  compareInProcess,
  DecodeError,
  type Decoder,
  findVoices,
  placeInProcess,
  spreadWords,
  type Stretch,
  type TimedWord,
  TranscribeError,
  type Transcriber,
  transcribeRecording,
  type VoiceDetection,
} from '@notelark/speech';
import type { Database } from '../../../platform/database/client.ts';
import type { StoredAudio } from '../../../platform/database/schema/index.ts';
import type { Logger } from '../../../platform/log.ts';
import { abortWhenDeleted, RowDeletedError } from '../../../platform/queue/abort-when-deleted.ts';
import type { JobContext } from '../../../platform/queue/definition.ts';
import { FileMissingError, type FileStore } from '../../../ports/file-store.ts';
import { type FoundTimes, type ImportAudioService, plainFinding } from './import-audio.service.ts';
import {
  codeOfFault,
  MAX_RECORDING_SECONDS,
  measureRecording,
  postponementOf,
} from '../sources/media.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

interface Deps {
  db: Database;
  files: FileStore;
  decoder: Decoder;
  voice: VoiceDetection;
  transcriber: Transcriber;
  service: ImportAudioService;
  /** Makes the copy that the player plays. */
  playback: { run(uploadId: string, signal: AbortSignal): Promise<void> };
  /** Whether a text is in a language; null where that can't be said. */
  isWrittenIn: (text: string, language: string) => boolean | null;
  log: Logger;
}

/** Of a transcript: its lines in order, and the version that they are of. */
interface Lines {
  version: number;
  segments: transcriptsRepo.Segment[];
}

/** What was found in the sound. */
interface Heard {
  voices: Stretch[];
  /** Null where no recognizer worked. */
  words: TimedWord[] | null;
  /** Why none did. */
  without: AudioFinding | null;
  /** Whether the words show that this is another recording where few of them match: those of a draft engine don't. */
  isTelling: boolean;
}

/** A smaller share of the words was recognized, and the audio is of something else. A draft engine may mishear nearly all. */
const DIFFERS = 0.015;
/** A smaller share, and the times are no better than those of voice detection. */
const FEW = 0.03;
/** Fewer words say nothing of that. */
const LEAST_COMPARED = 30;
/** Less of the transcript has room in the sound, and it is not the whole recording. */
const LEAST_COVERED = 0.5;
/** A last line may be shown a little longer than the sound lasts, in seconds. */
const OVERRUN_SLACK = 2;
/** Steps of the progress that is stored. */
const STEP = 0.02;
/** Characters that the language is recognized by. */
const SAMPLE_CHARACTERS = 4_000;

/** The work on the audio of an imported transcript: decode it, make it playable, and find the lines in it. */
export class AlignAudioService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Works until the audio is ready or has failed for good. Idempotent. */
  async run(uploadId: string, audioId: string, { signal, lastTry }: JobContext): Promise<void> {
    const { db, service } = this.#deps;
    const isWanted = () => uploadsRepo.isAudioWanted(db, uploadId, audioId);
    try {
      await abortWhenDeleted(isWanted, signal, (wanted) => this.#work(uploadId, audioId, wanted));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RowDeletedError) return;
      const failure = failureOf(error, lastTry);
      if (!failure) throw postponementOf(error) ?? error;
      await service.fail(uploadId, audioId, failure);
    }
  }

  async #work(uploadId: string, audioId: string, signal: AbortSignal): Promise<void> {
    const { db, files, decoder, service, playback } = this.#deps;
    const checked = await this.#find(uploadId, audioId);
    if (checked?.audio.status === 'checking') {
      const measured = await files.withLocalFile(checked.fileKey, (path) =>
        measureRecording(decoder, path, signal),
      );
      if (!(await service.measured(uploadId, checked.audio, measured))) throw new RowDeletedError();
    }
    const upload = await this.#find(uploadId, audioId);
    if (!upload) return;
    await playback.run(uploadId, signal);
    const lines = await linesOf(db, uploadId);
    if (upload.audio.timed) await this.#compare(upload, lines, signal);
    else await this.#align(upload, lines, signal);
  }

  /** Null where there is nothing left to do. */
  async #find(uploadId: string, audioId: string): Promise<WithAudio | null> {
    const upload = await uploadsRepo.findUpload(this.#deps.db, uploadId);
    if (upload?.audio?.id !== audioId || !isAudioUnderWay(upload.audio)) return null;
    if (!upload.fileKey) throw new Error('the audio has no file');
    return { ...upload, audio: upload.audio, fileKey: upload.fileKey };
  }

  /** The lines have times of their own: they are kept, and what does not fit is said. */
  async #compare(upload: WithAudio, { segments }: Lines, signal: AbortSignal): Promise<void> {
    const { service } = this.#deps;
    const voices = await this.#findVoices(upload, signal);
    const seconds = upload.durationSeconds ?? 0;
    const lines = segments.map(({ start, end }) => ({ start, end }));
    const { beyond, overrun, offset } = await compareInProcess({ lines, voices, seconds }, signal);
    const findings: AudioFinding[] = [...upload.audio.findings];
    if (beyond > 1 - LEAST_COVERED) findings.push(plainFinding('too-short'));
    else if (voices.length === 0) findings.push(plainFinding('no-voice'));
    else if (overrun > OVERRUN_SLACK) findings.push({ code: 'overrun', seconds: overrun });
    if (offset !== null) findings.push({ code: 'offset', seconds: offset });
    await service.finish(upload.id, { ...upload.audio, findings, times: 'transcript' }, null);
  }

  /** The lines have no times: they get those of their words in the sound, or of its voices. */
  async #align(upload: WithAudio, read: Lines, signal: AbortSignal): Promise<void> {
    const { db, service } = this.#deps;
    const heard = await this.#listen(upload, read, signal);
    const findings = [...upload.audio.findings, ...(heard.without ? [heard.without] : [])];
    for (let lines = read; ; lines = await linesOf(db, upload.id)) {
      signal.throwIfAborted();
      const { found, finding } = await place(upload, lines, heard, signal);
      const audio = { ...upload.audio, findings: finding ? [...findings, finding] : findings };
      const placed = found && { ...found, version: lines.version };
      // Edited meanwhile: what was heard stays, the lines are placed again.
      if (await service.finish(upload.id, audio, placed)) return;
    }
  }

  async #listen(upload: WithAudio, { segments }: Lines, signal: AbortSignal): Promise<Heard> {
    const { service, transcriber, log } = this.#deps;
    const voices = await this.#findVoices(upload, signal);
    const nothing = { voices, words: null, isTelling: false };
    if (voices.length === 0) return { ...nothing, without: null };
    const without = await this.#whyUnrecognized(upload, segments);
    if (without !== null) return { ...nothing, without };
    try {
      const words = await this.#recognize(upload, signal);
      return { voices, words, isTelling: !transcriber.engine.draft, without: null };
    } catch (error) {
      if (!(error instanceof TranscribeError) || error.retry) throw error;
      await service.releaseMinutes(upload.audio.id);
      log.warn({ err: error, uploadId: upload.id }, 'lines are placed without a recognizer');
      return { ...nothing, without: plainFinding('engine-failed') };
    }
  }

  /** Shows no progress: a recognizer takes far longer. */
  async #findVoices({ fileKey }: WithAudio, signal: AbortSignal): Promise<Stretch[]> {
    const { files, decoder, voice } = this.#deps;
    return await files.withLocalFile(fileKey, (path) =>
      findVoices(decode(decoder, path, signal), voice),
    );
  }

  /** Null where a recognizer can be used; its minutes are held then. */
  async #whyUnrecognized(
    upload: WithAudio,
    segments: readonly transcriptsRepo.Segment[],
  ): Promise<AudioFinding | null> {
    const { db, transcriber, service } = this.#deps;
    if (transcriber.engine.id === 'none') return plainFinding('no-engine');
    const only = transcriber.onlyLanguage;
    const known = (await transcriptsRepo.findHead(db, upload.id))?.language ?? null;
    if (only !== null && !this.#isIn(only, known, segments)) return plainFinding('other-language');
    const seconds = upload.durationSeconds ?? 0;
    const reserved = await service.reserveMinutes(upload, upload.audio.id, seconds);
    return reserved ? null : plainFinding('no-minutes');
  }

  #isIn(
    language: string,
    known: string | null,
    segments: readonly transcriptsRepo.Segment[],
  ): boolean {
    if (known !== null) return known === language;
    const sample = segments.map(({ text }) => text).join(' ');
    return this.#deps.isWrittenIn(sample.slice(0, SAMPLE_CHARACTERS), language) !== false;
  }

  async #recognize(upload: WithAudio, signal: AbortSignal): Promise<TimedWord[]> {
    const { db, files, decoder, voice, transcriber } = this.#deps;
    const language = (await transcriptsRepo.findHead(db, upload.id))?.language ?? undefined;
    const onProgress = this.#reporter(upload);
    const words: TimedWord[] = [];
    await files.withLocalFile(upload.fileKey, (path) =>
      transcribeRecording({
        pcm: decode(decoder, path, signal),
        voice,
        transcriber,
        language,
        signal,
        onSegments: async (segments, until) => {
          for (const segment of segments) words.push(...(segment.words ?? spreadWords(segment)));
          await onProgress(until);
        },
      }),
    );
    return words;
  }

  /** Stores how far the work is, now and then. @throws {RowDeletedError} where the audio was removed */
  #reporter({ id, audio, durationSeconds }: WithAudio): (seconds: number) => Promise<void> {
    const { db } = this.#deps;
    let told = 0;
    return async (seconds) => {
      const progress = Math.min(1, seconds / Math.max(1, durationSeconds ?? 0));
      if (progress - told < STEP) return;
      told = progress;
      if (!(await uploadsRepo.updateAudio(db, id, { ...audio, progress })))
        throw new RowDeletedError();
    };
  }
}

type WithAudio = uploadsRepo.Upload & { audio: StoredAudio; fileKey: string };

const decode = (decoder: Decoder, path: string, signal: AbortSignal) =>
  decoder.decode(path, { maxSeconds: MAX_RECORDING_SECONDS, signal }).pcm;

async function linesOf(db: Database, uploadId: string): Promise<Lines> {
  const head = await transcriptsRepo.findHead(db, uploadId);
  return { version: head?.version ?? 0, segments: await transcriptsRepo.segmentsOf(db, uploadId) };
}

/** Times for the lines, or why they get none. */
async function place(
  { durationSeconds }: WithAudio,
  { segments }: Lines,
  { voices, words, isTelling }: Heard,
  signal: AbortSignal,
): Promise<{ found: FoundTimes | null; finding: AudioFinding | null }> {
  const texts = segments.map(({ text }) => text);
  if (voices.length === 0) return { found: null, finding: plainFinding('no-voice') };
  const sound = { voices, words: words ?? [], seconds: durationSeconds ?? 0 };
  const { turns, matched, compared, covered } = await placeInProcess({ texts, sound }, signal);
  if (isTelling && matched < DIFFERS && compared >= LEAST_COMPARED)
    return { found: null, finding: plainFinding('differs') };
  if (covered < LEAST_COVERED) return { found: null, finding: plainFinding('too-short') };
  const isHeard = words !== null && matched >= FEW;
  const finding = words && !isHeard ? plainFinding('few-words') : null;
  const lines = segments.flatMap(({ index }, at) => {
    const turn = turns[at];
    return turn ? [{ index, ...turn, approximate: turn.approximate || !isHeard }] : [];
  });
  return { found: { times: isHeard ? 'words' : 'voice', lines }, finding };
}

function failureOf(error: unknown, lastTry: boolean): ErrorCode | null {
  if (error instanceof DecodeError) return codeOfFault[error.fault];
  if (error instanceof FileMissingError && lastTry) return 'file-gone';
  return null;
}
