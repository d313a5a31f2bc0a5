import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

/** Deletes all that is left of an account that has been closed. */
export const deleteAccountJob = defineJob({
  name: 'account-delete',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 100,
  retryDelaySeconds: 2,
  expireInSeconds: 3600,
});
