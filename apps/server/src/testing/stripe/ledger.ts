import type { DeliveredEvent, ProviderPages } from '../compliance/payments-subject.ts';
import * as shapes from './shapes.ts';

const DAY_SECONDS = 86_400;

/** The scripted Stripe's ledger, and what users, time and staff change on Stripe's own pages. */
export class StripeLedger implements ProviderPages {
  readonly customers = new Map<string, shapes.StripeCustomer>();
  readonly sessions = new Map<string, shapes.StripeSession>();
  readonly subscriptions = new Map<string, shapes.StripeSubscription>();
  readonly intents = new Map<string, shapes.StripeIntent>();
  readonly charges = new Map<string, shapes.StripeCharge>();
  readonly refunds: shapes.StripeRefund[] = [];
  /** Days of the trial that a session was started with. */
  readonly trials = new Map<string, number>();
  readonly delivered: DeliveredEvent[] = [];
  readonly #sign: (body: string) => string;

  constructor(sign: (body: string) => string) {
    this.#sign = sign;
  }

  async pay(checkoutId: string): Promise<void> {
    const session = this.#openSession(checkoutId);
    if (session.mode === 'subscription') this.#subscribe(session);
    else this.#takePayment(session);
    session.status = 'complete';
    session.url = null;
    this.deliver('checkout.session.completed', session);
  }

  /** A payment that is on its way, e.g. from a bank account: the session is complete, and not paid. */
  async payLater(checkoutId: string): Promise<void> {
    const session = this.#openSession(checkoutId);
    this.#takePayment(session);
    session.status = 'complete';
    session.payment_status = 'unpaid';
    this.deliver('checkout.session.completed', session);
  }

  async arrive(checkoutId: string): Promise<void> {
    const session = found(this.sessions, checkoutId);
    session.payment_status = 'paid';
    this.deliver('checkout.session.async_payment_succeeded', session);
  }

  async decline(checkoutId: string): Promise<void> {
    this.#openSession(checkoutId);
  }

  async changePrice(subscriptionId: string, priceId: string): Promise<void> {
    const subscription = found(this.subscriptions, subscriptionId);
    shapes.changePrice(subscription, priceId);
    this.deliver('customer.subscription.updated', subscription);
  }

  /** The portal cancels by a date, without the flag. */
  async cancel(subscriptionId: string): Promise<void> {
    const subscription = found(this.subscriptions, subscriptionId);
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
    this.deliver('customer.subscription.updated', subscription);
  }

  async failPayment(subscriptionId: string): Promise<void> {
    const subscription = found(this.subscriptions, subscriptionId);
    subscription.status = 'past_due';
    this.deliver('customer.subscription.updated', subscription);
    const invoice = shapes.failedInvoice(subscription.customer, subscription.id);
    this.deliver('invoice.payment_failed', invoice);
  }

  async announceTrialEnd(subscriptionId: string): Promise<void> {
    const subscription = found(this.subscriptions, subscriptionId);
    this.deliver('customer.subscription.trial_will_end', subscription);
  }

  async end(subscriptionId: string): Promise<void> {
    const subscription = found(this.subscriptions, subscriptionId);
    subscription.status = 'canceled';
    this.deliver('customer.subscription.deleted', subscription);
  }

  /** @param share of the amount, 1 for all of it. */
  async refund(paymentId: string, share = 1): Promise<void> {
    const charge = found(this.charges, found(this.intents, paymentId).latest_charge);
    charge.amount_refunded = 1000 * share;
    charge.refunded = share === 1;
    this.refunds.unshift(shapes.refund(charge));
    this.deliver('charge.refunded', charge);
  }

  /** Sends an event to the webhook. */
  deliver(type: string, object: object): void {
    const body = JSON.stringify(shapes.event(type, object));
    this.delivered.push({ body, signature: this.#sign(body) });
  }

  #openSession(id: string): shapes.StripeSession {
    const session = found(this.sessions, id);
    if (session.status !== 'open') throw new Error('this checkout is not open');
    return session;
  }

  #subscribe(session: shapes.StripeSession): void {
    const trial = this.trials.get(session.id) ?? 0;
    const subscription = shapes.subscription({
      customer: session.customer,
      priceId: session.metadata['priceId'] ?? '',
      status: trial > 0 ? 'trialing' : 'active',
      periodEnd: shapes.nowSeconds() + (trial > 0 ? trial : 30) * DAY_SECONDS,
    });
    this.subscriptions.set(subscription.id, subscription);
    session.subscription = subscription.id;
    session.payment_status = trial > 0 ? 'no_payment_required' : 'paid';
    this.deliver('customer.subscription.created', subscription);
  }

  #takePayment(session: shapes.StripeSession): void {
    const { intent, charge } = shapes.paymentOf(session.customer);
    this.intents.set(intent.id, intent);
    this.charges.set(charge.id, charge);
    session.payment_intent = intent.id;
    session.payment_status = 'paid';
  }
}

export function found<T>(objects: ReadonlyMap<string, T>, id: string): T {
  const object = objects.get(id);
  if (!object) throw new Error(`there is no ${id}`);
  return object;
}
