import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { textInputs, uploads, users } from '../../platform/database/schema/index.ts';

type Plan = (typeof users.$inferSelect)['currentPlan'];

/** What users make, and what is kept for as long as their plan says. */
const KEPT = { uploads, texts: textInputs };
type Kept = (typeof KEPT)[keyof typeof KEPT];

const untold = (table: Kept, madeUntil: Date) =>
  and(lte(table.createdAt, madeUntil), isNull(table.expiryNoticeAt));

/** Users on one of these stored plans who have something that was made until then, and were not told that it will go. */
export async function usersToTell(
  executor: Executor,
  plans: Plan[],
  madeUntil: Date,
  limit: number,
): Promise<{ id: string; email: string; timeZone: string }[]> {
  const has = (table: Kept) =>
    sql`exists ${executor
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.userId, users.id), untold(table, madeUntil)))}`;
  return executor
    .select({ id: users.id, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(inArray(users.currentPlan, plans), or(has(uploads), has(textInputs))))
    .limit(limit);
}

/** Notes of what the user is told. @returns how many things that is. */
export async function markTold(
  tx: Transaction,
  userId: string,
  madeUntil: Date,
  now: Date,
): Promise<number> {
  const mark = (table: Kept) =>
    tx
      .update(table)
      .set({ expiryNoticeAt: now })
      .where(and(eq(table.userId, userId), untold(table, madeUntil)))
      .returning({ id: table.id });
  return (await mark(uploads)).length + (await mark(textInputs)).length;
}

export interface PastItsTime {
  madeUntil: Date;
  toldUntil: Date;
}

/** Uploads or texts of users on one of these stored plans whose time is over. */
export async function pastItsTime(
  executor: Executor,
  kind: keyof typeof KEPT,
  plans: Plan[],
  { madeUntil, toldUntil }: PastItsTime,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  const table = KEPT[kind];
  return executor
    .select({ id: table.id, userId: table.userId })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(
      and(
        inArray(users.currentPlan, plans),
        lte(table.createdAt, madeUntil),
        lte(table.expiryNoticeAt, toldUntil),
      ),
    )
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
