import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../ports/clock.ts';
import {
  type CheckoutRequest,
  ForgedEventError,
  type Payments,
  PaymentsError,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from '../../../ports/payments.ts';
import type { SandboxCheckout, SandboxStore, SandboxSubscription } from './objects.ts';
import { addDays, addPeriod, advance } from './period.ts';
import { isSigned, signatureOf } from './signature.ts';

export interface SandboxParts {
  store: SandboxStore;
  clock: Clock;
  /** Where its own pages are. */
  publicUrl: URL;
  /** Signs its events. */
  secret: string;
  /** Whether a price is paid by the year. */
  isYearly(priceId: string): boolean;
  /** Takes a signed event to our webhook, over the same route that the real provider calls. */
  deliver(body: string, signature: string): Promise<void>;
}

type Subject = Exclude<ProviderEvent['subject'], { kind: 'other' }>;

/** The number of the test card that is refused; any other number of 16 digits is accepted. */
const DECLINED_CARD = '4000000000000002';

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/**
 * Payments without money: checkout and portal pages of our own, so that every flow can be walked on a fresh machine. It
 * keeps its books apart from the product's and tells the product of changes only by signed events.
 */
export class SandboxPayments implements Payments {
  readonly provider = 'sandbox';
  readonly #parts: SandboxParts;

  constructor(parts: SandboxParts) {
    this.#parts = parts;
  }

  /** One customer for a user: their id is made of the user's. */
  async ensureCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
    const id = `cus_${userId.replaceAll('-', '')}`;
    if (!(await this.#parts.store.get('customer', id)))
      await this.#parts.store.put({ kind: 'customer', id, userId, email });
    return id;
  }

  async startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }> {
    const id = newId('cs_sandbox');
    await this.#parts.store.put({
      ...request,
      kind: 'checkout',
      id,
      status: 'open',
      paymentId: null,
      successUrl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
      createdAt: this.#parts.clock.now().toISOString(),
    });
    return { id, url: this.#page(`checkout/${id}`) };
  }

  async checkout(id: string): Promise<ProviderCheckout | null> {
    const checkout = await this.#parts.store.get('checkout', id);
    return checkout && this.#present(checkout);
  }

  async openPortal({
    customerId,
    returnUrl,
  }: {
    customerId: string;
    returnUrl: string;
  }): Promise<{ url: string }> {
    const id = newId('bps_sandbox');
    await this.#parts.store.put({ kind: 'portal', id, customerId, returnUrl });
    return { url: this.#page(`portal/${id}`) };
  }

  async subscription(customerId: string): Promise<ProviderSubscription | null> {
    const all = (await this.#parts.store.ofCustomer('subscription', customerId)).map((one) =>
      this.#now(one),
    );
    const newest = all.find((one) => one.status !== 'ended') ?? all[0];
    return newest ? present(newest) : null;
  }

  async setCancelAtPeriodEnd(
    subscriptionId: string,
    cancel: boolean,
  ): Promise<ProviderSubscription> {
    return present(await this.#change(subscriptionId, { cancelAtPeriodEnd: cancel }));
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.#parts.store.removeCustomer(customerId);
  }

  async checkoutOfPayment(paymentId: string): Promise<ProviderCheckout | null> {
    const payment = await this.#parts.store.get('payment', paymentId);
    return payment && this.checkout(payment.checkoutId);
  }

  async *completedPurchases(since: Date): AsyncIterable<ProviderCheckout> {
    for (const checkout of await this.#parts.store.all('checkout')) {
      if (
        checkout.mode === 'payment' &&
        checkout.status === 'complete' &&
        new Date(checkout.createdAt) >= since
      )
        yield await this.#present(checkout);
    }
  }

  readEvent(rawBody: string, signature: string | undefined): ProviderEvent {
    if (!isSigned(rawBody, signature, this.#parts.clock.now(), this.#parts.secret))
      throw new ForgedEventError('the signature does not hold');
    const { id, createdAt, subject } = JSON.parse(rawBody) as {
      id: string;
      createdAt: string;
      subject: Subject;
    };
    return { id, createdAt: new Date(createdAt), subject };
  }

  /** For the checkout page. */
  async readCheckout(id: string): Promise<SandboxCheckout | null> {
    return this.#parts.store.get('checkout', id);
  }

  /** For the portal page: whose it is, and the subscription as it stands now. */
  async readPortal(id: string): Promise<{
    userId: string;
    returnUrl: string;
    subscription: ProviderSubscription | null;
  } | null> {
    const portal = await this.#parts.store.get('portal', id);
    const customer = portal && (await this.#parts.store.get('customer', portal.customerId));
    if (!portal || !customer) return null;
    return {
      userId: customer.userId,
      returnUrl: portal.returnUrl,
      subscription: await this.subscription(customer.id),
    };
  }

  /** Pays an open checkout with a test card. @returns where the provider's page goes next, or null: the card was declined. */
  async pay(checkoutId: string, card: string): Promise<string | null> {
    const checkout = await this.#open(checkoutId);
    if (card.replaceAll(/\s/g, '') === DECLINED_CARD) return null;
    if (checkout.mode === 'subscription') await this.#subscribe(checkout);
    const paymentId = checkout.mode === 'payment' ? newId('pi_sandbox') : null;
    if (paymentId !== null)
      await this.#parts.store.put({
        kind: 'payment',
        id: paymentId,
        customerId: checkout.customerId,
        checkoutId,
        refunded: false,
      });
    await this.#parts.store.put({ ...checkout, status: 'complete', paymentId });
    await this.#emit({ kind: 'checkout', checkoutId });
    return checkout.successUrl;
  }

  /** Another plan, from the portal: at once, for the rest of the period. */
  async changePrice(subscriptionId: string, priceId: string): Promise<void> {
    await this.#change(subscriptionId, { priceId, cancelAtPeriodEnd: false });
  }

  /** The next payment fails: the provider would go on trying for a while. */
  async failPayment(subscriptionId: string): Promise<void> {
    const { id, customerId } = await this.#change(subscriptionId, { status: 'past-due' });
    await this.#emit({ kind: 'payment-failed', subscriptionId: id, customerId });
  }

  /** The trial ends in three days: the provider says so. */
  async remindOfTrial(subscriptionId: string): Promise<void> {
    const subscription = await this.#known(subscriptionId);
    await this.#emit({ kind: 'trial-ending', subscriptionId, customerId: subscription.customerId });
  }

  /** Ends it now. */
  async end(subscriptionId: string): Promise<void> {
    await this.#change(subscriptionId, { status: 'ended' });
  }

  /** Gives a one-time payment back in full. */
  async refund(paymentId: string): Promise<void> {
    const payment = await this.#parts.store.get('payment', paymentId);
    if (!payment) throw new PaymentsError('no such payment');
    await this.#parts.store.put({ ...payment, refunded: true });
    await this.#emit({ kind: 'refund', paymentId });
  }

  async #open(checkoutId: string): Promise<SandboxCheckout> {
    const checkout = await this.#parts.store.get('checkout', checkoutId);
    if (checkout?.status !== 'open') throw new PaymentsError('this checkout is not open');
    return checkout;
  }

  async #subscribe({ customerId, priceId, trialDays }: SandboxCheckout): Promise<void> {
    const now = this.#parts.clock.now();
    const end =
      trialDays > 0 ? addDays(now, trialDays) : addPeriod(now, this.#parts.isYearly(priceId));
    const subscription: SandboxSubscription = {
      kind: 'subscription',
      id: newId('sub_sandbox'),
      customerId,
      status: trialDays > 0 ? 'trialing' : 'active',
      priceId,
      periodEnd: end.toISOString(),
      cancelAtPeriodEnd: false,
      createdAt: now.toISOString(),
    };
    await this.#parts.store.put(subscription);
    await this.#emit({ kind: 'subscription', subscriptionId: subscription.id, customerId });
  }

  async #known(subscriptionId: string): Promise<SandboxSubscription> {
    const subscription = await this.#parts.store.get('subscription', subscriptionId);
    if (!subscription) throw new PaymentsError('no such subscription');
    return this.#now(subscription);
  }

  async #change(
    subscriptionId: string,
    changes: Partial<SandboxSubscription>,
  ): Promise<SandboxSubscription> {
    const changed = { ...(await this.#known(subscriptionId)), ...changes };
    await this.#parts.store.put(changed);
    await this.#emit({ kind: 'subscription', subscriptionId, customerId: changed.customerId });
    return changed;
  }

  #now(subscription: SandboxSubscription): SandboxSubscription {
    return advance(
      subscription,
      this.#parts.isYearly(subscription.priceId),
      this.#parts.clock.now(),
    );
  }

  async #present(checkout: SandboxCheckout): Promise<ProviderCheckout> {
    const payment =
      checkout.paymentId === null
        ? null
        : await this.#parts.store.get('payment', checkout.paymentId);
    return {
      id: checkout.id,
      customerId: checkout.customerId,
      userId: checkout.userId,
      mode: checkout.mode,
      status: checkout.status,
      paid: checkout.status === 'complete',
      priceId: checkout.priceId,
      paymentId: checkout.paymentId,
      refunded: payment?.refunded ?? false,
      createdAt: new Date(checkout.createdAt),
    };
  }

  async #emit(subject: Subject): Promise<void> {
    const at = this.#parts.clock.now();
    const body = JSON.stringify({ id: newId('evt_sandbox'), createdAt: at.toISOString(), subject });
    await this.#parts.deliver(body, signatureOf(body, at, this.#parts.secret));
  }

  #page(path: string): string {
    return new URL(`/sandbox/${path}`, this.#parts.publicUrl).href;
  }
}

function present({
  id,
  customerId,
  status,
  priceId,
  periodEnd,
  cancelAtPeriodEnd,
}: SandboxSubscription): ProviderSubscription {
  return {
    id,
    customerId,
    status,
    priceId,
    productId: `prod_of_${priceId}`,
    periodEnd: new Date(periodEnd),
    cancelAtPeriodEnd,
  };
}
