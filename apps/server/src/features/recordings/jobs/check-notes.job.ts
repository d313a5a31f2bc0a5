import { z } from 'zod';
import { defineJob } from '../../../platform/queue/definition.ts';

interface Deps {
  corrections: { checkAgain(summaryIds: readonly string[]): Promise<void> };
}

/** Checks notes whose passages were corrected in many recordings at once. Checked ones are not checked twice. */
export const checkNotes = defineJob({
  name: 'check-notes',
  payload: z.object({ summaryIds: z.array(z.uuid()) }),
  retryLimit: 2,
  retryDelaySeconds: 30,
  expireInSeconds: 900,
  concurrency: 1,
  perOwnerConcurrency: 1,
  run: ({ corrections }: Deps, { summaryIds }) => corrections.checkAgain(summaryIds),
});
