import type { OpenAPIHono } from '@hono/zod-openapi';
import { billingRoutes, type Prices } from '@notelark/api/billing';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { Checkouts } from './checkouts.service.ts';
import type { PaymentEvents } from './events.service.ts';
import type { Purchases } from './purchases.service.ts';
import type { Subscriptions } from './billing.service.ts';

/** What the calls around payments answer. */
const billingMessages = {
  credited: (hours: number): string => `${hours} hours were added to your account.`,
  /** True for the first look at a purchase whose payment was noticed before, and for every later one. */
  alreadyCredited: (hours: number): string =>
    `The ${hours} hours of this purchase are on your account.`,
} as const;

export interface BillingRoutesDeps {
  prices: Prices;
  subscriptions: Subscriptions;
  checkouts: Checkouts;
  purchases: Purchases;
  events: PaymentEvents;
  /** The header that a provider signs its events in. */
  signatureHeader: string;
}

export function serveBilling(
  app: OpenAPIHono,
  deps: BillingRoutesDeps,
  services: HttpServices,
): void {
  const { prices, subscriptions, checkouts, purchases, events, signatureHeader } = deps;
  implement(
    app,
    billingRoutes,
    {
      'GET /api/prices': async () => prices,
      'POST /api/functions/check-subscription': ({ actor }) => subscriptions.check(actor),
      'POST /api/functions/create-checkout': ({ actor, body }) =>
        checkouts.subscribe(actor, body.priceId),
      'POST /api/functions/customer-portal': ({ actor }) => checkouts.portal(actor),
      'POST /api/functions/purchase-addon': ({ actor, body }) =>
        checkouts.buyAddon(actor, body.priceId),
      'POST /api/functions/verify-addon-payment': async ({ actor, body }) =>
        asVerified(await purchases.verify(actor, body.sessionId)),
      'POST /api/subscription/cancel': ({ actor }) => subscriptions.setCancelled(actor, true),
      'POST /api/subscription/resume': ({ actor }) => subscriptions.setCancelled(actor, false),
      'POST /api/payments/webhook': async ({ http }) =>
        events
          .receive(await http.req.text(), http.req.header(signatureHeader))
          .then(() => http.json({ received: true })),
    },
    services,
  );
}

const asVerified = ({ addon: { hours }, now }: Awaited<ReturnType<Purchases['verify']>>) => ({
  success: true,
  alreadyProcessed: !now,
  message: now ? billingMessages.credited(hours) : billingMessages.alreadyCredited(hours),
  hours,
  error: null,
});
