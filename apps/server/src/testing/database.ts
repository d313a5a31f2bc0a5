import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { administer, databaseUrl } from './database-server.ts';

export interface TestDatabase {
  url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** A database of one's own with the present schema and no rows: a copy of the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('database');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
