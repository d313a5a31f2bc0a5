import { eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { watchedFiles } from '../../platform/database/schema/index.ts';

export type SeenFile = typeof watchedFiles.$inferSelect;

export async function seenFile(db: Executor, path: string): Promise<SeenFile | null> {
  const [found] = await db.select().from(watchedFiles).where(eq(watchedFiles.path, path));
  return found ?? null;
}

export async function rememberFile(db: Executor, file: SeenFile): Promise<void> {
  const { path: target } = watchedFiles;
  await db.insert(watchedFiles).values(file).onConflictDoUpdate({ target, set: file });
}

export async function forgetFile(db: Executor, path: string): Promise<void> {
  await db.delete(watchedFiles).where(eq(watchedFiles.path, path));
}

/** Forgets what is no longer in the folder. */
export async function forgetOthers(db: Executor, paths: readonly string[]): Promise<void> {
  await db
    .delete(watchedFiles)
    .where(paths.length === 0 ? undefined : notInArray(watchedFiles.path, [...paths]));
}
