import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';
import { bindJob, type Work } from '../../platform/queue/queue.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Forgets the addresses that were entered in the newsletter box and never confirmed. */
const sweepNewsletter = defineJob({
  name: 'sweep-newsletter',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
});

export function contactJobs(newsletter: NewsletterService): Work[] {
  return [
    bindJob(
      sweepNewsletter,
      { run: () => newsletter.sweep(), exhausted: async () => {} },
      { concurrency: 1, cron: '23 * * * *' },
    ),
  ];
}
