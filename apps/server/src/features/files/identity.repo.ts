import type { Executor } from '../../platform/database/client.ts';
import { installation } from '../../platform/database/schema/index.ts';

/** The identity of the file store that the rows refer to; null before the first start. */
export async function findFileStore(executor: Executor): Promise<string | null> {
  const [row] = await executor.select({ fileStore: installation.fileStore }).from(installation);
  return row?.fileStore ?? null;
}

/** @returns what is remembered now: an earlier identity stays. */
export async function rememberFileStore(
  executor: Executor,
  fileStore: string,
): Promise<string | null> {
  await executor.insert(installation).values({ fileStore }).onConflictDoNothing();
  return await findFileStore(executor);
}

export async function replaceFileStore(executor: Executor, fileStore: string): Promise<void> {
  await executor
    .insert(installation)
    .values({ fileStore })
    .onConflictDoUpdate({ target: installation.id, set: { fileStore } });
}
