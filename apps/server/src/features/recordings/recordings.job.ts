import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

/** Makes an upload of a file that has arrived whole, should its client not ask for it. */
export const finishTransferJob = defineJob({
  name: 'library-finish-transfer',
  payload: z.object({ transferId: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
});

/** Clears what was never finished and what nobody refers to any more; hourly. */
export const sweepJob = defineJob({
  name: 'library-sweep',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
});

/** Tells users whose storage ends soon, and deletes what is past its time; daily. */
export const retentionJob = defineJob({
  name: 'library-retention',
  payload: z.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  expireInSeconds: 4 * 3600,
});
