import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  issues: { deliver(issueId: string, subscriberId: string): Promise<void> };
}

/** Sends an issue to one subscriber, who may have left since it was enqueued. */
export const deliverIssue = defineJob({
  name: 'newsletter-deliver-issue',
  payload: z.object({ issueId: z.uuid(), subscriberId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  concurrency: 2,
  run: ({ issues }: Deps, { issueId, subscriberId }) => issues.deliver(issueId, subscriberId),
});
