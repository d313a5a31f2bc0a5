import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  overview: { sweep(): Promise<void> };
}

/** Forgets what administrators did more than a year ago; daily. */
export const sweepLog = defineJob({
  name: 'sweep-installation-log',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '41 3 * * *',
  run: ({ overview }: Deps) => overview.sweep(),
});
