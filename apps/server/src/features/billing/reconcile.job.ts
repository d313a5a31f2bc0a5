import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  reconciliation: { run(): Promise<void> };
}

/** Compares the stored subscriptions with the provider's; daily. */
export const reconcile = defineJob({
  name: 'billing-reconcile',
  payload: z.object({}),
  retryLimit: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
  concurrency: 1,
  cron: '41 3 * * *',
  run: ({ reconciliation }: Deps) => reconciliation.run(),
});
