import { z } from 'zod';
import { addonIds, billingPeriods, paidPlanIds, planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';

const Redirect = z.object({ url: z.string() });

/** What the pages know about a subscription. `subscribed` counts a trial (it is Pro) and a paid period that was cancelled but runs. */
export const Subscription = z.object({
  subscribed: z.boolean(),
  plan: z.enum(planIds),
  /** The provider's product; null for Free. */
  productId: z.string().nullable(),
  /** End of the paid period or trial. */
  subscriptionEnd: z.iso.datetime().nullable(),
  trialing: z.boolean(),
  /** Cancelled: ends at `subscriptionEnd`, can be resumed until then. */
  cancelAtPeriodEnd: z.boolean(),
  /** The last payment failed: the provider retries, the plan still holds. */
  paymentFailed: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The provider's price identifiers: settings, with readable defaults for the sandbox (product rule B2). */
export const Prices = z.object({
  /** `sandbox`: nothing is charged, and the pages say so. */
  provider: z.enum(['stripe', 'sandbox', 'none']),
  plans: z.record(z.enum(paidPlanIds), z.record(z.enum(billingPeriods), z.string())),
  addons: z.record(z.enum(addonIds), z.string()),
});
export type Prices = z.infer<typeof Prices>;

export const billingRoutes = defineRoutes({
  'GET /api/prices': {
    operationId: 'listPrices',
    scope: null,
    summary: 'The price identifiers to buy with, and who takes the payment',
    access: 'public',
    status: 200,
    output: Prices,
    errors: [],
  },
  'POST /api/functions/check-subscription': {
    operationId: 'checkSubscription',
    scope: null,
    summary:
      'The present subscription; re-read from the provider where the stored state is older than a few minutes',
    access: 'user',
    status: 200,
    output: Subscription,
    errors: [],
  },
  'POST /api/functions/create-checkout': {
    operationId: 'createCheckout',
    scope: null,
    summary: 'Start to subscribe: the address of the checkout page',
    access: 'user',
    body: z.object({ priceId: z.string().max(200) }),
    status: 200,
    output: Redirect,
    errors: ['invalid-price', 'payment-provider-failed'],
  },
  'POST /api/functions/customer-portal': {
    operationId: 'openCustomerPortal',
    scope: null,
    summary: "The address of the provider's page to change or end a subscription",
    access: 'user',
    status: 200,
    output: Redirect,
    errors: ['no-subscription', 'payment-provider-failed'],
  },
  'POST /api/functions/purchase-addon': {
    operationId: 'purchaseAddon',
    scope: null,
    summary: 'Start to buy an add-on: the address of the checkout page',
    access: 'user',
    body: z.object({ priceId: z.string().max(200) }),
    status: 200,
    output: Redirect,
    errors: ['invalid-package', 'payment-provider-failed'],
  },
  'POST /api/functions/verify-addon-payment': {
    operationId: 'verifyAddonPayment',
    scope: null,
    summary: 'Credit a paid add-on, once: the second caller gets alreadyProcessed',
    access: 'user',
    body: z.object({ sessionId: z.string().min(1).max(200) }),
    status: 200,
    output: z.object({
      success: z.boolean(),
      alreadyProcessed: z.boolean(),
      message: z.string(),
      hours: z.number().nullable(),
      error: z.string().nullable(),
    }),
    errors: ['payment-unverified', 'payment-provider-failed'],
  },
  'POST /api/subscription/cancel': {
    operationId: 'cancelSubscription',
    scope: null,
    summary: 'End the subscription when the paid period ends',
    access: 'user',
    status: 200,
    output: Subscription,
    errors: ['no-subscription', 'payment-provider-failed'],
  },
  'POST /api/subscription/resume': {
    operationId: 'resumeSubscription',
    scope: null,
    summary: 'Take a cancellation back, until the period ends',
    access: 'user',
    status: 200,
    output: Subscription,
    errors: ['no-subscription', 'payment-provider-failed'],
  },
  'POST /api/payments/webhook': {
    operationId: 'receivePaymentEvent',
    scope: null,
    summary: "The provider's events, verified on the raw body and handled in a job, each once",
    access: 'public',
    bodyLimit: 1024 * 1024,
    status: 200,
    raw: 'application/json',
    errors: ['malformed-request'],
  },
});
