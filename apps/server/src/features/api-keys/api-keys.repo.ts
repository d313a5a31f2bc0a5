import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { apiKeys, users } from '../../platform/database/schema/index.ts';

export type StoredKey = typeof apiKeys.$inferSelect;

/** A key with whom it acts for; null also where the account is suspended. */
export async function findKey(db: Executor, keyHash: string) {
  const [found] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      userId: users.id,
      email: users.email,
      plan: users.currentPlan,
      timeZone: users.timeZone,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(users.suspendedAt)));
  return found ?? null;
}

export async function keysOf(db: Executor, userId: string): Promise<StoredKey[]> {
  return await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Locks the account, so that two keys that are made at once are counted one after the other. */
export async function countKeys(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row?.keys ?? 0;
}

export async function addKey(
  tx: Transaction,
  key: Omit<StoredKey, 'id' | 'lastUsedAt'>,
): Promise<StoredKey> {
  const [added] = await tx.insert(apiKeys).values(key).returning();
  if (!added) throw new Error('no key was inserted');
  return added;
}

export async function markUsed(db: Executor, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
}

/** @returns whether the user had it */
export async function removeKey(db: Executor, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id });
  return removed.length > 0;
}

export async function removeKeys(tx: Transaction, userId: string): Promise<number> {
  const removed = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .returning({ id: apiKeys.id });
  return removed.length;
}

export async function expiriesOf(db: Executor, ids: readonly string[]) {
  return await db
    .select({ id: apiKeys.id, expiresAt: apiKeys.expiresAt })
    .from(apiKeys)
    .where(inArray(apiKeys.id, [...ids]));
}
