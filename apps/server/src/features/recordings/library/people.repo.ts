import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import { namePairs } from '../../../platform/database/schema/index.ts';

export async function pairsOf(executor: Executor, userId: string) {
  return await executor
    .select({ name: namePairs.name, other: namePairs.other, same: namePairs.same })
    .from(namePairs)
    .where(eq(namePairs.userId, userId))
    .orderBy(asc(namePairs.name), asc(namePairs.other));
}

export async function setPair(
  executor: Executor,
  pair: typeof namePairs.$inferInsert,
): Promise<void> {
  await executor
    .insert(namePairs)
    .values(pair)
    .onConflictDoUpdate({
      target: [namePairs.userId, namePairs.name, namePairs.other],
      set: { same: pair.same },
    });
}

export async function removePair(
  executor: Executor,
  { userId, name, other }: Pick<typeof namePairs.$inferInsert, 'userId' | 'name' | 'other'>,
): Promise<void> {
  await executor
    .delete(namePairs)
    .where(and(eq(namePairs.userId, userId), eq(namePairs.name, name), eq(namePairs.other, other)));
}
