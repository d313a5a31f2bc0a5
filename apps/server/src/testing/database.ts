import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl } from './database-server.ts';
import { query } from '@notelark/embedded-postgres/testing/query';

export interface TestDatabase {
  url: string;
  /** Removes it, also with open connections. */
  drop(): Promise<void>;
}

/** A database of one's own with the present schema and no rows: a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('database');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await query(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: async () => {
      await query(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
