import { afterAll, beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest';
import { AdvisoryLocks } from './advisory-locks.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-database.ts';

let database: OpenTestDatabase;
let errors: Error[];
/** Two processes, as far as the database can tell. */
let here: AdvisoryLocks;
let there: AdvisoryLocks;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  errors = [];
  here = new AdvisoryLocks(database.url, (error) => errors.push(error));
  there = new AdvisoryLocks(database.url, (error) => errors.push(error));
});
afterEach(async () => {
  await here.close();
  await there.close();
});

const never = new AbortController().signal;
const request = (onWanted: () => void = () => {}, signal = never) => ({ signal, onWanted });

it.each([
  ['the same process', () => here],
  ['another process', () => there],
])('asks the holder to let go, and waits for it: %s', async (_, other) => {
  const wanted = vi.fn<() => void>();
  const release = await here.acquire('one', request(wanted));
  let got = false;
  const waiting = other()
    .acquire('one', request())
    .then((releaseIt) => {
      got = true;
      return releaseIt;
    });
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledWith());
  expect(got).toBe(false);
  await release();
  await (
    await waiting
  )();
});

it('does not hold up other names', async () => {
  const release = await here.acquire('one', request());
  const others = Promise.all([here.acquire('two', request()), there.acquire('three', request())]);
  expect(await others).toHaveLength(2);
  for (const each of [release, ...(await others)]) await each();
});

it('asks its connection one thing at a time, however many ask for locks', async () => {
  const warned = vi.fn<(warning: Error) => void>();
  process.on('warning', warned);
  const names = ['one', 'two', 'three', 'four'];
  const releases = await Promise.all(names.map((name) => here.acquire(name, request())));
  await Promise.all(releases.map((release) => release()));
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

it('gives a lock to one at a time, whoever asks', async () => {
  let inside = 0;
  let most = 0;
  const work = async (locks: AdvisoryLocks): Promise<void> => {
    const release = await locks.acquire('counter', request());
    inside += 1;
    most = Math.max(most, inside);
    await database.db.execute('select 1');
    inside -= 1;
    await release();
  };
  await Promise.all([here, there, here, there, here, there].map(work));
  expect(most).toBe(1);
});

it('stops waiting when it is told to', async () => {
  const release = await here.acquire('one', request());
  const control = new AbortController();
  const waiting = there.acquire(
    'one',
    request(() => {}, control.signal),
  );
  control.abort(new Error('no longer'));
  await expect(waiting).rejects.toThrow('no longer');
  await release();
});

it('tells the holder when the connection, and the lock with it, is gone; then connects anew', async () => {
  const lost = vi.fn<() => void>();
  const release = await here.acquire('one', request(lost));
  await database.db.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'notelark-locks' and datname = current_database()",
  );
  await vi.waitFor(() => expect(lost).toHaveBeenCalledWith());
  expect(errors.length).toBeGreaterThan(0);
  await (
    await there.acquire('one', request())
  )();
  await release();
  await (
    await here.acquire('one', request())
  )();
});
