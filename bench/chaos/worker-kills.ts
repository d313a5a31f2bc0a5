import type { ChaosResult } from './result.ts';
import { takeWorkersAway } from './support/rolling-workers.ts';

/** Above the tries that a recording has; more than 10 deaths give a job up as the likely cause. */
const KILLS = 9;

/** Kills (SIGKILL) the worker that transcribes a recording, again and again. */
export async function run(count = KILLS): Promise<ChaosResult> {
  const outcome = await takeWorkersAway(count, (worker) => worker.killAlone());
  return { fault: 'worker killed in mid-recording (SIGKILL)', ...outcome };
}
