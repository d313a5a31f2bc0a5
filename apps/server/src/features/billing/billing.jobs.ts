import { bindJob, type Work } from '../../platform/queue/queue.ts';
import { paymentEventJob, reconcileJob } from './billing.job.ts';
import type { PaymentEvents } from './events.service.ts';
import type { Reconciliation } from './reconcile.service.ts';

export interface BillingJobsParts {
  events: PaymentEvents;
  reconciliation: Reconciliation;
}

export function billingJobs({ events, reconciliation }: BillingJobsParts): Work[] {
  return [
    bindJob(
      paymentEventJob,
      {
        run: (payload) => events.handle(payload),
        exhausted: async (payload) => events.giveUp(payload),
      },
      { concurrency: 2 },
    ),
    bindJob(
      reconcileJob,
      { run: () => reconciliation.run(), exhausted: async () => {} },
      { concurrency: 1, cron: '41 3 * * *' },
    ),
  ];
}
