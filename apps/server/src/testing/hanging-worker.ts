import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { transcriptSegments } from '../platform/database/schema/index.ts';
import type { TestApp } from './app.ts';
import { forkProduct } from './child-product.ts';

const CHILD = fileURLToPath(new URL('hanging-worker.child.ts', import.meta.url));

/** Where a worker may be killed: its kinds of work, in the order in which a recording goes through them. */
export const hangingStages = ['decoding', 'transcribing', 'summarizing'] as const;
export type HangingStage = (typeof hangingStages)[number];

export const isHangingStage = (text: string): text is HangingStage =>
  hangingStages.some((stage) => stage === text);

/**
 * Starts a worker on the test's product that hangs in a stage, and kills it, with no time to clean up, once it is there.
 * @param settings of the product, where it has any
 */
export async function workerKilledIn(
  stage: HangingStage,
  app: TestApp,
  settings: Record<string, string> = {},
): Promise<void> {
  const child = forkProduct(CHILD, [stage, app.databaseUrl, app.dataDir], settings);
  const ended = once(child, 'exit');
  const [first] = await Promise.race([once(child, 'message'), ended]);
  if (first !== 'reached') throw new Error(`the worker ended with ${first} before ${stage}`);
  if (stage === 'transcribing') await untilSaved(app);
  child.kill('SIGKILL');
  await ended;
}

/** The first clip is saved while the second one is heard already. */
async function untilSaved(app: TestApp): Promise<void> {
  while ((await app.db.$count(transcriptSegments)) === 0) await pause(20);
}
