import { setTimeout as sleep } from 'node:timers/promises';
import { TranscribeError } from '../ports/transcriber.ts';

/** Pauses in seconds before the second and each further try. */
const PAUSES = [1, 4, 16];
/** A server that wants us to wait longer than this, in seconds, gets its rest: the whole job is postponed. */
const LONGEST_PAUSE = 120;

/** Waits; rejects with the signal's reason when it is aborted. */
export type Pause = (seconds: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = async (seconds, signal) => {
  await sleep(seconds * 1_000, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
};

/**
 * Repeats what failed with a passing fault: with growing pauses, never sooner than the server allows.
 * @throws what the last try threw, or at once what is not worth another one.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  pause: Pause,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const planned = PAUSES[tries];
      if (!(error instanceof TranscribeError && error.retry) || planned === undefined) throw error;
      const seconds = Math.max(planned, error.retryAfterSeconds ?? 0);
      if (seconds > LONGEST_PAUSE) throw error;
      await pause(seconds, signal);
    }
  }
}
