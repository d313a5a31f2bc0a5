import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

/** Makes one summary of a source that is there. */
export const summarizeJob = defineJob({
  name: 'summaries-summarize',
  payload: z.object({ summaryId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 2,
  expireInSeconds: 4 * 3600,
  perOwnerConcurrency: 2,
});
