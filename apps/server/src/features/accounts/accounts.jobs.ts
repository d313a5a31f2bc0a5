import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';
import { bindJob, type Work } from '../../platform/queue/queue.ts';
import type { AccountsService } from './accounts.service.ts';
import { type PasswordResetService, sendResetLink } from './password-reset.service.ts';

/** Removes the sessions, links and counters that have ended: they do nothing any more, but are somebody's data. */
const sweepAccounts = defineJob({
  name: 'sweep-accounts',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
});

export function accountJobs({
  accounts,
  reset,
}: {
  accounts: AccountsService;
  reset: PasswordResetService;
}): Work[] {
  return [
    bindJob(
      sendResetLink,
      { run: ({ email }) => reset.sendLink(email), exhausted: async () => {} },
      { concurrency: 2 },
    ),
    bindJob(
      sweepAccounts,
      { run: () => accounts.sweep(), exhausted: async () => {} },
      { concurrency: 1, cron: '17 * * * *' },
    ),
  ];
}
