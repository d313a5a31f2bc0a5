import { and, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/client.ts';
import { transfers, uploads } from '../../platform/database/schema/index.ts';

/** Those of the keys whose upload is done with, for good or until it is retried. */
export async function keysAtRest(
  executor: Executor,
  keys: readonly string[],
): Promise<(string | null)[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .select({ key: uploads.fileKey })
    .from(uploads)
    .where(
      and(inArray(uploads.fileKey, [...keys]), inArray(uploads.status, ['transcribed', 'failed'])),
    );
  const copies = await executor
    .select({ key: uploads.playbackKey })
    .from(uploads)
    .where(inArray(uploads.playbackKey, [...keys]));
  return [...rows, ...copies].map(({ key }) => key);
}

/** Those of the keys that any row refers to: an upload, or a file that is still on its way. */
export async function referredKeys(
  executor: Executor,
  keys: readonly string[],
): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const rows = await unionAll(
    executor
      .select({ key: uploads.fileKey })
      .from(uploads)
      .where(inArray(uploads.fileKey, [...keys])),
    executor
      .select({ key: uploads.playbackKey })
      .from(uploads)
      .where(inArray(uploads.playbackKey, [...keys])),
    executor
      .select({ key: transfers.id })
      .from(transfers)
      .where(
        and(
          inArray(transfers.id, [...keys]),
          isNull(transfers.completedAt),
          isNull(transfers.errorCode),
        ),
      ),
  );
  return new Set(rows.map((row) => row.key));
}

/** The keys of files of which only a part has come. */
export async function unfinishedKeys(executor: Executor): Promise<Set<string>> {
  const rows = await executor
    .select({ key: transfers.id })
    .from(transfers)
    .where(and(isNull(transfers.receivedAt), isNull(transfers.completedAt)));
  return new Set(rows.map(({ key }) => key));
}

/** How many connections of the product's processes there are: each has one that waits for jobs. */
export async function otherConnections(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name in ('notelark-jobs', 'notelark-locks')`);
  return rows[0]?.count ?? 0;
}
