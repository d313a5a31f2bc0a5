import type { ChaosResult } from './result.ts';
import { takeWorkersAway } from './support/rolling-workers.ts';

const STOPS = 20;

/** Stops (SIGTERM) the worker that transcribes a recording, again and again, as a series of deploys does. */
export async function run(count = STOPS): Promise<ChaosResult> {
  const outcome = await takeWorkersAway(count, async (worker) => void (await worker.stop()));
  return { fault: 'worker stopped in mid-recording (SIGTERM)', ...outcome };
}
