import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { finishTransferJob, retentionJob, sweepJob } from './recordings.job.ts';
import type { RetentionService } from './retention.service.ts';
import type { SweepService } from './sweep.service.ts';
import type { TransferService } from './transfers.service.ts';

interface Services {
  transfers: TransferService;
  sweep: SweepService;
  retention: RetentionService;
}

const nobodyToTell = async (): Promise<void> => {};

export function libraryJobs({ transfers, sweep, retention }: Services): Work[] {
  return [
    bindJob(
      finishTransferJob,
      { run: ({ transferId }) => transfers.completeUnasked(transferId), exhausted: nobodyToTell },
      { concurrency: 2 },
    ),
    bindJob(
      sweepJob,
      { run: () => sweep.run(), exhausted: nobodyToTell },
      { concurrency: 1, cron: '23 * * * *' },
    ),
    bindJob(
      retentionJob,
      { run: () => retention.run(), exhausted: nobodyToTell },
      { concurrency: 1, cron: '41 3 * * *' },
    ),
  ];
}
