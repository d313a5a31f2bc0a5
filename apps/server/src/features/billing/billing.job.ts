import { z } from 'zod';
import { defineJob } from '../../platform/queue/definition.ts';

/** What an event is about. */
export const PaymentSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['subscription', 'trial-ending', 'payment-failed']),
    subscriptionId: z.string(),
    customerId: z.string(),
  }),
  // Whose it is, is needed only to forget it with its customer.
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

/** One event of the provider's: it names what changed, the handler reads the present state. */
export const paymentEventJob = defineJob({
  name: 'billing-event',
  payload: z.object({
    eventId: z.string(),
    subject: PaymentSubject,
  }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});

/** The daily comparison with the provider. */
export const reconcileJob = defineJob({
  name: 'billing-reconcile',
  payload: z.object({}),
  retryLimit: 5,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
});
