import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { deleteFilesJob } from './files.job.ts';
import type { FileService } from './files.service.ts';

export function fileJobs(service: FileService): Work[] {
  return [
    bindJob(
      deleteFilesJob,
      { run: ({ keys }) => service.delete(keys), exhausted: async () => {} },
      { concurrency: 1 },
    ),
  ];
}
