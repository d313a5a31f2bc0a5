import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  accounts: { sendVerification(email: string): Promise<void> };
}

/** Sends the link if an account awaits it. In a job, because a request's time would tell whether one does. */
export const sendVerificationLink = defineJob({
  name: 'send-verification-link',
  payload: z.object({ email: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  concurrency: 2,
  run: ({ accounts }: Deps, { email }) => accounts.sendVerification(email),
});
