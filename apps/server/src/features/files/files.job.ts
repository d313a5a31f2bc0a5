import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

/** Deletes files whose rows are gone. */
export const deleteFilesJob = defineJob({
  name: 'files-delete',
  payload: z.object({ keys: z.array(z.string()) }),
  retryLimit: 20,
  retryDelaySeconds: 5,
  expireInSeconds: 600,
});
