import { and, count, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { links, users } from '../../platform/database/schema/index.ts';

export type StoredLink = typeof links.$inferSelect;
export type NewLink = typeof links.$inferInsert;

const OPEN = ['waiting', 'fetching'] as const;
const ofUser = (id: string, userId: string) => and(eq(links.id, id), eq(links.userId, userId));

/** Those under way, and those that are younger than `since`; the newest first. */
export async function linksOf(db: Executor, userId: string, since: Date, limit: number) {
  return await db
    .select()
    .from(links)
    .where(
      and(
        eq(links.userId, userId),
        or(inArray(links.state, [...OPEN]), sql`${links.createdAt} > ${since.toISOString()}`),
      ),
    )
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(limit);
}

/** Locks the account, so that two that are added at once are counted one after the other. */
export async function countOpen(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({ rows: count() })
    .from(links)
    .where(and(eq(links.userId, userId), inArray(links.state, [...OPEN])));
  return row?.rows ?? 0;
}

export async function addLink(tx: Transaction, values: NewLink): Promise<StoredLink> {
  const [added] = await tx.insert(links).values(values).returning();
  if (!added) throw new Error('no link was inserted');
  return added;
}

/** Not scoped to an owner: for the job. */
export async function findLink(db: Executor, id: string): Promise<StoredLink | null> {
  const [found] = await db.select().from(links).where(eq(links.id, id));
  return found ?? null;
}

export async function lockOwnLink(tx: Transaction, id: string, userId: string) {
  const [found] = await tx.select().from(links).where(ofUser(id, userId)).for('update');
  return found ?? null;
}

/** False once it is cancelled, or gone with its account. */
export async function isWanted(db: Executor, id: string): Promise<boolean> {
  const found = await db
    .select({ id: links.id })
    .from(links)
    .where(and(eq(links.id, id), inArray(links.state, [...OPEN])));
  return found.length > 0;
}

/** Changes a link that is under way. @returns whether it is */
export async function changeOpen(
  db: Executor,
  id: string,
  values: Partial<NewLink>,
): Promise<boolean> {
  const changed = await db
    .update(links)
    .set(values)
    .where(and(eq(links.id, id), inArray(links.state, [...OPEN])))
    .returning({ id: links.id });
  return changed.length > 0;
}

/** Changes a link whatever became of it. */
export async function changeLink(
  db: Executor,
  id: string,
  values: Partial<NewLink>,
): Promise<StoredLink | null> {
  const [changed] = await db.update(links).set(values).where(eq(links.id, id)).returning();
  return changed ?? null;
}

export async function removeLink(tx: Transaction, id: string): Promise<void> {
  await tx.delete(links).where(eq(links.id, id));
}

/** Forgets what was over before a moment. */
export async function removeOld(db: Executor, before: Date): Promise<void> {
  await db
    .delete(links)
    .where(and(lt(links.createdAt, before), notInArray(links.state, [...OPEN])));
}
