import { runTask } from '@notelark/toolkit/task';
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

/** What the process is asked. */
export type AlignmentTask = Placing | Comparing;

const CHILD = new URL('./alignment.child.ts', import.meta.url);
/** Of twelve hours of talk, in MiB: some 130,000 words. */
const HEAP = 1_024;

/** See `placeTurns`; off the event loop. */
export const placeInProcess = (task: Placing, signal?: AbortSignal): Promise<PlacedTurns> =>
  runTask(CHILD, task, { heapMb: HEAP, signal });

/** See `compareTimes`; off the event loop. */
export const compareInProcess = (task: Comparing, signal?: AbortSignal): Promise<ComparedTimes> =>
  runTask(CHILD, task, { heapMb: HEAP, signal });
