import type { Prices, Subscription } from '@notelark/api/billing';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PlanId } from '@notelark/api/plans';
import type { Database, Executor } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Payments, PaymentsError } from '../../ports/payments.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { isLive, isStale, planOf } from './billing.policy.ts';
import * as repo from './billing.repo.ts';
import type { BillingMail } from './mail.service.ts';

export interface BillingDeps {
  db: Database;
  accounts: AccountsService;
  payments: Payments;
  prices: Prices;
  mail: BillingMail;
  clock: Clock;
  log: Logger;
  plans: AccountPlans;
}

/** Maps provider failures to an error that the user can read. Nothing has been charged. */
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
  readonly #deps: BillingDeps;
  constructor(deps: BillingDeps) {
    this.#deps = deps;
  }

  /** The present state; asks the provider where the stored one is stale. A provider that is down leaves it unchanged. */
  async check(actor: Actor): Promise<Subscription> {
    const row = await repo.subscriptionOf(this.#deps.db, actor.userId);
    if (row && isStale(row.checkedAt, this.#deps.clock.now())) {
      await this.refresh(actor.userId, row.customerId).catch((error: unknown) => {
        if (!(error instanceof PaymentsError)) throw error;
        this.#deps.log.warn({ err: error }, 'subscription check failed, the stored state stands');
      });
    }
    return this.stored(actor.userId);
  }

  /**
   * Reads the provider's present state and stores it with the plan that follows, and the mail about what changed.
   * Readings may overtake each other; the one that began last is the one that stays. @throws {PaymentsError}
   */
  async refresh(userId: string, customerId: string): Promise<void> {
    const { db, payments, prices, clock, accounts } = this.#deps;
    // Where nothing is sold there is no provider to ask, and plans stay.
    if (payments.provider === 'none') return;
    const read = await repo.beginRead(db, userId);
    if (read === null) return;
    // Of the reading, not of the storing: what has changed in between is seen by the next check.
    const checkedAt = clock.now();
    const subscription = await payments.subscription(customerId);
    const plan = planOf(prices, subscription);
    await db.transaction(async (tx) => {
      const before = await repo.lockBefore(tx, userId, read);
      if (!before) return;
      await repo.storeSubscription(tx, userId, subscription, { read, checkedAt });
      await accounts.setSubscribedPlan(tx, userId, plan, checkedAt);
      await this.#announcePlan(tx, before, plan);
      await this.#announceCancellation(tx, before, subscription);
    });
  }

  /** Cancels at the end of the paid period, or takes that back. */
  async setCancelled(actor: Actor, cancel: boolean): Promise<Subscription> {
    const { db, payments } = this.#deps;
    const customerId = await this.knownCustomer(actor.userId);
    if (customerId === null) throw new AppError('no-subscription');
    await paymentsFault(async () => {
      // What is stored may have ended at the provider since.
      await this.refresh(actor.userId, customerId);
      const row = await repo.subscriptionOf(db, actor.userId);
      if (!row?.subscriptionId || !isLive(row.status)) throw new AppError('no-subscription');
      await payments.setCancelAtPeriodEnd(row.subscriptionId, cancel);
      await this.refresh(actor.userId, customerId);
    });
    return this.stored(actor.userId);
  }

  /** The customer at the provider, made where there is none yet. */
  async customer(actor: Actor): Promise<string> {
    const known = await repo.subscriptionOf(this.#deps.db, actor.userId);
    if (known) return known.customerId;
    const customerId = await paymentsFault(() => this.#deps.payments.ensureCustomer(actor));
    await repo.rememberCustomer(this.#deps.db, actor.userId, customerId);
    return (await this.knownCustomer(actor.userId)) ?? customerId;
  }

  /** The user is on the provider's pages: what is stored may be over in a moment, also where the event is late. */
  async expectChange(userId: string): Promise<void> {
    await repo.distrust(this.#deps.db, userId);
  }

  /** The account is being deleted: ends the subscription at the provider first. */
  async end(userId: string): Promise<void> {
    const row = await repo.subscriptionOf(this.#deps.db, userId);
    if (row) await this.#deps.payments.deleteCustomer(row.customerId);
  }

  async knownCustomer(userId: string): Promise<string | null> {
    return (await repo.subscriptionOf(this.#deps.db, userId))?.customerId ?? null;
  }

  /** The stored state; `hadSubscription`: also one that has ended, which has used up the trial. */
  async stored(userId: string): Promise<Subscription & { hadSubscription: boolean }> {
    const { db } = this.#deps;
    const [row, plan] = await Promise.all([
      repo.subscriptionOf(db, userId),
      repo.currentPlan(db, userId),
    ]);
    const subscribed = row !== null && isLive(row.status);
    return {
      subscribed,
      plan: this.#deps.plans.of(plan ?? 'free'),
      productId: subscribed ? row.productId : null,
      subscriptionEnd: subscribed ? (row.periodEnd?.toISOString() ?? null) : null,
      trialing: row?.status === 'trialing',
      cancelAtPeriodEnd: subscribed && row.cancelAtPeriodEnd,
      paymentFailed: row?.status === 'past-due',
      hadSubscription: row !== null && row.subscriptionId !== null,
    };
  }

  /** A plan that changed or ended is announced once, in the transaction that stores it. */
  async #announcePlan(tx: Executor, before: repo.SubscriptionRow, plan: PlanId): Promise<void> {
    const { prices, mail } = this.#deps;
    const known = planOf(prices, before);
    if (known === plan || known === 'free') return;
    if (plan === 'free') await mail.subscriptionEnded(tx, before.userId, known);
    else await mail.planChanged(tx, before.userId, plan);
  }

  /** That a subscription will end, or goes on after all, wherever that was chosen: here or at the provider. */
  async #announceCancellation(
    tx: Executor,
    before: repo.SubscriptionRow,
    now: repo.ReadSubscription | null,
  ): Promise<void> {
    const { prices, mail } = this.#deps;
    const plan = planOf(prices, now);
    if (!now || plan === 'free' || now.cancelAtPeriodEnd === before.cancelAtPeriodEnd) return;
    const { userId } = before;
    if (now.cancelAtPeriodEnd) await mail.subscriptionCancelled(tx, userId, plan, now.periodEnd);
    else await mail.subscriptionResumed(tx, userId, plan, now.periodEnd);
  }
}
