import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  files: { delete(keys: string[]): Promise<void> };
}

/** Deletes files whose rows are gone. */
export const deleteFiles = defineJob({
  name: 'files-delete',
  payload: z.object({ keys: z.array(z.string()) }),
  retryLimit: 20,
  retryDelaySeconds: 5,
  expireInSeconds: 600,
  concurrency: 1,
  run: ({ files }: Deps, { keys }) => files.delete(keys),
});
