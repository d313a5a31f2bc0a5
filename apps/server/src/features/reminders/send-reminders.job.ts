import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  reminders: { run(): Promise<void> };
}

/** Sends the reminders and digests of those for whom it is morning; several times an hour, for time zones with half hours. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 900,
  concurrency: 1,
  cron: '*/20 * * * *',
  run: ({ reminders }: Deps) => reminders.run(),
});
