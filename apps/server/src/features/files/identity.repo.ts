import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { installation } from '../../platform/database/schema/index.ts';

/** The identity of the file store that the rows refer to; null before the first start. */
export async function findFileStore(executor: Executor): Promise<string | null> {
  const [row] = await executor.select({ fileStore: installation.fileStore }).from(installation);
  return row?.fileStore ?? null;
}

/** One process names a store at a time: not every store could refuse the second name. */
export async function lockNaming(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('file-store-naming', 0))`);
}

export async function rememberFileStore(tx: Transaction, fileStore: string): Promise<void> {
  await tx.insert(installation).values({ fileStore });
}

export async function replaceFileStore(executor: Executor, fileStore: string): Promise<void> {
  await executor
    .insert(installation)
    .values({ fileStore })
    .onConflictDoUpdate({ target: installation.id, set: { fileStore } });
}
