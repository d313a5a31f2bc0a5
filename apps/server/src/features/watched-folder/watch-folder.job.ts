import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/queue/definition.ts';

interface Deps {
  folder: { look(signal: AbortSignal): Promise<void> };
}

/** Takes what is new in the watched folder; the queue lets one process look, each minute. */
export const watchFolder = defineJob({
  name: 'watch-folder',
  payload: z.object({}),
  retryLimit: 0,
  retryDelaySeconds: 30,
  expireInSeconds: 6 * 3600,
  concurrency: 1,
  cron: '* * * * *',
  run: ({ folder }: Deps, _payload, { signal }: JobContext) => folder.look(signal),
});
