import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  plans: { sweep(): Promise<void> };
}

/** Dissolves teams whose plan ended 30 days ago; daily. */
export const sweepTeams = defineJob({
  name: 'sweep-teams',
  payload: z.object({}),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 300,
  concurrency: 1,
  cron: '53 3 * * *',
  run: ({ plans }: Deps) => plans.sweep(),
});
