import { Stripe } from 'stripe';
import {
  type CheckoutRequest,
  ForgedEventError,
  type Payments,
  PaymentsError,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from '../../ports/payments.ts';
import { subjectOf } from './stripe-events.ts';
import { checkoutOf, idOf, newestOf, subscriptionOf } from './stripe-shapes.ts';

/** The version whose shapes this adapter is written for; the SDK's types are of the same. */
const API_VERSION = '2026-10-28.endive';

/** Seconds that a signed event may be old: Stripe's own default. */
const TOLERANCE_SECONDS = 300;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Only for tests: where a scripted server stands in. */
  server?: { protocol: 'http'; host: string; port: number };
}

/** Payments through Stripe's official SDK. Nothing here was tried against Stripe's servers (docs/payments.md). */
export class StripePayments implements Payments {
  readonly provider = 'stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, server }: StripeSettings) {
    this.#webhookSecret = webhookSecret;
    this.#stripe = new Stripe(secretKey, {
      apiVersion: API_VERSION,
      maxNetworkRetries: 2,
      timeout: 15_000,
      appInfo: { name: 'Notelark' },
      ...server,
    });
  }

  ensureCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
    return guarded(async () => {
      const { data } = await this.#stripe.customers.list({ email, limit: 100 });
      const known = data.find(({ metadata }) => metadata['userId'] === userId);
      if (known) return known.id;
      // The key makes two calls at once one customer.
      const made = await this.#stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return made.id;
    });
  }

  startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }> {
    return guarded(async () => {
      if (request.mode === 'subscription') await this.#closeOpenCheckouts(request.customerId);
      const session = await this.#stripe.checkout.sessions.create({
        mode: request.mode,
        customer: request.customerId,
        client_reference_id: request.userId,
        line_items: [{ price: request.priceId, quantity: 1 }],
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        metadata: { userId: request.userId, priceId: request.priceId },
        ...(request.mode === 'subscription' && request.trialDays > 0
          ? { subscription_data: { trial_period_days: request.trialDays } }
          : {}),
      });
      if (!session.url) throw new PaymentsError('a checkout session without an address');
      return { id: session.id, url: session.url };
    });
  }

  checkout(id: string): Promise<ProviderCheckout | null> {
    return guarded(() =>
      orNull(async () =>
        checkoutOf(
          await this.#stripe.checkout.sessions.retrieve(id, {
            expand: ['payment_intent.latest_charge'],
          }),
        ),
      ),
    );
  }

  openPortal({
    customerId,
    returnUrl,
  }: {
    customerId: string;
    returnUrl: string;
  }): Promise<{ url: string }> {
    return guarded(async () => {
      const { url } = await this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return { url };
    });
  }

  subscription(customerId: string): Promise<ProviderSubscription | null> {
    return guarded(async () => {
      const { data } = await this.#stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
      });
      return newestOf(data.map(subscriptionOf));
    });
  }

  setCancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<ProviderSubscription> {
    return guarded(async () =>
      subscriptionOf(
        await this.#stripe.subscriptions.update(
          subscriptionId,
          cancel ? { cancel_at_period_end: true } : await this.#withoutEnd(subscriptionId),
        ),
      ),
    );
  }

  /** A cancellation is a flag where we set it, and may be a date where the portal did; each is taken back as it was made. */
  async #withoutEnd(subscriptionId: string): Promise<Stripe.SubscriptionUpdateParams> {
    const present = await this.#stripe.subscriptions.retrieve(subscriptionId);
    return present.cancel_at_period_end || present.cancel_at === null
      ? { cancel_at_period_end: false }
      : { cancel_at: '' };
  }

  /** Closing one that is being paid at this moment fails, and so does the call: the next one finds the subscription. */
  async #closeOpenCheckouts(customer: string): Promise<void> {
    const open = this.#stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    for await (const { id, mode } of open)
      if (mode === 'subscription') await this.#stripe.checkout.sessions.expire(id);
  }

  /** Stripe ends a deleted customer's subscriptions at once. */
  async deleteCustomer(customerId: string): Promise<void> {
    await guarded(() => orNull(() => this.#stripe.customers.del(customerId)));
  }

  checkoutOfPayment(paymentId: string): Promise<ProviderCheckout | null> {
    return guarded(async () => {
      const { data } = await this.#stripe.checkout.sessions.list({
        payment_intent: paymentId,
        limit: 1,
        expand: ['data.payment_intent.latest_charge'],
      });
      const [session] = data;
      return session ? checkoutOf(session) : null;
    });
  }

  async *completedPurchases(since: Date): AsyncIterable<ProviderCheckout> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const purchases: ProviderCheckout[] = [];
    await guarded(async () => {
      const sessions = this.#stripe.checkout.sessions.list({
        status: 'complete',
        created,
        limit: 100,
        expand: ['data.payment_intent.latest_charge'],
      });
      for await (const session of sessions)
        if (session.mode === 'payment') purchases.push(checkoutOf(session));
    });
    // Stripe lists the newest first.
    yield* purchases.toReversed();
  }

  async *refundedPayments(since: Date): AsyncIterable<string> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const payments: string[] = [];
    await guarded(async () => {
      for await (const refund of this.#stripe.refunds.list({ created, limit: 100 }))
        if (refund.payment_intent !== null) payments.push(idOf(refund.payment_intent));
    });
    yield* payments;
  }

  readEvent(rawBody: string, signature: string | undefined): ProviderEvent {
    const event = this.#verified(rawBody, signature ?? '');
    try {
      return { id: event.id, subject: subjectOf(event) };
    } catch (cause) {
      throw new ForgedEventError('the event has not the shape of its type', { cause });
    }
  }

  #verified(rawBody: string, signature: string): Stripe.Event {
    try {
      return this.#stripe.webhooks.constructEvent(
        rawBody,
        signature,
        this.#webhookSecret,
        TOLERANCE_SECONDS,
      );
    } catch (cause) {
      throw new ForgedEventError('the signature does not hold', { cause });
    }
  }
}

/** Whatever Stripe or the network does becomes a PaymentsError; the key is in none of Stripe's messages. */
async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof PaymentsError) throw cause;
    throw new PaymentsError(
      cause instanceof Stripe.errors.StripeError
        ? `Stripe: ${cause.type}`
        : 'Stripe did not answer',
      { cause },
    );
  }
}

/** null for an object that does not exist. */
async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_missing'
    )
      return null;
    throw error;
  }
}
