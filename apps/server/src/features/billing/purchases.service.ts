import type { Prices } from '@notelark/api/billing';
import type { Addon } from '@notelark/api/plans';
import { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProviderCheckout } from '../../ports/payments.ts';
import { addonOfPrice } from './prices.policy.ts';
import * as repo from './billing.repo.ts';
import { type BillingDeps, paymentsFault } from './billing.service.ts';

export interface Credited {
  addon: Addon;
  /** False where another call had credited it already. */
  now: boolean;
}

/** Add-ons: hours that were paid once are credited once, by the page or by the webhook. */
export class Purchases {
  readonly #deps: BillingDeps;
  constructor(deps: BillingDeps) {
    this.#deps = deps;
  }

  /**
   * The page came back from the checkout.
   * @throws {AppError} `payment-unverified` where the session is not this user's, not paid, or no add-on.
   */
  async verify(actor: Actor, sessionId: string): Promise<Credited> {
    const checkout = await paymentsFault(() => this.#deps.payments.checkout(sessionId));
    if (checkout?.userId !== actor.userId)
      throw new AppError('payment-unverified', { detail: 'no such session of this user' });
    const credited = await this.credit(checkout);
    if (!credited)
      throw new AppError('payment-unverified', {
        detail: `session ${checkout.status}, paid ${checkout.paid}`,
      });
    return credited;
  }

  /** Credits what a checkout paid for, once, and says so by mail. @returns null where it is no paid add-on of one of our users. */
  async credit(checkout: ProviderCheckout): Promise<Credited | null> {
    const { db, prices, mail } = this.#deps;
    const addon = paidAddon(prices, checkout);
    const { paymentId } = checkout;
    if (!addon || !paymentId) return null;
    const userId = await this.#buyer(checkout);
    if (userId === null) return null;
    return db.transaction(async (tx) => {
      const now = await repo.credit(tx, userId, addon.minutes * 60, paymentId);
      if (now) await mail.addonBought(tx, userId, addon);
      return { addon, now };
    });
  }

  /** Takes the credit of a refunded payment back, once. What was used of it stays used: the balance may be negative. */
  async reverseCredit(paymentId: string): Promise<boolean> {
    const { db, payments, mail } = this.#deps;
    const checkout = await payments.checkoutOfPayment(paymentId);
    const credit = checkout?.refunded ? await repo.creditOf(db, paymentId) : null;
    if (!credit) return false;
    const { userId, seconds } = credit;
    return db.transaction(async (tx) => {
      const now = await repo.credit(tx, userId, -seconds, `refund:${paymentId}`);
      if (now) await mail.addonRefunded(tx, userId, seconds);
      return now;
    });
  }

  /** The account may be gone, and a payment taken elsewhere with the same keys names none of our users. */
  async #buyer({ id, userId }: ProviderCheckout): Promise<string | null> {
    if (isUuid(userId) && (await repo.recipientOf(this.#deps.db, userId)) !== null) return userId;
    this.#deps.log.warn({ checkoutId: id }, 'a paid add-on belongs to no account');
    return null;
  }
}

const isUuid = (id: string | null): id is string => z.uuid().safeParse(id).success;

function paidAddon(prices: Prices, checkout: ProviderCheckout): Addon | null {
  if (
    checkout.mode !== 'payment' ||
    checkout.status !== 'complete' ||
    !checkout.paid ||
    checkout.refunded
  )
    return null;
  return checkout.priceId === null ? null : addonOfPrice(prices, checkout.priceId);
}
