import {
  type CheckoutRequest,
  ForgedEventError,
  type Payments,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from '../../../ports/payments.ts';
import {
  asProviderSubscription,
  newId,
  type SandboxLedger,
  type SandboxSubject,
} from './ledger.ts';
import { isSigned } from './signature.ts';

/**
 * Payments without money: checkout and portal pages of our own, so that every flow can be walked on a fresh machine. It
 * keeps its ledger apart from the product's and tells the product of changes only by signed events.
 */
export class SandboxPayments implements Payments {
  readonly provider = 'sandbox';
  readonly #ledger: SandboxLedger;

  constructor(ledger: SandboxLedger) {
    this.#ledger = ledger;
  }

  /** One customer for a user: their id is made of the user's. */
  async ensureCustomer({ userId, email }: { userId: string; email: string }): Promise<string> {
    const { store } = this.#ledger.deps;
    const id = `cus_${userId.replaceAll('-', '')}`;
    if (!(await store.get('customer', id)))
      await store.put({ kind: 'customer', id, userId, email });
    return id;
  }

  async startCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }> {
    if (request.mode === 'subscription') await this.#closeOpenCheckouts(request.customerId);
    const id = newId('cs_sandbox');
    await this.#ledger.deps.store.put({
      ...request,
      kind: 'checkout',
      id,
      status: 'open',
      paymentId: null,
      successUrl: request.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
      createdAt: this.#ledger.deps.clock.now().toISOString(),
    });
    return { id, url: this.#page(`checkout/${id}`) };
  }

  async checkout(id: string): Promise<ProviderCheckout | null> {
    const checkout = await this.#ledger.deps.store.get('checkout', id);
    return checkout && this.#ledger.present(checkout);
  }

  async openPortal(request: { customerId: string; returnUrl: string }): Promise<{ url: string }> {
    const id = newId('bps_sandbox');
    await this.#ledger.deps.store.put({ kind: 'portal', id, ...request });
    return { url: this.#page(`portal/${id}`) };
  }

  subscription(customerId: string): Promise<ProviderSubscription | null> {
    return this.#ledger.newestSubscription(customerId);
  }

  async setCancelAtPeriodEnd(
    subscriptionId: string,
    cancel: boolean,
  ): Promise<ProviderSubscription> {
    return asProviderSubscription(
      await this.#ledger.change(subscriptionId, { cancelAtPeriodEnd: cancel }),
    );
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await this.#ledger.deps.store.removeCustomer(customerId);
  }

  async checkoutOfPayment(paymentId: string): Promise<ProviderCheckout | null> {
    const payment = await this.#ledger.deps.store.get('payment', paymentId);
    return payment && this.checkout(payment.checkoutId);
  }

  async *completedPurchases(since: Date): AsyncIterable<ProviderCheckout> {
    for (const checkout of await this.#ledger.deps.store.all('checkout')) {
      const isPurchase = checkout.mode === 'payment' && checkout.status === 'complete';
      if (isPurchase && new Date(checkout.createdAt) >= since)
        yield await this.#ledger.present(checkout);
    }
  }

  /** All of them: a sandbox has few. */
  async *refundedPayments(): AsyncIterable<string> {
    for (const { id, refunded } of await this.#ledger.deps.store.all('payment'))
      if (refunded) yield id;
  }

  readEvent(rawBody: string, signature: string | undefined): ProviderEvent {
    const { clock, secret } = this.#ledger.deps;
    if (!isSigned(rawBody, signature, clock.now(), secret))
      throw new ForgedEventError('the signature does not hold');
    try {
      return JSON.parse(rawBody) as { id: string; subject: SandboxSubject };
    } catch (cause) {
      throw new ForgedEventError('the event is no JSON', { cause });
    }
  }

  async #closeOpenCheckouts(customerId: string): Promise<void> {
    const { store } = this.#ledger.deps;
    for (const checkout of await store.ofCustomer('checkout', customerId))
      if (checkout.mode === 'subscription' && checkout.status === 'open')
        await store.put({ ...checkout, status: 'expired' });
  }

  #page(path: string): string {
    return new URL(`/sandbox/${path}`, this.#ledger.deps.publicUrl).href;
  }
}
