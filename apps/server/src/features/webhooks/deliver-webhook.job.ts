import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

interface Deps {
  webhooks: {
    deliver(deliveryId: string, signal: AbortSignal): Promise<void>;
    giveUp(deliveryId: string): Promise<void>;
  };
}

/** Sends one message; tried for nine hours before it is given up. */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.uuid() }),
  retryLimit: 14,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  concurrency: 4,
  perOwnerConcurrency: 2,
  run: ({ webhooks }: Deps, { deliveryId }, { signal }) => webhooks.deliver(deliveryId, signal),
  exhausted: ({ webhooks }, { deliveryId }) => webhooks.giveUp(deliveryId),
});
