import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  issues: { distribute(issueId: string): Promise<void> };
}

/** Makes a job for each subscriber of an issue. Begun again, it goes on with those that have none yet. */
export const sendIssue = defineJob({
  name: 'newsletter-send-issue',
  payload: z.object({ issueId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 3600,
  concurrency: 1,
  run: ({ issues }: Deps, { issueId }) => issues.distribute(issueId),
});
