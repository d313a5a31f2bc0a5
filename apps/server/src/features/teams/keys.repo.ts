import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { teamApiKeys, teams, users } from '../../platform/database/schema/index.ts';

export type StoredTeamKey = typeof teamApiKeys.$inferSelect;

/** A key with its team's owner, whose plan the team has; null also where that account is suspended. */
export async function findKey(db: Executor, keyHash: string) {
  const [found] = await db
    .select({
      id: teamApiKeys.id,
      teamId: teamApiKeys.teamId,
      scopes: teamApiKeys.scopes,
      expiresAt: teamApiKeys.expiresAt,
      lastUsedAt: teamApiKeys.lastUsedAt,
      plan: users.currentPlan,
      timeZone: users.timeZone,
    })
    .from(teamApiKeys)
    .innerJoin(teams, eq(teams.id, teamApiKeys.teamId))
    .innerJoin(users, eq(users.id, teams.ownerId))
    .where(and(eq(teamApiKeys.keyHash, keyHash), isNull(users.suspendedAt)));
  return found ?? null;
}

export async function keysOf(db: Executor, teamId: string) {
  return await db
    .select({ key: teamApiKeys, maker: users.email })
    .from(teamApiKeys)
    .leftJoin(users, eq(users.id, teamApiKeys.makerId))
    .where(eq(teamApiKeys.teamId, teamId))
    .orderBy(desc(teamApiKeys.createdAt), desc(teamApiKeys.id));
}

/** The team has to be locked. */
export async function countKeys(tx: Transaction, teamId: string): Promise<number> {
  const [row] = await tx
    .select({ keys: count() })
    .from(teamApiKeys)
    .where(eq(teamApiKeys.teamId, teamId));
  return row?.keys ?? 0;
}

export async function addKey(
  tx: Transaction,
  key: Omit<StoredTeamKey, 'id' | 'lastUsedAt'>,
): Promise<StoredTeamKey> {
  const [added] = await tx.insert(teamApiKeys).values(key).returning();
  if (!added) throw new Error('no key was inserted');
  return added;
}

export async function markUsed(db: Executor, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(teamApiKeys).set({ lastUsedAt }).where(eq(teamApiKeys.id, id));
}

/** @returns the key's name; null where the team had no such key */
export async function removeKey(
  tx: Transaction,
  teamId: string,
  id: string,
): Promise<string | null> {
  const [removed] = await tx
    .delete(teamApiKeys)
    .where(and(eq(teamApiKeys.id, id), eq(teamApiKeys.teamId, teamId)))
    .returning({ name: teamApiKeys.name });
  return removed?.name ?? null;
}
