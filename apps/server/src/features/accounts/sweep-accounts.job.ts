import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  accounts: { sweep(): Promise<void> };
}

/** Removes expired sessions, links and counters; hourly. They are personal data without a use. */
export const sweepAccounts = defineJob({
  name: 'sweep-accounts',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '17 * * * *',
  run: ({ accounts }: Deps) => accounts.sweep(),
});
