import DataLoader from 'dataloader';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Longer lists make a query that waits for its own rows. */
const MOST = 100;

/** A look-up by a key; undefined where there is no such row. */
export type LookUp<Row> = (key: string) => Promise<Row | undefined>;

/**
 * Asks once for what requests of the same turn of the event loop look up: under load, a round trip to the database costs Node as
 * much as the rest of a short request. Nothing is kept: each answer was read after its question. Where the query fails, so does each.
 * @param readAll the rows of these keys, in any order
 */
export function batchLookUps<Row>(
  readAll: (keys: string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): LookUp<Row> {
  const loader = new DataLoader<string, Row | undefined>(
    async (keys) => {
      const rows = await readAll([...new Set(keys)]);
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      return keys.map((key) => byKey.get(key));
    },
    { cache: false, maxBatchSize: MOST, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (key) => loader.load(key);
}

/** One of the keys of a prepared query: one parameter, however many they are, so that it is the same statement. */
export const isOneOf = (column: AnyPgColumn, keys: string): SQL =>
  sql`${column} = any(${sql.placeholder(keys)})`;
