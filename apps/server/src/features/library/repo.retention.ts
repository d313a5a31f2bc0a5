import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { textInputs, uploads, users } from '../../platform/database/schema/index.ts';

type Plan = (typeof users.$inferSelect)['currentPlan'];

const untold = (table: typeof uploads | typeof textInputs, madeUntil: Date) =>
  and(lte(table.createdAt, madeUntil), isNull(table.expiryNoticeAt));

/** Users on a plan who have something that was made until then, and were not told that it will go. */
export async function usersToTell(
  executor: Executor,
  plan: Plan,
  madeUntil: Date,
  limit: number,
): Promise<{ id: string; email: string; timeZone: string }[]> {
  const has = (table: typeof uploads | typeof textInputs) =>
    sql`exists ${executor
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.userId, users.id), untold(table, madeUntil)))}`;
  return executor
    .select({ id: users.id, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.currentPlan, plan), or(has(uploads), has(textInputs))))
    .limit(limit);
}

/** Notes of what the user is told. @returns how many things that is. */
export async function markTold(
  tx: Transaction,
  userId: string,
  madeUntil: Date,
  now: Date,
): Promise<number> {
  const told = { expiryNoticeAt: now };
  const marked = [
    await tx
      .update(uploads)
      .set(told)
      .where(and(eq(uploads.userId, userId), untold(uploads, madeUntil)))
      .returning({ id: uploads.id }),
    await tx
      .update(textInputs)
      .set(told)
      .where(and(eq(textInputs.userId, userId), untold(textInputs, madeUntil)))
      .returning({ id: textInputs.id }),
  ];
  return marked.flat().length;
}

export interface PastItsTime {
  madeUntil: Date;
  toldUntil: Date;
}

const pastItsTime = (
  table: typeof uploads | typeof textInputs,
  plan: Plan,
  { madeUntil, toldUntil }: PastItsTime,
) =>
  and(
    eq(users.currentPlan, plan),
    lte(table.createdAt, madeUntil),
    lte(table.expiryNoticeAt, toldUntil),
  );

export async function uploadsPastTheirTime(
  executor: Executor,
  plan: Plan,
  time: PastItsTime,
  limit: number,
) {
  return executor
    .select({ id: uploads.id, userId: uploads.userId })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(pastItsTime(uploads, plan, time))
    .limit(limit);
}

export async function textsPastTheirTime(
  executor: Executor,
  plan: Plan,
  time: PastItsTime,
  limit: number,
) {
  return executor
    .select({ id: textInputs.id, userId: textInputs.userId })
    .from(textInputs)
    .innerJoin(users, eq(users.id, textInputs.userId))
    .where(pastItsTime(textInputs, plan, time))
    .limit(limit);
}

/** Failed uploads whose file waited for a Retry for too long. Their owner asked for it to be kept, or it goes. */
export async function waitedTooLong(executor: Executor, failedBefore: Date, limit: number) {
  return executor
    .select({ id: uploads.id, userId: uploads.userId, fileKey: uploads.fileKey })
    .from(uploads)
    .where(
      and(
        eq(uploads.status, 'failed'),
        eq(uploads.keepOriginal, false),
        lt(uploads.failedAt, failedBefore),
        sql`${uploads.fileKey} is not null`,
      ),
    )
    .limit(limit);
}

/** Forgets the file of a failed upload. False where it has been retried meanwhile. */
export async function forgetFile(tx: Transaction, id: string): Promise<boolean> {
  const forgotten = await tx
    .update(uploads)
    .set({ fileKey: null })
    .where(and(eq(uploads.id, id), eq(uploads.status, 'failed')))
    .returning({ id: uploads.id });
  return forgotten.length > 0;
}
