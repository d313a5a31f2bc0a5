import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { reviewedWords } from '../../../platform/database/schema/index.ts';

export type ReviewedWords = typeof reviewedWords.$inferSelect;

/** Of a recording. */
export async function settledWords(executor: Executor, uploadId: string) {
  return await executor
    .select({ index: reviewedWords.index, settled: reviewedWords.settled })
    .from(reviewedWords)
    .where(eq(reviewedWords.uploadId, uploadId));
}

export async function addReviewed(
  tx: Transaction,
  values: typeof reviewedWords.$inferInsert,
): Promise<string> {
  const [added] = await tx.insert(reviewedWords).values(values).returning({ id: reviewedWords.id });
  if (!added) throw new Error('an insert returned no row');
  return added.id;
}

/** Not scoped to an owner. */
export async function findReviewed(executor: Executor, id: string): Promise<ReviewedWords | null> {
  const [found] = await executor.select().from(reviewedWords).where(eq(reviewedWords.id, id));
  return found ?? null;
}

/** @returns false where another request has removed it */
export async function removeReviewed(
  tx: Transaction,
  { id, uploadId }: Pick<ReviewedWords, 'id' | 'uploadId'>,
): Promise<boolean> {
  const removed = await tx
    .delete(reviewedWords)
    .where(and(eq(reviewedWords.id, id), eq(reviewedWords.uploadId, uploadId)))
    .returning({ id: reviewedWords.id });
  return removed.length > 0;
}
