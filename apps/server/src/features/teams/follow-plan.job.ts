import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  plans: { follow(teamId: string): Promise<void> };
}

/** The plan of a team's owner has changed. */
export const followPlan = defineJob({
  name: 'team-follow-plan',
  payload: z.object({ teamId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  concurrency: 1,
  run: ({ plans }: Deps, { teamId }) => plans.follow(teamId),
});
