import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../ports/clock.ts';
import {
  PaymentsError,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from '../../../ports/payments.ts';
import type { SandboxCheckout, SandboxStore, SandboxSubscription } from './objects.ts';
import { advance } from './period.ts';
import { signatureOf } from './signature.ts';

export interface SandboxDeps {
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

export type SandboxSubject = Exclude<ProviderEvent['subject'], { kind: 'other' }>;

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The present state of the sandbox's ledger, and the events that report its changes. */
export class SandboxLedger {
  readonly deps: SandboxDeps;

  constructor(deps: SandboxDeps) {
    this.deps = deps;
  }

  /** @throws {PaymentsError} where there is none of this id. */
  async subscription(id: string): Promise<SandboxSubscription> {
    const subscription = await this.deps.store.get('subscription', id);
    if (!subscription) throw new PaymentsError('no such subscription');
    return this.#now(subscription);
  }

  async newestSubscription(customerId: string): Promise<ProviderSubscription | null> {
    const all = (await this.deps.store.ofCustomer('subscription', customerId)).map((one) =>
      this.#now(one),
    );
    const newest = all.find((one) => one.status !== 'ended') ?? all[0];
    return newest ? asProviderSubscription(newest) : null;
  }

  /** Changes a subscription and says so. */
  async change(id: string, changes: Partial<SandboxSubscription>): Promise<SandboxSubscription> {
    const changed = { ...(await this.subscription(id)), ...changes };
    await this.deps.store.put(changed);
    await this.emit({
      kind: 'subscription',
      subscriptionId: id,
      customerId: changed.customerId,
    });
    return changed;
  }

  async present(checkout: SandboxCheckout): Promise<ProviderCheckout> {
    const { id, customerId, userId, mode, status, priceId, paymentId } = checkout;
    const payment = paymentId === null ? null : await this.deps.store.get('payment', paymentId);
    return {
      id,
      customerId,
      userId,
      mode,
      status,
      paid: status === 'complete',
      priceId,
      paymentId,
      refunded: payment?.refunded ?? false,
    };
  }

  async emit(subject: SandboxSubject): Promise<void> {
    const at = this.deps.clock.now();
    const body = JSON.stringify({ id: newId('evt_sandbox'), subject });
    await this.deps.deliver(body, signatureOf(body, at, this.deps.secret));
  }

  #now(subscription: SandboxSubscription): SandboxSubscription {
    const yearly = this.deps.isYearly(subscription.priceId);
    return advance(subscription, yearly, this.deps.clock.now());
  }
}

export const asProviderSubscription = (subscription: SandboxSubscription): ProviderSubscription => {
  const { id, customerId, status, priceId, periodEnd, cancelAtPeriodEnd } = subscription;
  return {
    id,
    customerId,
    status,
    priceId,
    productId: `prod_of_${priceId}`,
    periodEnd: new Date(periodEnd),
    cancelAtPeriodEnd,
  };
};
