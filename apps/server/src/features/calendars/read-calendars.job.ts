import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/queue/definition.ts';

interface Deps {
  calendars: { readDue(signal: AbortSignal): Promise<void> };
}

/** Reads the calendars whose turn it is again; the queue lets one process do it. */
export const readCalendars = defineJob({
  name: 'read-calendars',
  payload: z.object({}),
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 3000,
  concurrency: 1,
  cron: '37 * * * *',
  run: ({ calendars }: Deps, _payload, { signal }: JobContext) => calendars.readDue(signal),
});
