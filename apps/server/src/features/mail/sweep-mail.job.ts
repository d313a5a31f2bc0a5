import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  mail: { sweep(): Promise<void> };
}

/** Forgets which mails were handed over, once none can be tried again; daily. */
export const sweepMail = defineJob({
  name: 'sweep-mail',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '41 4 * * *',
  run: ({ mail }: Deps) => mail.sweep(),
});
