import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { feeds, users } from '../../platform/database/schema/index.ts';

export type StoredFeed = typeof feeds.$inferSelect;

export async function feedsOf(db: Executor, userId: string): Promise<StoredFeed[]> {
  return await db
    .select()
    .from(feeds)
    .where(eq(feeds.userId, userId))
    .orderBy(desc(feeds.createdAt), desc(feeds.id));
}

/** Locks the account, so that two that are added at once are counted one after the other. */
export async function countFeeds(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx.select({ rows: count() }).from(feeds).where(eq(feeds.userId, userId));
  return row?.rows ?? 0;
}

/** One that is followed already gets the new wishes. */
export async function addFeed(
  tx: Transaction,
  values: typeof feeds.$inferInsert,
): Promise<StoredFeed> {
  const { outputType, keepOriginal, summaryOptions, spokenLanguage } = values;
  const [added] = await tx
    .insert(feeds)
    .values(values)
    .onConflictDoUpdate({
      target: [feeds.userId, feeds.url],
      set: { outputType, keepOriginal, summaryOptions, spokenLanguage },
    })
    .returning();
  if (!added) throw new Error('no feed was inserted');
  return added;
}

/** @returns whether the user had it */
export async function removeFeed(db: Executor, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(feeds)
    .where(and(eq(feeds.id, id), eq(feeds.userId, userId)))
    .returning({ id: feeds.id });
  return removed.length > 0;
}

/** Those whose turn it is, of everyone. */
export async function dueFeeds(db: Executor, now: Date, limit: number): Promise<StoredFeed[]> {
  return await db
    .select()
    .from(feeds)
    .where(lte(feeds.nextCheckAt, now))
    .orderBy(asc(feeds.nextCheckAt))
    .limit(limit);
}

export async function changeFeed(
  db: Executor,
  id: string,
  values: Partial<typeof feeds.$inferInsert>,
): Promise<void> {
  await db.update(feeds).set(values).where(eq(feeds.id, id));
}
