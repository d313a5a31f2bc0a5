import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import {
  teamMembers,
  teams,
  users,
  vocabularyEntries,
} from '../../platform/database/schema/index.ts';

export type Entry = typeof vocabularyEntries.$inferSelect;
export type EntryContent = Pick<Entry, 'term' | 'termKey' | 'misheard' | 'note'>;
/** Whose a vocabulary is. */
export type Owner = { userId: string } | { teamId: string };

const isOf = (owner: Owner) =>
  'userId' in owner
    ? eq(vocabularyEntries.userId, owner.userId)
    : eq(vocabularyEntries.teamId, owner.teamId);

/** The team that a person is in, and their role there; null: in none. */
export async function membershipOf(executor: Executor, userId: string) {
  const [found] = await executor
    .select({ teamId: teams.id, role: teamMembers.role, readOnlySince: teams.readOnlySince })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId));
  return found ?? null;
}

export async function entriesOf(executor: Executor, owner: Owner): Promise<Entry[]> {
  return await executor
    .select()
    .from(vocabularyEntries)
    .where(isOf(owner))
    .orderBy(asc(vocabularyEntries.termKey));
}

/** The entries that count for a person's recordings: their own before their team's, the latest used first. */
export async function entriesFor(executor: Executor, userId: string): Promise<Entry[]> {
  const team = executor
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return await executor
    .select()
    .from(vocabularyEntries)
    .where(or(eq(vocabularyEntries.userId, userId), inArray(vocabularyEntries.teamId, team)))
    .orderBy(
      sql`${vocabularyEntries.userId} is null`,
      sql`${vocabularyEntries.lastUsedAt} desc nulls last`,
      desc(vocabularyEntries.createdAt),
      desc(vocabularyEntries.id),
    );
}

/** Locks the owner, so that what is added at once is counted one after the other. */
export async function countEntries(tx: Transaction, owner: Owner): Promise<number> {
  await ('userId' in owner
    ? tx.select({ id: users.id }).from(users).where(eq(users.id, owner.userId)).for('no key update')
    : tx
        .select({ id: teams.id })
        .from(teams)
        .where(eq(teams.id, owner.teamId))
        .for('no key update'));
  const [row] = await tx.select({ rows: count() }).from(vocabularyEntries).where(isOf(owner));
  return row?.rows ?? 0;
}

export async function findByKeys(
  executor: Executor,
  owner: Owner,
  keys: readonly string[],
): Promise<Entry[]> {
  if (keys.length === 0) return [];
  return await executor
    .select()
    .from(vocabularyEntries)
    .where(and(isOf(owner), inArray(vocabularyEntries.termKey, [...keys])));
}

/** Not scoped to an owner. */
export async function findEntry(executor: Executor, id: string): Promise<Entry | null> {
  const [found] = await executor
    .select()
    .from(vocabularyEntries)
    .where(eq(vocabularyEntries.id, id));
  return found ?? null;
}

export async function addEntries(
  tx: Transaction,
  owner: Owner,
  entries: readonly (EntryContent & { createdAt: Date })[],
): Promise<Entry[]> {
  if (entries.length === 0) return [];
  return await tx
    .insert(vocabularyEntries)
    .values(entries.map((entry) => Object.assign({}, entry, owner)))
    .returning();
}

export async function updateEntry(
  executor: Executor,
  id: string,
  content: Partial<EntryContent>,
): Promise<Entry | null> {
  const [updated] = await executor
    .update(vocabularyEntries)
    .set(content)
    .where(eq(vocabularyEntries.id, id))
    .returning();
  return updated ?? null;
}

/** @returns its term; null where it is gone already */
export async function removeEntry(executor: Executor, id: string): Promise<string | null> {
  const [removed] = await executor
    .delete(vocabularyEntries)
    .where(eq(vocabularyEntries.id, id))
    .returning({ term: vocabularyEntries.term });
  return removed?.term ?? null;
}

export async function markUsed(
  executor: Executor,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .update(vocabularyEntries)
    .set({ lastUsedAt: at })
    .where(inArray(vocabularyEntries.id, [...ids]));
}
