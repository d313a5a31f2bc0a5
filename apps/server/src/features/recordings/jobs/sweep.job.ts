import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  sweep: { run(): Promise<void> };
}

/** Clears unfinished transfers and unreferenced files; hourly. */
export const sweepRecordings = defineJob({
  name: 'library-sweep',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
  concurrency: 1,
  cron: '23 * * * *',
  run: ({ sweep }: Deps) => sweep.run(),
});
