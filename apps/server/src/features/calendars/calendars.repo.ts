import { and, asc, count, eq, lte } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { calendars, users } from '../../platform/database/schema/index.ts';

export type StoredCalendar = typeof calendars.$inferSelect;

export async function calendarsOf(db: Executor, userId: string): Promise<StoredCalendar[]> {
  return await db
    .select()
    .from(calendars)
    .where(eq(calendars.userId, userId))
    .orderBy(asc(calendars.createdAt), asc(calendars.id));
}

/** Locks the account, so that two that are added at once are counted one after the other. */
export async function countCalendars(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({ rows: count() })
    .from(calendars)
    .where(eq(calendars.userId, userId));
  return row?.rows ?? 0;
}

export async function addCalendar(
  tx: Transaction,
  values: typeof calendars.$inferInsert,
): Promise<StoredCalendar> {
  const [added] = await tx.insert(calendars).values(values).returning();
  if (!added) throw new Error('no calendar was inserted');
  return added;
}

/** @returns whether the user had it */
export async function removeCalendar(db: Executor, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(calendars)
    .where(and(eq(calendars.id, id), eq(calendars.userId, userId)))
    .returning({ id: calendars.id });
  return removed.length > 0;
}

/** Those whose turn it is, of everyone. */
export async function dueCalendars(
  db: Executor,
  now: Date,
  limit: number,
): Promise<StoredCalendar[]> {
  return await db
    .select()
    .from(calendars)
    .where(lte(calendars.nextReadAt, now))
    .orderBy(asc(calendars.nextReadAt))
    .limit(limit);
}

export async function changeCalendar(
  db: Executor,
  id: string,
  values: Partial<typeof calendars.$inferInsert>,
): Promise<void> {
  await db.update(calendars).set(values).where(eq(calendars.id, id));
}
