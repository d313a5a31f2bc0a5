import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/queue/definition.ts';

interface Deps {
  feeds: { checkDue(signal: AbortSignal): Promise<void> };
  links: { sweep(): Promise<void> };
}

/** Looks for new episodes of the podcasts whose turn it is; the queue lets one process look. */
export const followFeeds = defineJob({
  name: 'follow-feeds',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 3000,
  concurrency: 1,
  cron: '12 * * * *',
  run: async ({ feeds, links }: Deps, _payload, { signal }: JobContext) => {
    await links.sweep();
    await feeds.checkDue(signal);
  },
});
