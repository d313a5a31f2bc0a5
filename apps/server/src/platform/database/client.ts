import { once } from 'node:events';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a repository writes: the database itself, or a transaction that guards several writes. */
export type Executor = Database | Transaction;

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  /** True once a query comes back. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a pool. `onError` hears of connections that break while idle; the pool replaces them by itself. */
export function openDatabase(
  url: string,
  options: { maxConnections?: number; onError: (error: Error) => void },
): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 12,
    connectionTimeoutMillis: 10_000,
    application_name: 'notelark',
  });
  pool.on('error', options.onError);
  const closed = whenAllClosed(pool);
  return {
    db: drizzle(pool, { schema }),
    pool,
    answers: async () => (await pool.query('select 1')).rowCount === 1,
    close: async () => {
      await pool.end();
      await closed();
    },
  };
}

/** Waits for the connections themselves, which a pool's `end` does not. */
function whenAllClosed(pool: Pool): () => Promise<void> {
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  return async () => {
    while (open.size > 0) await once(pool, 'remove');
  };
}
