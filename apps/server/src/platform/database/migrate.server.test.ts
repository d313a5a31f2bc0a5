import { query } from '@notelark/embedded-postgres/testing/query';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { LAST_SQUASHED } from './squashed-migrations.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const applied = () =>
  query(test.url, 'select hash, created_at from drizzle.__drizzle_migrations order by id');

/** Leaves what the initial migration makes, without those after it. */
async function emptyToInitial(): Promise<void> {
  const [initial] = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  });
  await query(
    test.url,
    'drop schema public cascade; create schema public; create extension pg_trgm',
  );
  for (const statement of initial?.sql ?? []) await query(test.url, statement);
}

/** Records migrations as an earlier version did. */
async function recordEarlier(...hashes: string[]): Promise<void> {
  await query(test.url, 'delete from drizzle.__drizzle_migrations');
  for (const [index, hash] of hashes.entries())
    await query(
      test.url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${index})`,
    );
}

it('is idempotent', async () => {
  const before = await applied();
  expect(before.length).toBeGreaterThan(0);
  await migrate(test.url);
  expect(await applied()).toEqual(before);
});

it('accepts a database with all of the migrations that the initial one replaces', async () => {
  const present = await applied();
  await emptyToInitial();
  await recordEarlier('first', 'second', LAST_SQUASHED);
  await migrate(test.url);
  expect(await applied()).toEqual(present);
});

it('refuses a database with only some of them, and changes nothing', async () => {
  await recordEarlier('first', 'second');
  const before = await applied();
  await expect(migrate(test.url)).rejects.toThrow(/some of its updates are missing.*Nothing was/);
  expect(await applied()).toEqual(before);
});

it('refuses a database that a newer version has changed, and changes nothing', async () => {
  await query(
    test.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 1)`,
  );
  const before = await applied();
  await expect(migrate(test.url)).rejects.toThrow(/newer version of Notelark.*Nothing was changed/);
  expect(await applied()).toEqual(before);
});
