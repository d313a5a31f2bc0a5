import { bindJob, type Work } from '../../../platform/queue/queue.ts';
import { summarizeJob } from './summaries.job.ts';
import type { SummariesService } from '../summaries.service.ts';
import type { SummarizingWork } from './summarize.service.ts';

/** @param concurrency summaries that a process works on at once; at least 3, so that one owner's never take all. */
export function summaryJobs(
  { service, work }: { service: SummariesService; work: SummarizingWork },
  concurrency: number,
): Work[] {
  return [
    bindJob(
      summarizeJob,
      {
        run: ({ summaryId }, context) => work.run(summaryId, context),
        // A model that has no room for hours is done without.
        exhausted: ({ summaryId }, why, signal) =>
          why === 'waited'
            ? work.run(summaryId, { signal, lastTry: true })
            : service.fail(summaryId, 'summary-failed'),
        postponed: ({ summaryId }, until) => service.postponed(summaryId, until),
      },
      { concurrency: Math.max(3, concurrency) },
    ),
  ];
}
