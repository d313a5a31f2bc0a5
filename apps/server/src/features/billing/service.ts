import type { Prices, Subscription } from '@notelark/contracts/billing';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Payments, PaymentsError } from '../../ports/payments.ts';
import { isStale, planOf } from './policy.ts';
import * as repo from './repo.ts';

export interface BillingParts {
  db: Database;
  payments: Payments;
  prices: Prices;
  clock: Clock;
  log: Logger;
}

/** A provider that fails is said so to the user: nothing was charged. */
export async function paymentsFault<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    throw new AppError('payment-provider-failed', { cause, detail: cause.message });
  }
}

/** What we know of an owner's subscription, kept in step with the provider. */
export class Subscriptions {
  readonly #parts: BillingParts;
  constructor(parts: BillingParts) {
    this.#parts = parts;
  }

  /** The present state; asks the provider where the stored one is stale. A provider that is down leaves it unchanged. */
  async check(actor: Actor): Promise<Subscription> {
    const row = await repo.subscriptionOf(this.#parts.db, actor.userId);
    if (row && isStale(row.checkedAt, this.#parts.clock.now())) {
      await this.refresh(actor.userId, row.customerId).catch((error: unknown) => {
        if (!(error instanceof PaymentsError)) throw error;
        this.#parts.log.warn({ err: error }, 'subscription check failed, the stored state stands');
      });
    }
    return this.stored(actor.userId);
  }

  /** Reads the provider's present state and stores it with the plan that follows. @throws {PaymentsError} */
  async refresh(userId: string, customerId: string): Promise<void> {
    const { db, payments, prices, clock } = this.#parts;
    await db.transaction(async (tx) => {
      await repo.lockOwner(tx, userId);
      const subscription = await payments.subscription(customerId);
      await repo.storeSubscription(
        tx,
        userId,
        subscription,
        planOf(prices, subscription),
        clock.now(),
      );
    });
  }

  /** Cancels at the end of the paid period, or takes that back. */
  async setCancelled(actor: Actor, cancel: boolean): Promise<Subscription> {
    const row = await repo.subscriptionOf(this.#parts.db, actor.userId);
    if (!row?.subscriptionId || row.status === 'ended') throw new AppError('no-subscription');
    const { subscriptionId, customerId } = row;
    await paymentsFault(async () => {
      await this.#parts.payments.setCancelAtPeriodEnd(subscriptionId, cancel);
      await this.refresh(actor.userId, customerId);
    });
    return this.stored(actor.userId);
  }

  /** The customer at the provider, made where there is none yet. */
  async customer(actor: Actor): Promise<string> {
    const known = await repo.subscriptionOf(this.#parts.db, actor.userId);
    if (known) return known.customerId;
    const customerId = await paymentsFault(() => this.#parts.payments.ensureCustomer(actor));
    await repo.rememberCustomer(this.#parts.db, actor.userId, customerId);
    return (await this.knownCustomer(actor.userId)) ?? customerId;
  }

  /** The account is being deleted: ends the subscription at the provider first. */
  async end(userId: string): Promise<void> {
    const row = await repo.subscriptionOf(this.#parts.db, userId);
    if (row) await this.#parts.payments.deleteCustomer(row.customerId);
  }

  async knownCustomer(userId: string): Promise<string | null> {
    return (await repo.subscriptionOf(this.#parts.db, userId))?.customerId ?? null;
  }

  /** The stored state; `hadSubscription`: also one that has ended, which has used up the trial. */
  async stored(userId: string): Promise<Subscription & { hadSubscription: boolean }> {
    const { db } = this.#parts;
    const [row, plan] = await Promise.all([
      repo.subscriptionOf(db, userId),
      repo.currentPlan(db, userId),
    ]);
    const subscribed = row !== null && ['trialing', 'active', 'past-due'].includes(row.status);
    return {
      subscribed,
      plan: plan ?? 'free',
      productId: subscribed ? row.productId : null,
      subscriptionEnd: subscribed ? (row.periodEnd?.toISOString() ?? null) : null,
      trialing: row?.status === 'trialing',
      cancelAtPeriodEnd: subscribed && row.cancelAtPeriodEnd,
      paymentFailed: row?.status === 'past-due',
      hadSubscription: row !== null && row.subscriptionId !== null,
    };
  }
}
