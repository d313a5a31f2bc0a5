import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  webhooks: { sweep(): Promise<void> };
}

/** Forgets deliveries of more than 30 days ago; daily. */
export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '23 4 * * *',
  run: ({ webhooks }: Deps) => webhooks.sweep(),
});
