import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  newsletter: { sweep(): Promise<void> };
}

/** Deletes addresses that were entered in the newsletter box and never confirmed; hourly. */
export const sweepNewsletter = defineJob({
  name: 'sweep-newsletter',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '23 * * * *',
  run: ({ newsletter }: Deps) => newsletter.sweep(),
});
