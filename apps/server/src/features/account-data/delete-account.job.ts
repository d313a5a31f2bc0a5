import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  deletion: {
    finish(userId: string): Promise<void>;
    goOn(userId: string): Promise<void>;
  };
}

/** Deletes all that is left of an account that has been closed. */
export const deleteAccount = defineJob({
  name: 'account-delete',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 100,
  retryDelaySeconds: 2,
  expireInSeconds: 3600,
  concurrency: 1,
  run: ({ deletion }: Deps, { userId }) => deletion.finish(userId),
  exhausted: ({ deletion }, { userId }) => deletion.goOn(userId),
});
