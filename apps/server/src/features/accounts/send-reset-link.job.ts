import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  reset: { sendLink(email: string): Promise<void> };
}

/** Sends the link if the address has an account. In a job, because a request's time would tell whether it has one. */
export const sendResetLink = defineJob({
  name: 'send-reset-link',
  payload: z.object({ email: z.string() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  concurrency: 2,
  run: ({ reset }: Deps, { email }) => reset.sendLink(email),
});
