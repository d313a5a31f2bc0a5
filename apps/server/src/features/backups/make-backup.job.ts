import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  backups: { makeDue(): Promise<void>; giveUp(): void };
}

/** Makes a back-up where one is due; the queue lets one process look, each hour. */
export const makeBackup = defineJob({
  name: 'make-backup',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 300,
  expireInSeconds: 6 * 3600,
  concurrency: 1,
  cron: '5 * * * *',
  run: ({ backups }: Deps) => backups.makeDue(),
  exhausted: async ({ backups }: Deps) => backups.giveUp(),
});
