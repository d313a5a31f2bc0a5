import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { summarizeJob } from './job.ts';
import type { SummariesService } from './service.ts';
import type { SummarizingWork } from './service.work.ts';

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
        exhausted: ({ summaryId }) => service.fail(summaryId, 'summary-failed'),
      },
      { concurrency: Math.max(3, concurrency) },
    ),
  ];
}
