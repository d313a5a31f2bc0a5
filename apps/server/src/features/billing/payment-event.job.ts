import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

/** What an event is about. */
export const PaymentSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['subscription', 'trial-ending', 'payment-failed']),
    subscriptionId: z.string(),
    customerId: z.string(),
  }),
  // The customer is needed only to delete the job with its account.
  z.object({
    kind: z.literal('checkout'),
    checkoutId: z.string(),
    customerId: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('refund'),
    paymentId: z.string(),
    customerId: z.string().nullable(),
  }),
]);

const Payload = z.object({ eventId: z.string(), subject: PaymentSubject });
export type PaymentEvent = z.output<typeof Payload>;

interface Deps {
  events: { handle(event: PaymentEvent): Promise<void>; giveUp(event: PaymentEvent): void };
}

/** Handles one of the provider's events: the event names what changed, the handler reads the present state. */
export const handlePaymentEvent = defineJob({
  name: 'billing-event',
  payload: Payload,
  retryLimit: 12,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  concurrency: 2,
  run: ({ events }: Deps, event) => events.handle(event),
  exhausted: async ({ events }, event) => events.giveUp(event),
});
