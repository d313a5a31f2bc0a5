import { runInThread } from '@notelark/toolkit/thread';
import type { Stretch } from '../recording/recording.ts';
import type { ComparedTimes } from './compare-times.ts';
import type { PlacedTurns, Sound } from './place-turns.ts';

interface Placing {
  /** Of the turns. */
  texts: readonly string[];
  sound: Sound;
}

interface Comparing {
  lines: readonly Stretch[];
  voices: readonly Stretch[];
  /** Length of the sound. */
  seconds: number;
}

/** What the thread is asked. */
export type AlignmentTask = Placing | Comparing;

const THREAD = new URL('./alignment.thread.ts', import.meta.url);
/** Of twelve hours of talk, in MiB: some 130,000 words. */
const HEAP = 1_024;

/** See `placeTurns`; off the event loop. */
export const placeInThread = (task: Placing, signal?: AbortSignal): Promise<PlacedTurns> =>
  runInThread(THREAD, task, { heapMb: HEAP, signal });

/** See `compareTimes`; off the event loop. */
export const compareInThread = (task: Comparing, signal?: AbortSignal): Promise<ComparedTimes> =>
  runInThread(THREAD, task, { heapMb: HEAP, signal });
