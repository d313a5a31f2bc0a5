import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** Any number, the same on both sides. */
const LOCK = 7_315_260;

/** Keeps all stored files until the connection ends: a backup reads those that its rows refer to. */
export const KEEP_FILES = `SELECT pg_advisory_lock(${LOCK})`;

/** Whether a backup needs files that are to be deleted. */
export async function areFilesKept(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as free`,
  );
  return rows[0]?.free !== true;
}
