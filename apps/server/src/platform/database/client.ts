import { once } from 'node:events';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseOutageError, isBrokenConnection } from './outage.ts';
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
  const pool = new ResilientPool({
    connectionString: url,
    max: options.maxConnections ?? 12,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
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

/**
 * A single connection outside of the pool. It survives being cut: `pg` also emits `error` for that, which would end the
 * process if nothing listened, while the query that runs rejects in any case.
 */
export async function connectClient(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  client.on('error', ignored);
  await client.connect();
  return client;
}

/** The error reaches the caller through the query that fails, or through the next one. */
const ignored = (): void => {};

/** A pool whose checked-out connections may break at any moment without ending the process or getting lost to the pool. */
class ResilientPool extends Pool {
  constructor(...options: ConstructorParameters<typeof Pool>) {
    super(...options);
    // The pool itself listens to a connection only while it is idle.
    this.on('connect', (client) => client.on('error', ignored));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().then(releaseWhenBroken, (error: unknown) => {
      throw isBrokenConnection(error) ? new DatabaseOutageError({ cause: error }) : error;
    });
  }
}

type Callback = Parameters<Pool['connect']>[0];

/**
 * Returns a connection to the pool as soon as it breaks, and only once. Drizzle does not release a connection whose `begin`
 * fails: each would occupy a place of the pool for good.
 */
function releaseWhenBroken(client: PoolClient): PoolClient {
  const original = client.release.bind(client);
  let released = false;
  const release = (reason?: Error | boolean): void => {
    if (released) return;
    released = true;
    client.off('error', release);
    original(reason);
  };
  client.once('error', release);
  client.release = release;
  return client;
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
