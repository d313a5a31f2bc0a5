import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { deleteAccountJob } from './account-data.job.ts';
import type { AccountDeletion } from './deletion.service.ts';

export function accountDataJobs(deletion: AccountDeletion): Work[] {
  return [
    bindJob(
      deleteAccountJob,
      {
        run: ({ userId }) => deletion.finish(userId),
        exhausted: ({ userId }) => deletion.goOn(userId),
      },
      { concurrency: 1 },
    ),
  ];
}
