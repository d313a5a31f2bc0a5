import type { Prices } from '@notelark/contracts/billing';
import type { Addon } from '@notelark/contracts/plans';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProviderCheckout } from '../../ports/payments.ts';
import { addonOfPrice } from './policy.prices.ts';
import * as repo from './repo.ts';
import { type BillingParts, paymentsFault } from './service.ts';

export interface Credited {
  addon: Addon;
  /** False where another call had credited it already. */
  now: boolean;
}

/** Add-ons: hours that were paid once are credited once, whoever notices the payment first. */
export class Purchases {
  readonly #parts: BillingParts;
  constructor(parts: BillingParts) {
    this.#parts = parts;
  }

  /**
   * The page came back from the checkout.
   * @throws {AppError} `payment-unverified` where the session is not this user's, not paid, or no add-on.
   */
  async verify(actor: Actor, sessionId: string): Promise<Credited> {
    const checkout = await paymentsFault(() => this.#parts.payments.checkout(sessionId));
    if (checkout?.userId !== actor.userId)
      throw new AppError('payment-unverified', { detail: 'no such session of this user' });
    const credited = await this.credit(checkout);
    if (!credited)
      throw new AppError('payment-unverified', {
        detail: `session ${checkout.status}, paid ${checkout.paid}`,
      });
    return credited;
  }

  /** Credits what a checkout paid for, once. @returns null where it is no paid add-on of ours. */
  async credit(checkout: ProviderCheckout): Promise<Credited | null> {
    const addon = paidAddon(this.#parts.prices, checkout);
    if (!addon || !checkout.userId || !checkout.paymentId) return null;
    const now = await repo.credit(
      this.#parts.db,
      checkout.userId,
      addon.minutes * 60,
      checkout.paymentId,
    );
    return { addon, now };
  }

  /** Takes the credit of a refunded payment back, once. What was used of it stays used: the balance may be negative. */
  async takeBack(paymentId: string): Promise<{ userId: string; seconds: number } | null> {
    const { db, payments } = this.#parts;
    const checkout = await payments.checkoutOfPayment(paymentId);
    if (!checkout?.refunded) return null;
    const credit = await repo.creditOf(db, paymentId);
    if (!credit) return null;
    const first = await repo.credit(db, credit.userId, -credit.seconds, `refund:${paymentId}`);
    return first ? credit : null;
  }
}

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
