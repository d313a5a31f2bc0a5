import { and, count, eq, gte, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import {
  expiredResults,
  summaries,
  textInputs,
  uploads,
  users,
} from '../../../platform/database/schema/index.ts';

type Plan = (typeof users.$inferSelect)['currentPlan'];

/** What users make, and what is kept for as long as their plan says. */
const KEPT = { uploads, texts: textInputs };
type Kept = (typeof KEPT)[keyof typeof KEPT];

/** A retention period, and the accounts that it holds for. */
export interface RetentionPeriod {
  /** The stored plans of these accounts. */
  plans: Plan[];
  days: number;
}

/** The notice of an item announced this very period, and the plan has not changed since. Needs the row of `users`. */
const isNotified = (table: Kept, days: number) =>
  and(
    eq(table.expiryNoticeDays, days),
    or(isNull(users.planSince), gte(table.expiryNoticeAt, users.planSince)),
  );

/** Of an account in `users`: what was made until then and is not covered by a notice. */
const needsNotice = (table: Kept, days: number, madeUntil: Date) =>
  and(
    eq(table.userId, users.id),
    lte(table.createdAt, madeUntil),
    sql`(${isNotified(table, days)}) is not true`,
  );

export interface Notice {
  madeUntil: Date;
  now: Date;
}

/** What a notice to one user covers; for a statement that has the row of `users`. */
export const coveredByNotice = (
  table: Kept,
  userId: string,
  { plans, days }: RetentionPeriod,
  { madeUntil }: Notice,
) =>
  and(eq(users.id, userId), inArray(users.currentPlan, plans), needsNotice(table, days, madeUntil));

/** Accounts that have something that was made until then and is not covered by a notice. */
export async function usersToNotify(
  executor: Executor,
  { plans, days }: RetentionPeriod,
  madeUntil: Date,
  limit: number,
): Promise<{ id: string; email: string; timeZone: string }[]> {
  const has = (table: Kept) =>
    sql`exists ${executor
      .select({ one: sql`1` })
      .from(table)
      .where(needsNotice(table, days, madeUntil))}`;
  return executor
    .select({ id: users.id, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(inArray(users.currentPlan, plans), or(has(uploads), has(textInputs))))
    .limit(limit);
}

export interface ExpiredUntil {
  madeUntil: Date;
  notifiedUntil: Date;
}

const isExpired = (
  table: Kept,
  { plans, days }: RetentionPeriod,
  { madeUntil, notifiedUntil }: ExpiredUntil,
) =>
  and(
    inArray(users.currentPlan, plans),
    lte(table.createdAt, madeUntil),
    lte(table.expiryNoticeAt, notifiedUntil),
    isNotified(table, days),
  );

/** Uploads or texts whose period is over, and whose owner was notified of that period. */
export async function findExpired(
  executor: Executor,
  kind: keyof typeof KEPT,
  period: RetentionPeriod,
  until: ExpiredUntil,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const table = KEPT[kind];
  return executor
    .select({ id: table.id, userId: table.userId })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(isExpired(table, period, until))
    .limit(limit);
}

/** Whether an item is still to be deleted. Its owner's plan can't change before the transaction ends. */
export async function isStillExpired(
  tx: Transaction,
  kind: keyof typeof KEPT,
  id: string,
  period: RetentionPeriod,
  until: ExpiredUntil,
): Promise<boolean> {
  const table = KEPT[kind];
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.id, id), isExpired(table, period, until)))
    .for('share', { of: users });
  return found.length > 0;
}

/** Before an item is deleted: its results are remembered as expired. */
export async function markExpired(
  tx: Transaction,
  kind: keyof typeof KEPT,
  id: string,
  expiredAt: Date,
): Promise<void> {
  const results = await tx
    .select({ id: summaries.id, userId: summaries.userId })
    .from(summaries)
    .where(eq(kind === 'uploads' ? summaries.uploadId : summaries.textInputId, id));
  if (results.length === 0) return;
  await tx.insert(expiredResults).values(results.map((one) => Object.assign(one, { expiredAt })));
}

/** Results that expired before then are unknown from now on. */
export async function forgetExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(expiredResults).where(lt(expiredResults.expiredAt, moment));
}

/** When a result of the user's expired; null where it did not. */
export async function findExpiry(
  executor: Executor,
  id: string,
  userId: string,
): Promise<Date | null> {
  const [found] = await executor
    .select({ at: expiredResults.expiredAt })
    .from(expiredResults)
    .where(and(eq(expiredResults.id, id), eq(expiredResults.userId, userId)));
  return found?.at ?? null;
}

/** How many items of a user have been announced to go after this period, and when the first of them was. */
export async function announced(
  executor: Executor,
  userId: string,
  days: number,
): Promise<{ uploads: number; texts: number; since: Date | null }> {
  const of = async (table: Kept) => {
    const [found] = await executor
      .select({ count: count(), since: min(table.expiryNoticeAt) })
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .where(and(eq(table.userId, userId), isNotified(table, days)));
    return { count: found?.count ?? 0, since: found?.since ?? null };
  };
  const [ofUploads, ofTexts] = await Promise.all([of(uploads), of(textInputs)]);
  const [since = null] = [ofUploads.since, ofTexts.since]
    .filter((moment) => moment !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return { uploads: ofUploads.count, texts: ofTexts.count, since };
}

/** How many items of a user were made until then. */
export async function countMadeUntil(
  executor: Executor,
  userId: string,
  madeUntil: Date,
): Promise<number> {
  const made = (table: Kept) =>
    executor.$count(table, and(eq(table.userId, userId), lte(table.createdAt, madeUntil)));
  return (await made(uploads)) + (await made(textInputs));
}

/** IANA name; null where the account is gone. */
export async function timeZoneOf(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? null;
}
