import type { ClipPriority, TimedText, Transcriber, Transcription } from '../ports/transcriber.ts';
import type { VoiceDetection } from '../ports/voice-detector.ts';
import type { SpeechClip } from './held-frames.ts';
import { inOrder } from './in-order.ts';
import { createLanguageTally, type HeardLanguages, type LanguageTally } from './language.ts';
import { type Pause, realPause, withRetries } from './retry.ts';
import { type SpeechStep, speechClips } from './speech-clips.ts';

/** Clips that wait finished behind a slow one, for each that is under way: enough to keep all engines busy. */
const CLIPS_PER_LANE = 2;

/** In seconds from the start of the recording. */
export interface Stretch {
  start: number;
  end: number;
}

export interface RecordingInput {
  /** 16 kHz mono PCM from `fromSeconds` on. */
  pcm: AsyncIterable<Int16Array>;
  voice: Pick<VoiceDetection, 'start'>;
  transcriber: Transcriber;
  /** Primary tag; undefined: detected. */
  language?: string | undefined;
  /** Names and terms that may be said, the most useful first. */
  terms?: readonly string[] | undefined;
  /** Of what came before `pcm` in the same recording. */
  heard?: HeardLanguages | undefined;
  /** Where the stream begins in the recording, in seconds: what was handed out before a crash is not done again. */
  fromSeconds?: number;
  /** Whose turn is next at a busy engine; default `batch`. */
  priority?: ClipPriority;
  signal: AbortSignal;
  /**
   * Takes what is finished, in order of time, with times from the start of the recording; may be empty. All before
   * `progressSeconds` is handed out: the `fromSeconds` to resume at. Nothing more is handed out until it settles.
   * `clip`: the stretch that the engine was given; null where there was only silence since the last call.
   */
  onSegments: (
    segments: TimedText[],
    progressSeconds: number,
    clip: Stretch | null,
  ) => Promise<void> | void;
  pause?: Pause;
}

export interface RecordingSummary {
  /** Where the stream ended: the length of the recording in seconds. */
  seconds: number;
  /** How much of the stream (not of what came before `fromSeconds`) was speech. */
  speechSeconds: number;
  /**
   * The one that the engine wrote most of the speech in: not always the one given, which an engine may not know. Null if
   * none was given and the engine does not say.
   */
  language: string | null;
  heard: HeardLanguages;
}

interface Piece {
  transcription: Transcription;
  start: number;
  until: number;
  speechSeconds: number;
}

/**
 * Transcribes a recording while it is still being decoded: finds the speech, keeps the engine's workers busy, and hands
 * out segments in order as they are finished. A clip that failed with a passing fault is tried again; one that fails for
 * good ends it all, and what was handed out stays.
 * @throws {TranscribeError} of such a clip; the error of `pcm`, once all before it is handed out; the signal's reason.
 */
export async function transcribeRecording(input: RecordingInput): Promise<RecordingSummary> {
  const { fromSeconds = 0, transcriber } = input;
  const stop = new AbortController();
  const signal = AbortSignal.any([input.signal, stop.signal]);
  const heard = createLanguageTally(input.heard);
  const steps = speechClips(input.pcm, input.voice, transcriber);
  const work = (step: SpeechStep): Promise<Piece> => workOn(step, input, heard, signal);
  const width = transcriber.concurrency * CLIPS_PER_LANE;
  let seconds = fromSeconds;
  let speechSeconds = 0;
  try {
    for await (const piece of inOrder(steps, width, work, signal)) {
      seconds = fromSeconds + piece.until;
      speechSeconds += piece.speechSeconds;
      const start = fromSeconds + piece.start;
      const clip = piece.until > piece.start ? { start, end: seconds } : null;
      await input.onSegments(shift(piece, start), seconds, clip);
    }
  } finally {
    stop.abort(new Error('the recording is finished with'));
  }
  const language = transcriber.onlyLanguage ?? heard.main() ?? input.language ?? null;
  return { seconds, speechSeconds, language, heard: heard.heard() };
}

async function workOn(
  step: SpeechStep,
  input: RecordingInput,
  heard: LanguageTally,
  signal: AbortSignal,
): Promise<Piece> {
  if ('clip' in step) return await transcribeClip(step.clip, input, heard, signal);
  const nothing: Transcription = { segments: [], language: null };
  const { silentUntil } = step;
  return { transcription: nothing, start: silentUntil, until: silentUntil, speechSeconds: 0 };
}

async function transcribeClip(
  { pcm, start, end, speechSeconds }: SpeechClip,
  { transcriber, language, terms = [], priority = 'batch', pause = realPause }: RecordingInput,
  heard: LanguageTally,
  signal: AbortSignal,
): Promise<Piece> {
  const transcription = await withRetries(
    async () => {
      const known = language ?? heard.settled();
      const clip = { pcm, signal, priority, ...(terms.length > 0 && { terms }) };
      return await transcriber.transcribe({ ...clip, ...(known && { language: known }) });
    },
    signal,
    pause,
  );
  heard.add(transcription.language, speechSeconds);
  return { transcription, start, until: end, speechSeconds };
}

/** From times inside a clip to times in the recording. */
function shift({ transcription }: Piece, seconds: number): TimedText[] {
  return transcription.segments.map((segment) => ({
    ...segment,
    start: segment.start + seconds,
    end: segment.end + seconds,
    ...(segment.words && {
      words: segment.words.map((word) => ({
        ...word,
        start: word.start + seconds,
        end: word.end + seconds,
      })),
    }),
  }));
}
