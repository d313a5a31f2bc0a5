import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  retention: { run(): Promise<void> };
}

/** Notifies users whose retention period ends soon, and deletes what is past it; daily. */
export const enforceRetention = defineJob({
  name: 'library-retention',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  expireInSeconds: 4 * 3600,
  concurrency: 1,
  cron: '41 3 * * *',
  run: ({ retention }: Deps) => retention.run(),
});
