import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './database-server.ts';

export interface TestDatabase {
  url: string;
  /** Removes it, also with open connections. */
  drop(): Promise<void>;
}

/** A database of one's own with the present schema and no rows: a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('database');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const { query } = serverAt(serverUrl);
  await query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => query(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

let server: { query: (text: string) => Promise<void> } | undefined;

/** One connection for all files of a worker: opening one takes PostgreSQL as much processor time as cloning a database does. */
function serverAt(connectionString: string) {
  if (server) return server;
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server may end before the worker does.
  pool.on('error', () => {});
  server = { query: async (text) => void (await pool.query(text)) };
  return server;
}
