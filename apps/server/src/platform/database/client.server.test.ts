import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { query } from '@notelark/embedded-postgres/testing/query';
import { type DatabaseConnection, openDatabase } from './client.ts';
import { DatabaseOutageError, isDatabaseOutage } from './outage.ts';

const CONNECTIONS = 2;

let test: TestDatabase;
let database: DatabaseConnection;
beforeEach(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { maxConnections: CONNECTIONS, onError: () => {} });
});
afterEach(async () => {
  await database.close();
  await test.drop();
});

/** Ends every connection of the pool, as an administrator or a failover does. */
const terminate = () =>
  query(
    test.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  );

it('survives being cut inside a transaction, and says that it was an outage', async () => {
  const idle = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await terminate();
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseOutage(await failure(idle))).toBe(true);
  const busy = database.db.transaction(async (tx) => {
    const sleep = tx.execute(sql`select pg_sleep(60)`);
    // Both have to end here: the connection that cuts would otherwise be cut itself, when the test drops its database.
    await Promise.allSettled([sleep, terminate()]);
    await sleep;
  });
  expect(isDatabaseOutage(await failure(busy))).toBe(true);
  expect(await database.answers()).toBe(true);
});

const cut = (client: PoolClient): void => {
  client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
};

it('loses no place in the pool when transactions can’t begin', async () => {
  database.pool.on('acquire', cut);
  for (let round = 0; round <= CONNECTIONS; round += 1) {
    const work = database.db.transaction((tx) => tx.execute(sql`select 1`));
    expect(isDatabaseOutage(await failure(work))).toBe(true);
  }
  database.pool.off('acquire', cut);
  expect(await database.answers()).toBe(true);
  expect(database.pool.totalCount).toBe(1);
});

it('says that a server that isn’t there is an outage', async () => {
  const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
  const transaction = nowhere.db.transaction((tx) => tx.execute(sql`select 1`));
  expect(await failure(transaction)).toBeInstanceOf(DatabaseOutageError);
  expect(isDatabaseOutage(await failure(nowhere.db.execute(sql`select 1`)))).toBe(true);
  await nowhere.close();
});

it('a wrong query and another service’s refusal are no outage', async () => {
  expect(isDatabaseOutage(await failure(database.db.execute(sql`select 1 / 0`)))).toBe(false);
  expect(isDatabaseOutage(Object.assign(new Error('smtp'), { code: 'ECONNREFUSED' }))).toBe(false);
});
