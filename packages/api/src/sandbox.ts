import { z } from 'zod';
import { defineRoutes } from './routes.ts';

const ById = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) });
const Next = z.object({ url: z.string() });

/** The sandbox's own pages: they exist only where no real provider is set up, and charge nothing. */
export const sandboxRoutes = defineRoutes({
  'GET /api/sandbox/checkouts/{id}': {
    operationId: 'getSandboxCheckout',
    scope: null,
    summary: 'What a test checkout is for',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      id: z.string(),
      priceId: z.string(),
      status: z.enum(['open', 'complete', 'expired']),
      trialDays: z.number(),
      cancelUrl: z.string(),
    }),
    errors: ['not-found'],
  },
  'POST /api/sandbox/checkouts/{id}/pay': {
    operationId: 'paySandboxCheckout',
    scope: null,
    summary: 'Pay with a test card; 4000 0000 0000 0002 is declined',
    access: 'user',
    params: ById,
    body: z.object({ card: z.string().max(40) }),
    status: 200,
    output: Next,
    errors: ['not-found', 'card-declined', 'payment-provider-failed'],
  },
  'GET /api/sandbox/portals/{id}': {
    operationId: 'getSandboxPortal',
    scope: null,
    summary: 'The subscription and the purchases that a test portal is for',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      returnUrl: z.string(),
      subscription: z
        .object({
          status: z.enum(['trialing', 'active', 'past-due', 'ended']),
          priceId: z.string(),
          periodEnd: z.iso.datetime(),
          cancelAtPeriodEnd: z.boolean(),
        })
        .nullable(),
      purchases: z.array(
        z.object({ paymentId: z.string(), priceId: z.string(), refunded: z.boolean() }),
      ),
    }),
    errors: ['not-found'],
  },
  'POST /api/sandbox/portals/{id}': {
    operationId: 'useSandboxPortal',
    scope: null,
    summary:
      'Change the plan, cancel, resume or have an add-on refunded in a test portal; or let a payment fail or the trial’s end be announced',
    access: 'user',
    params: ById,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('change-plan'), priceId: z.string().max(200) }),
      z.object({ action: z.literal('cancel') }),
      z.object({ action: z.literal('resume') }),
      z.object({ action: z.literal('end-now') }),
      z.object({ action: z.literal('fail-payment') }),
      z.object({ action: z.literal('announce-trial-end') }),
      z.object({ action: z.literal('refund'), paymentId: z.string().max(200) }),
    ]),
    status: 204,
    errors: ['not-found', 'no-subscription', 'invalid-price', 'payment-provider-failed'],
  },
});
