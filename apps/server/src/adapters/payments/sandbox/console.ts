import { PaymentsError, type ProviderSubscription } from '../../../ports/payments.ts';
import { asProviderSubscription, type SandboxLedger } from './ledger.ts';
import type { SandboxCheckout } from './objects.ts';
import { addDays, addPeriod } from './period.ts';

/** The number of the test card that is refused; any other number of 16 digits is accepted. */
const DECLINED_CARD = '4000000000000002';

export interface SandboxPurchase {
  paymentId: string;
  priceId: string;
  refunded: boolean;
}

export interface SandboxPortalState {
  userId: string;
  returnUrl: string;
  subscription: ProviderSubscription | null;
  purchases: SandboxPurchase[];
}

/** What users do on the sandbox's own pages: pay, change or end a subscription, and advance the time. */
export class SandboxConsole {
  readonly #ledger: SandboxLedger;

  constructor(ledger: SandboxLedger) {
    this.#ledger = ledger;
  }

  /** For the checkout page. */
  readCheckout(id: string): Promise<SandboxCheckout | null> {
    return this.#ledger.deps.store.get('checkout', id);
  }

  /** For the portal page: the owner and the present state of the ledger. */
  async readPortal(id: string): Promise<SandboxPortalState | null> {
    const { store } = this.#ledger.deps;
    const portal = await store.get('portal', id);
    const customer = portal && (await store.get('customer', portal.customerId));
    if (!portal || !customer) return null;
    return {
      userId: customer.userId,
      returnUrl: portal.returnUrl,
      subscription: await this.#ledger.newestSubscription(customer.id),
      purchases: await this.#purchases(customer.id),
    };
  }

  /** Pays an open checkout with a test card. @returns where the provider's page goes next, or null: the card was declined. */
  async pay(checkoutId: string, card: string): Promise<string | null> {
    const checkout = await this.#open(checkoutId);
    if (card.replaceAll(/\s/g, '') === DECLINED_CARD) return null;
    // Made of the checkout's own: pressed twice, it is the same payment.
    const own = checkoutId.replace('cs_sandbox_', '');
    const paymentId = checkout.mode === 'payment' ? `pi_sandbox_${own}` : null;
    if (paymentId === null) await this.#subscribe(checkout, `sub_sandbox_${own}`);
    else await this.#take(checkout, paymentId);
    await this.#ledger.deps.store.put({ ...checkout, status: 'complete', paymentId });
    const { customerId } = checkout;
    await this.#ledger.emit({ kind: 'checkout', checkoutId, customerId });
    return checkout.successUrl;
  }

  /** Another plan, from the portal: at once, for the rest of the period. */
  async changePrice(subscriptionId: string, priceId: string): Promise<void> {
    await this.#ledger.change(subscriptionId, { priceId, cancelAtPeriodEnd: false });
  }

  async setCancelAtPeriodEnd(
    subscriptionId: string,
    cancelAtPeriodEnd: boolean,
  ): Promise<ProviderSubscription> {
    return asProviderSubscription(await this.#ledger.change(subscriptionId, { cancelAtPeriodEnd }));
  }

  /** The next payment fails: the provider would go on trying for a while. */
  async failPayment(subscriptionId: string): Promise<void> {
    const { customerId } = await this.#ledger.change(subscriptionId, { status: 'past-due' });
    await this.#ledger.emit({ kind: 'payment-failed', subscriptionId, customerId });
  }

  /** The trial ends in three days: the provider says so. */
  async remindOfTrial(subscriptionId: string): Promise<void> {
    const { customerId } = await this.#ledger.subscription(subscriptionId);
    await this.#ledger.emit({ kind: 'trial-ending', subscriptionId, customerId });
  }

  /** Ends it now. */
  async end(subscriptionId: string): Promise<void> {
    await this.#ledger.change(subscriptionId, { status: 'ended' });
  }

  /** Gives a one-time payment back in full. */
  async refund(paymentId: string): Promise<void> {
    const payment = await this.#ledger.deps.store.get('payment', paymentId);
    if (!payment) throw new PaymentsError('no such payment');
    await this.#ledger.deps.store.put({ ...payment, refunded: true });
    const { customerId } = payment;
    await this.#ledger.emit({ kind: 'refund', paymentId, customerId });
  }

  async #open(checkoutId: string): Promise<SandboxCheckout> {
    const checkout = await this.#ledger.deps.store.get('checkout', checkoutId);
    if (checkout?.status !== 'open') throw new PaymentsError('this checkout is not open');
    return checkout;
  }

  async #take({ id, customerId }: SandboxCheckout, paymentId: string): Promise<void> {
    await this.#ledger.deps.store.put({
      kind: 'payment',
      id: paymentId,
      customerId,
      checkoutId: id,
      refunded: false,
    });
  }

  async #subscribe({ customerId, priceId, trialDays }: SandboxCheckout, id: string): Promise<void> {
    const { deps } = this.#ledger;
    const now = deps.clock.now();
    const end = trialDays > 0 ? addDays(now, trialDays) : addPeriod(now, deps.isYearly(priceId));
    await deps.store.put({
      kind: 'subscription',
      id,
      customerId,
      status: trialDays > 0 ? 'trialing' : 'active',
      priceId,
      periodEnd: end.toISOString(),
      cancelAtPeriodEnd: false,
    });
    await this.#ledger.emit({ kind: 'subscription', subscriptionId: id, customerId });
  }

  async #purchases(customerId: string): Promise<SandboxPurchase[]> {
    const { store } = this.#ledger.deps;
    const payments = await store.ofCustomer('payment', customerId);
    const checkouts = await store.ofCustomer('checkout', customerId);
    return payments.map(({ id, checkoutId, refunded }) => ({
      paymentId: id,
      priceId: checkouts.find((checkout) => checkout.id === checkoutId)?.priceId ?? '',
      refunded,
    }));
  }
}
