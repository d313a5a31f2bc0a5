import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  transfers: { completeUnasked(transferId: string): Promise<void> };
}

/** Makes an upload of a file that has arrived in full, if its client does not ask for it. */
export const receiveUpload = defineJob({
  name: 'library-finish-transfer',
  payload: z.object({ transferId: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
  concurrency: 2,
  run: ({ transfers }: Deps, { transferId }) => transfers.completeUnasked(transferId),
});
