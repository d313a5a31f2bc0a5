import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Prices } from '@notelark/api/billing';
import { paidPlanIds } from '@notelark/api/plans';
import { noPayments } from '../adapters/payments/none.ts';
import { SandboxLedger } from '../adapters/payments/sandbox/ledger.ts';
import { SandboxConsole } from '../adapters/payments/sandbox/console.ts';
import type { ObjectOf, SandboxKind, SandboxStore } from '../adapters/payments/sandbox/objects.ts';
import { SandboxPayments } from '../adapters/payments/sandbox/sandbox.ts';
import { StripePayments } from '../adapters/payments/stripe.ts';
import { handlePaymentEvent } from '../features/billing/payment-event.job.ts';
import { reconcile } from '../features/billing/reconcile.job.ts';
import { sandboxRepo } from '../features/billing/sandbox.repo.ts';
import { serveBilling } from '../features/billing/billing.routes.ts';
import { serveSandbox } from '../features/billing/sandbox.routes.ts';
import { Checkouts } from '../features/billing/checkouts.service.ts';
import { PaymentEvents } from '../features/billing/events.service.ts';
import { BillingMail } from '../features/billing/mail.service.ts';
import { Purchases } from '../features/billing/purchases.service.ts';
import { Reconciliation } from '../features/billing/reconcile.service.ts';
import { SandboxPages } from '../features/billing/sandbox.service.ts';
import { Subscriptions } from '../features/billing/billing.service.ts';
import type { AccountsService } from '../features/accounts/accounts.service.ts';
import type { StorageForecasts } from '../features/recordings/library/storage-forecast.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import type { Database } from '../platform/database/client.ts';
import { deriveKey } from '../platform/secret.ts';
import type { Payments } from '../ports/payments.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

const WEBHOOK = '/api/payments/webhook';
/** Stripe's header; the sandbox signs in the same. */
const SIGNATURE_HEADER = 'stripe-signature';

/** Where a request comes from that no socket carried. */
const LOOPBACK = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

export interface BillingModule extends FeatureModule {
  payments: Payments;
  subscriptions: Subscriptions;
  purchases: Purchases;
  reconciliation: Reconciliation;
  /** Null where a real provider takes the payments. */
  sandbox: SandboxConsole | null;
}

interface Deps {
  accounts: AccountsService;
  mail: MailService;
  storage: StorageForecasts;
}

export function composeBilling(
  context: AppContext,
  { accounts, mail, storage }: Deps,
): BillingModule {
  const { config, publicUrl } = context;
  // The sandbox calls the webhook over the route that a real provider calls; the application exists only when it serves.
  const served: { app?: OpenAPIHono } = {};
  const { payments, sandbox } = paymentsOf(context, served);
  const prices: Prices = { ...config.payments.prices, provider: payments.provider };
  const billingMail = new BillingMail({ mail, storage, plans: context.plans, publicUrl });
  const deps = { ...context, accounts, payments, prices, mail: billingMail };
  const subscriptions = new Subscriptions(deps);
  const purchases = new Purchases(deps);
  const checkouts = new Checkouts(deps, subscriptions, publicUrl);
  const events = new PaymentEvents({ ...deps, subscriptions, purchases });
  const reconciliation = new Reconciliation(deps, subscriptions, purchases);
  return {
    payments,
    subscriptions,
    purchases,
    reconciliation,
    sandbox,
    serve: (app, services) => {
      served.app = app;
      serveBilling(
        app,
        { prices, subscriptions, checkouts, purchases, events, signatureHeader: SIGNATURE_HEADER },
        services,
      );
      if (sandbox) serveSandbox(app, new SandboxPages(sandbox, prices), services);
    },
    work: [bindJob(handlePaymentEvent, { events }), bindJob(reconcile, { reconciliation })],
  };
}

interface Provider {
  payments: Payments;
  sandbox: SandboxConsole | null;
}

function paymentsOf(context: AppContext, served: { app?: OpenAPIHono }): Provider {
  const { provider, stripe } = context.config.payments;
  if (context.payments) return { payments: context.payments, sandbox: null };
  if (provider === 'stripe' && stripe)
    return { payments: new StripePayments(stripe), sandbox: null };
  if (provider !== 'sandbox') return { payments: noPayments(), sandbox: null };
  const ledger = ledgerOf(context, served);
  return { payments: new SandboxPayments(ledger), sandbox: new SandboxConsole(ledger) };
}

function ledgerOf(context: AppContext, served: { app?: OpenAPIHono }): SandboxLedger {
  const { plans } = context.config.payments.prices;
  const yearly = new Set(paidPlanIds.map((plan) => plans[plan].yearly));
  return new SandboxLedger({
    store: storeOf(context.db),
    clock: context.clock,
    publicUrl: context.publicUrl,
    secret: deriveKey(context.secret, 'sandbox-payments').toString('hex'),
    isYearly: (priceId) => yearly.has(priceId),
    deliver: async (body, signature) => {
      const init = { method: 'POST', body, headers: { [SIGNATURE_HEADER]: signature } };
      const answer = await served.app?.request(WEBHOOK, init, LOOPBACK);
      if (!answer?.ok)
        context.log.warn({ status: answer?.status }, 'the sandbox could not deliver an event');
    },
  });
}

/** What is read back is what the sandbox put there: its kind tells its shape. */
function storeOf(db: Database): SandboxStore {
  return {
    put: (object) =>
      sandboxRepo.put(db, {
        id: object.id,
        kind: object.kind,
        customerId: 'customerId' in object ? object.customerId : null,
        data: { ...object },
      }),
    get: async <K extends SandboxKind>(kind: K, id: string) =>
      (await sandboxRepo.get(db, kind, id)) as ObjectOf<K> | null,
    ofCustomer: async <K extends SandboxKind>(kind: K, customerId: string) =>
      (await sandboxRepo.ofCustomer(db, kind, customerId)) as ObjectOf<K>[],
    all: async <K extends SandboxKind>(kind: K) =>
      (await sandboxRepo.all(db, kind)) as ObjectOf<K>[],
    removeCustomer: (customerId) => sandboxRepo.removeCustomer(db, customerId),
  };
}
