import { PaymentsError } from '../../ports/payments.ts';
import * as repo from './billing.repo.ts';
import type { Purchases } from './purchases.service.ts';
import type { BillingDeps, Subscriptions } from './billing.service.ts';

const HOUR_MS = 3_600_000;
/** Purchases are looked through again for this long: far more than the provider takes to repeat an event. */
const LOOK_BACK_MS = 14 * 24 * HOUR_MS;
/** A subscription that was read within this time is believed. */
const RECENT_MS = 20 * HOUR_MS;
const PAGE = 100;
/** What was handled is remembered for this long. */
const KEEP_EVENTS_MS = 90 * 24 * HOUR_MS;

/** The daily comparison with the provider: repairs what a lost event left behind. */
export class Reconciliation {
  readonly #deps: BillingDeps;
  readonly #subscriptions: Subscriptions;
  readonly #purchases: Purchases;

  constructor(deps: BillingDeps, subscriptions: Subscriptions, purchases: Purchases) {
    this.#deps = deps;
    this.#subscriptions = subscriptions;
    this.#purchases = purchases;
  }

  async run(): Promise<void> {
    const now = this.#deps.clock.now().getTime();
    await this.#purchasesSince(new Date(now - LOOK_BACK_MS));
    await this.#refundsSince(new Date(now - LOOK_BACK_MS));
    await this.#subscriptionsBefore(new Date(now - RECENT_MS));
    await repo.forgetEvents(this.#deps.db, new Date(now - KEEP_EVENTS_MS));
  }

  async #purchasesSince(since: Date): Promise<void> {
    for await (const checkout of this.#deps.payments.completedPurchases(since)) {
      const credited = await this.#purchases.credit(checkout);
      if (credited?.now)
        this.#deps.log.warn({ checkoutId: checkout.id }, 'a paid add-on had not been credited');
    }
  }

  async #refundsSince(since: Date): Promise<void> {
    for await (const paymentId of this.#deps.payments.refundedPayments(since)) {
      if (await this.#purchases.reverseCredit(paymentId))
        this.#deps.log.warn({ paymentId }, 'a refunded add-on had not been taken back');
    }
  }

  /** One customer that can't be read does not keep the others from being read. */
  async #subscriptionsBefore(before: Date): Promise<void> {
    let after = '';
    for (;;) {
      const page = await repo.customersCheckedBefore(this.#deps.db, before, after, PAGE);
      for (const { userId, customerId } of page) await this.#refresh(userId, customerId);
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.userId;
    }
  }

  async #refresh(userId: string, customerId: string): Promise<void> {
    try {
      await this.#subscriptions.refresh(userId, customerId);
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error;
      this.#deps.log.warn({ err: error, customerId }, 'reconciliation of a customer failed');
    }
  }
}
