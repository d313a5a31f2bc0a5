import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { connectClient } from './client.ts';
import { withInitial } from './squashed-migrations.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same for every Notelark process: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 4_202_611;

/** Drizzle's table of what was applied. */
const APPLIED = 'drizzle.__drizzle_migrations';

/**
 * Brings the database to the present schema. Safe to call from many processes at once: Drizzle's migrator has no lock of
 * its own, so one is taken around it.
 * @throws {Error} for a database that an earlier version left between two of its migrations, or that a later version has changed;
 *   nothing is changed then.
 */
export async function migrate(url: string): Promise<void> {
  const client = await connectClient({ connectionString: url });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await recordInitial(client);
    await refuseNewer(client);
    await client.query('create extension if not exists pg_trgm');
    await client.query('create extension if not exists unaccent');
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** A database made by the migrations that the initial one replaces has its schema already: it is recorded as applied. */
async function recordInitial(client: Client): Promise<void> {
  const applied = await appliedTo(client);
  const [initial] = readMigrationFiles({ migrationsFolder });
  if (!initial || applied.length === 0 || applied[0] === initial.hash) return;
  if (withInitial(applied, initial.hash).length !== 1)
    throw new Error(
      'The database was last used with an older version of Notelark, and some of its updates are missing. ' +
        'Nothing was changed. Start the version before this one once, then this one again.',
    );
  await replaceApplied(client, initial);
}

/** A version that does not know all of a database's columns would write rows that the later version can't use. */
async function refuseNewer(client: Client): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const applied = await appliedTo(client);
  if (applied.every((hash) => known.has(hash))) return;
  throw new Error(
    'The database was last used with a newer version of Notelark than this one. Nothing was changed. ' +
      'Start that version again, or restore the backup from before the update with this one (docs/releasing.md).',
  );
}

async function appliedTo(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [APPLIED]);
  if (tables[0].found === null) return [];
  const { rows } = await client.query<{ hash: string }>(`select hash from ${APPLIED} order by id`);
  return rows.map(({ hash }) => hash);
}

async function replaceApplied(
  client: Client,
  { hash, folderMillis }: MigrationMeta,
): Promise<void> {
  await client.query('begin');
  await client.query(`delete from ${APPLIED}`);
  await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [
    hash,
    folderMillis,
  ]);
  await client.query('commit');
}
