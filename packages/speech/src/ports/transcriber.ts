/** What made a transcript; shown on the page. */
interface SpeechEngine {
  /** Stable id: `whisper`, `pocketsphinx`, `openai`, or `none` where no engine is there (see MissingEngineError). */
  id: string;
  /** For people, e.g. `Whisper base.en`. */
  label: string;
  /** True where the text is a draft by the engine's nature (PocketSphinx): the page then says so. */
  draft: boolean;
}

/** A word with its time, in seconds from the start of the clip. */
export interface TimedWord {
  text: string;
  start: number;
  end: number;
  /** How sure the engine is of it, 0 to 1; undefined where it doesn't say. */
  confidence?: number;
}

/** A run of speech with its time, in seconds from the start of the clip. `text` is trimmed and never empty. */
export interface TimedText {
  text: string;
  start: number;
  end: number;
  words?: TimedWord[];
  /** How sure the engine is of the words, 0 to 1; undefined where it doesn't say. */
  confidence?: number;
}

/**
 * Whose turn is next at a busy engine. `live`: a user reads along. `batch`: the rest. `preview`: worth something at once
 * or not at all, so a busy engine refuses it (a TranscribeError that is not to be retried).
 */
export type ClipPriority = 'live' | 'batch' | 'preview';

export interface Clip {
  /** 16 kHz mono PCM, at least 0.1 s, at most `maxClipSeconds` of the engine. */
  pcm: Int16Array;
  /** BCP 47 primary tag, or undefined to let the engine detect it. An engine that does not know it writes what it can. */
  language?: string;
  /** Names and terms that may be said, the most useful first. Engines that take none ignore them; others take what fits. */
  terms?: readonly string[];
  /** Default `batch`. */
  priority?: ClipPriority;
  signal?: AbortSignal;
}

export interface Transcription {
  /** In order of time, inside the clip, without overlap; empty where nothing was said. */
  segments: TimedText[];
  /** Primary tag of the language heard, where the engine says. */
  language: string | null;
}

/** The engine failed. `retry` says whether the same clip may succeed later (busy, timeout) or never will (refused). */
export class TranscribeError extends Error {
  readonly retry: boolean;
  /** Not before this many seconds, where the server said so (Retry-After). */
  readonly retryAfterSeconds: number | null;
  /** No answer came, or none of the engine itself: other clips would fail there as well. */
  readonly unreachable: boolean;
  constructor(
    message: string,
    options: ErrorOptions & { retry: boolean; retryAfterSeconds?: number; unreachable?: boolean },
  ) {
    super(message, options);
    this.name = 'TranscribeError';
    this.retry = options.retry;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.unreachable = options.unreachable ?? false;
  }
}

/**
 * What is missing, each with its own sentence for the user: `engine`, any at all (`auto` found none); `model`, Whisper's
 * file; `program`, PocketSphinx; `server`, the address of the speech server.
 */
export type MissingPart = 'engine' | 'model' | 'program' | 'server';

/** Nothing can be transcribed on this installation until an engine is set up. The product runs all the same. */
export class MissingEngineError extends TranscribeError {
  readonly missing: MissingPart;
  constructor(missing: MissingPart, message: string) {
    super(message, { retry: false });
    this.name = 'MissingEngineError';
    this.missing = missing;
  }
}

/**
 * Turns speech into timed text, a clip at a time. Clips are independent, so several may be under way at once; an engine
 * queues what is above its `concurrency`.
 */
export interface Transcriber {
  readonly engine: SpeechEngine;
  /** Primary tag of the language that it writes whatever is spoken; null where it knows several. */
  readonly onlyLanguage: string | null;
  /** How many clips are worth having under way at once on this machine. */
  readonly concurrency: number;
  /** Longest clip in seconds that the engine takes, as far as it is known by now; the segmenter cuts below it. */
  readonly maxClipSeconds: number;
  /**
   * Longest pause in seconds that is better left inside a clip than cut out: an engine that charges for each clip, in
   * time or in requests, wants fewer and longer ones.
   */
  readonly maxPauseSeconds: number;
  /**
   * @throws {TranscribeError} when the engine fails; the AbortSignal's reason when cancelled (within a second, also in
   * the middle of a clip).
   */
  transcribe(clip: Clip): Promise<Transcription>;
  /** Ends child processes. No call afterwards. */
  close(): Promise<void>;
}
