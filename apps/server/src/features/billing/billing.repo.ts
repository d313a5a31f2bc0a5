import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import {
  balanceCredits,
  paymentEvents,
  subscriptions,
  users,
} from '../../platform/database/schema/index.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type PlanColumn = (typeof users.$inferSelect)['currentPlan'];

/** A subscription as the provider gave it. */
export interface ReadSubscription {
  id: string;
  status: Exclude<SubscriptionRow['status'], 'none'>;
  priceId: string;
  productId: string;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
}

export async function subscriptionOf(
  db: Executor,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function ownerOfCustomer(db: Executor, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return row?.userId ?? null;
}

/** Where a mail about money goes, and in which time zone its dates are read. */
export async function recipientOf(
  db: Executor,
  userId: string,
): Promise<{ email: string; timeZone: string } | null> {
  const [row] = await db
    .select({ email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function currentPlan(db: Executor, userId: string): Promise<PlanColumn | null> {
  const [row] = await db
    .select({ plan: users.currentPlan })
    .from(users)
    .where(eq(users.id, userId));
  return row?.plan ?? null;
}

/** Remembers a user's customer; the first one stays, also under concurrent calls. */
export async function rememberCustomer(
  db: Executor,
  userId: string,
  customerId: string,
): Promise<void> {
  await db.insert(subscriptions).values({ userId, customerId }).onConflictDoNothing();
}

/** Numbers a reading of the provider before it begins. null: the user is no customer. */
export async function beginRead(db: Executor, userId: string): Promise<number | null> {
  const [row] = await db
    .update(subscriptions)
    .set({ readsBegun: sql`${subscriptions.readsBegun} + 1` })
    .where(eq(subscriptions.userId, userId))
    .returning({ number: subscriptions.readsBegun });
  return row?.number ?? null;
}

/** What is stored is read again by the next call, however fresh it is. */
export async function distrust(db: Executor, userId: string): Promise<void> {
  await db.update(subscriptions).set({ checkedAt: null }).where(eq(subscriptions.userId, userId));
}

/** What is stored, locked until `tx` ends. null: a reading that began after `read` has been stored. */
export async function lockBefore(
  tx: Executor,
  userId: string,
  read: number,
): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), lt(subscriptions.readStored, read)))
    .for('update');
  return row ?? null;
}

/** Stores the provider's state, as reading number `read` found it. */
export async function storeSubscription(
  tx: Executor,
  userId: string,
  subscription: ReadSubscription | null,
  { read, checkedAt }: { read: number; checkedAt: Date },
): Promise<void> {
  const state = subscription
    ? {
        subscriptionId: subscription.id,
        status: subscription.status,
        priceId: subscription.priceId,
        productId: subscription.productId,
        periodEnd: subscription.periodEnd,
        cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      }
    : {
        subscriptionId: null,
        status: 'none' as const,
        priceId: null,
        productId: null,
        periodEnd: null,
        cancelAtPeriodEnd: false,
      };
  await tx
    .update(subscriptions)
    .set({ ...state, checkedAt, readStored: read })
    .where(eq(subscriptions.userId, userId));
}

/** Customers whose state is older than `before`, a page at a time, for the daily comparison. */
export async function customersCheckedBefore(
  db: Executor,
  before: Date,
  after: string,
  limit: number,
): Promise<{ userId: string; customerId: string }[]> {
  return db
    .select({ userId: subscriptions.userId, customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      sql`(${subscriptions.checkedAt} is null or ${subscriptions.checkedAt} < ${before.toISOString()}) and ${subscriptions.userId}::text > ${after}`,
    )
    .orderBy(sql`${subscriptions.userId}::text`)
    .limit(limit);
}

/** @returns false where the event was taken in before. */
export async function recordEvent(tx: Executor, eventId: string): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ id: eventId })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** @returns false where it was marked before. */
export async function markHandled(tx: Executor, eventId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentEvents)
    .set({ handledAt: at })
    .where(and(eq(paymentEvents.id, eventId), isNull(paymentEvents.handledAt)))
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

export async function isHandled(db: Executor, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, eventId), isNotNull(paymentEvents.handledAt)));
  return rows.length === 1;
}

/**
 * Events that came long ago are forgotten, also those that were given up or whose customer deleted the account: the provider
 * repeats within days, not months.
 */
export async function forgetEvents(db: Executor, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

/** Credits a payment once. @returns false where it was credited before. */
export async function credit(
  tx: Executor,
  userId: string,
  seconds: number,
  paymentId: string,
): Promise<boolean> {
  const rows = await tx
    .insert(balanceCredits)
    .values({ userId, seconds, paymentId })
    .onConflictDoNothing()
    .returning({ id: balanceCredits.id });
  return rows.length === 1;
}

/** The credit of a payment; null: it was never credited. */
export async function creditOf(
  db: Executor,
  paymentId: string,
): Promise<{ userId: string; seconds: number } | null> {
  const [row] = await db
    .select({ userId: balanceCredits.userId, seconds: balanceCredits.seconds })
    .from(balanceCredits)
    .where(eq(balanceCredits.paymentId, paymentId));
  return row ?? null;
}
