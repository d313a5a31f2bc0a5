import type { ErrorCode } from '@notelark/api/errors';
import { z } from 'zod';
import { defineJob, type JobContext } from '../../../platform/queue/definition.ts';

interface Deps {
  work: { run(summaryId: string, context: JobContext): Promise<void> };
  service: {
    fail(summaryId: string, code: ErrorCode): Promise<void>;
    postponed(summaryId: string, until: Date): Promise<void>;
  };
}

/** Makes one summary of a source that is complete. */
export const summarize = defineJob({
  name: 'summaries-summarize',
  payload: z.object({ summaryId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 2,
  expireInSeconds: 4 * 3600,
  perOwnerConcurrency: 2,
  // So that one owner's two summaries never take every slot.
  concurrency: 3,
  run: ({ work }: Deps, { summaryId }, context) => work.run(summaryId, context),
  // A language model that stays busy for hours is replaced: the last try uses the embedded engine.
  exhausted: ({ work, service }, { summaryId }, why, signal) =>
    why === 'waited'
      ? work.run(summaryId, { signal, lastTry: true })
      : service.fail(summaryId, 'summary-failed'),
  postponed: ({ service }, { summaryId }, until) => service.postponed(summaryId, until),
});
