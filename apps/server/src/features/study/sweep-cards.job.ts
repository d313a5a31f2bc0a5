import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  study: { sweep(): Promise<void> };
}

/** Deletes cards that were never approved and whose recording is gone; daily. */
export const sweepCards = defineJob({
  name: 'sweep-cards',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '47 4 * * *',
  run: ({ study }: Deps) => study.sweep(),
});
