import { and, eq, lt, sql, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { balanceCredits, usageEntries, users } from '../../platform/database/schema/index.ts';

type Kind = (typeof usageEntries.$inferSelect)['kind'];
type Entry = typeof usageEntries.$inferInsert;

const total = (column: typeof usageEntries.amount | typeof usageEntries.fromBalance) =>
  sum(column).mapWith(Number);

/**
 * The account whose quota is asked for, locked until the transaction ends: whoever else wants to take of the same quota
 * waits here and then sees what was taken.
 */
export async function lockAccount(tx: Transaction, userId: string) {
  const [account] = await tx
    .select({ plan: users.currentPlan, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return account ?? null;
}

/** What was charged of a kind to a month, and how much of it came out of the balance. */
export async function usedIn(executor: Executor, userId: string, kind: Kind, month: string) {
  const [row] = await executor
    .select({ amount: total(usageEntries.amount), fromBalance: total(usageEntries.fromBalance) })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.userId, userId),
        eq(usageEntries.kind, kind),
        eq(usageEntries.month, month),
      ),
    );
  return { amount: row?.amount ?? 0, fromBalance: row?.fromBalance ?? 0 };
}

/** What came into the balance ever, and what went out of it: ever, and before a month. */
export async function balanceOf(executor: Executor, userId: string, month: string) {
  const credits = executor
    .select({ seconds: sql<number>`coalesce(sum(${balanceCredits.seconds}), 0)`.mapWith(Number) })
    .from(balanceCredits)
    .where(eq(balanceCredits.userId, userId));
  const spent = executor
    .select({
      ever: sql`coalesce(sum(${usageEntries.fromBalance}), 0)`.mapWith(Number),
      before:
        sql`coalesce(sum(${usageEntries.fromBalance}) filter (where ${lt(usageEntries.month, month)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(usageEntries)
    .where(eq(usageEntries.userId, userId));
  const [credited] = await credits;
  const [debited] = await spent;
  const bought = credited?.seconds ?? 0;
  return {
    left: bought - (debited?.ever ?? 0),
    atMonthStartOrBought: bought - (debited?.before ?? 0),
  };
}

/** What a source holds at present; null where it never reserved anything. */
export async function heldBy(executor: Executor, kind: Kind, sourceId: string) {
  const rows = await executor
    .select({
      userId: usageEntries.userId,
      amount: total(usageEntries.amount),
      fromBalance: total(usageEntries.fromBalance),
      reservations: sql`count(*) filter (where ${usageEntries.entry} = 'reserve')`.mapWith(Number),
      countedAt: sql`max(${usageEntries.countedAt})`.mapWith(usageEntries.countedAt),
      month: sql<string>`(array_agg(${usageEntries.month} order by ${usageEntries.createdAt} desc, ${usageEntries.id} desc))[1]`,
    })
    .from(usageEntries)
    .where(and(eq(usageEntries.kind, kind), eq(usageEntries.sourceId, sourceId)))
    .groupBy(usageEntries.userId);
  return rows[0] ?? null;
}

/** Appends to the ledger. False where this step of the source is in it already: then nothing is written. */
export async function append(tx: Transaction, entry: Entry): Promise<boolean> {
  const written = await tx.insert(usageEntries).values(entry).onConflictDoNothing().returning({
    id: usageEntries.id,
  });
  return written.length > 0;
}
