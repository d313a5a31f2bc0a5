import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { query } from '@notelark/embedded-postgres/testing/query';

let mine: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [mine, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await mine.drop();
  await other.drop();
});

it('has the tables of the present schema', async () => {
  const tables = await query(
    mine.url,
    `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  expect(tables).toContainEqual({ table_name: 'users' });
});

it('is nobody else’s', async () => {
  await query(mine.url, 'CREATE TABLE only_here (n int)');
  await expect(query(other.url, 'SELECT * FROM only_here')).rejects.toThrow('does not exist');
});

it('goes away with open connections', async () => {
  const brief = await createTestDatabase();
  const client = new Client({ connectionString: brief.url });
  const ended = new Promise((resolve) => {
    client.on('error', () => {});
    client.once('end', resolve);
  });
  await client.connect();
  await brief.drop();
  await ended;
  await expect(query(brief.url, 'SELECT 1')).rejects.toThrow('does not exist');
});
