import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  fixes: { sweep(): Promise<void> };
}

/** Forgets corrections that can no longer be undone; daily. */
export const sweepFixes = defineJob({
  name: 'sweep-fixes',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '37 4 * * *',
  run: ({ fixes }: Deps) => fixes.sweep(),
});
