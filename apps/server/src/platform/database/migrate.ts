import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { connectClient } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same for every process of ours: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_202_611;

/**
 * Brings the database to the present schema. Safe to call from many processes at once: Drizzle's migrator has no lock of
 * its own, so one is taken around it.
 */
export async function migrate(url: string): Promise<void> {
  const client = await connectClient({ connectionString: url });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create extension if not exists pg_trgm');
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
