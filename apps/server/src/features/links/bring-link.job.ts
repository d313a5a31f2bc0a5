import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/queue/definition.ts';

interface Deps {
  bringing: {
    run(linkId: string, context: JobContext): Promise<void>;
    exhausted(linkId: string): Promise<void>;
  };
}

/** Fetches the recording at an address; a try goes on where the one before stopped. */
export const bringLink = defineJob({
  name: 'bring-link',
  payload: z.object({ linkId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 5,
  expireInSeconds: 4 * 3600,
  concurrency: 2,
  perOwnerConcurrency: 1,
  run: ({ bringing }: Deps, { linkId }, context) => bringing.run(linkId, context),
  exhausted: ({ bringing }, { linkId }) => bringing.exhausted(linkId),
});
