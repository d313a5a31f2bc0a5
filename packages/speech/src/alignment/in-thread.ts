import { runInThread } from '@notelark/toolkit/thread';
import type { TimedWord } from '../ports/transcriber.ts';
import type { Stretch } from '../recording/recording.ts';
import type { ComparedTimes } from './compare-times.ts';
import type { PlacedByVoice } from './place-by-voice.ts';
import type { PlacedByWords } from './place-by-words.ts';

interface ByWords {
  turns: readonly string[];
  words: readonly TimedWord[];
  /** Length of the sound. */
  seconds: number;
}

interface ByVoices {
  turns: readonly string[];
  voices: readonly Stretch[];
  seconds: number;
}

interface Compared {
  lines: readonly Stretch[];
  voices: readonly Stretch[];
  seconds: number;
}

/** What the thread is asked. */
export type AlignmentTask =
  | ({ kind: 'words' } & ByWords)
  | ({ kind: 'voices' } & ByVoices)
  | ({ kind: 'times' } & Compared);

const THREAD = new URL('./alignment.thread.ts', import.meta.url);
/** Of twelve hours of talk, in MiB: some 130,000 words. */
const HEAP = 1_024;

const ask = <Answer>(task: AlignmentTask, signal?: AbortSignal): Promise<Answer> =>
  runInThread<Answer>(THREAD, task, { heapMb: HEAP, signal });

/** See `placeByWords`; off the event loop. */
export const alignWords = (input: ByWords, signal?: AbortSignal): Promise<PlacedByWords> =>
  ask({ kind: 'words', ...input }, signal);

/** See `placeByVoice`; off the event loop. */
export const alignVoices = (input: ByVoices, signal?: AbortSignal): Promise<PlacedByVoice> =>
  ask({ kind: 'voices', ...input }, signal);

/** See `compareTimes`; off the event loop. */
export const alignTimes = (input: Compared, signal?: AbortSignal): Promise<ComparedTimes> =>
  ask({ kind: 'times', ...input }, signal);
