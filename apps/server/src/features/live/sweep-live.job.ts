import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  notes: { sweep(): Promise<void> };
}

/** Removes live recordings that were never saved; daily. */
export const sweepLive = defineJob({
  name: 'live-sweep',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '53 3 * * *',
  run: ({ notes }: Deps) => notes.sweep(),
});
