import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskFileStore } from '../../adapters/file-store/disk.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-database.ts';
import { adoptFileStore, verifyFileStore } from './identity.service.ts';

const KEY = randomBytes(32);
let folder: string;
let database: OpenTestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notelark-identity-'));
  database = await openTestDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const storeIn = (name: string) => new DiskFileStore(join(folder, name), KEY);
const verify = (name: string, { db }: Pick<OpenTestDatabase, 'db'> = database) =>
  verifyFileStore({ db, store: storeIn(name), place: name, settings: 'DATA_DIR' });
const putFile = (name: string) =>
  storeIn(name).put(randomUUID(), (path) => writeFile(path, 'a recording'));

it('knows its files again, also those of an installation that had no identity yet', async () => {
  await putFile('files');
  await verify('files');
  await verify('files');
  expect(await Array.fromAsync(storeIn('files').list())).toHaveLength(1);
});

it('agrees on one identity when processes start at once', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => verify('files')));
  expect(starts.map(({ status }) => status)).toEqual(Array.from(starts, () => 'fulfilled'));
});

it('of processes that start at once with different folders, one is right', async () => {
  const folders = ['one', 'two', 'three'];
  const outcomes = await Promise.allSettled(folders.map((name) => verify(name)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('refuses a folder without the files of its database, and says what to do', async () => {
  await verify('files');
  await expect(verify('elsewhere')).rejects.toThrow(
    /The files of this database are not in elsewhere\. Set DATA_DIR .*npm run adopt-files/,
  );
  // Nothing was named by the attempt.
  await expect(verify('elsewhere')).rejects.toThrow('are not in elsewhere');
});

it('refuses the files of another database', async () => {
  const other = await openTestDatabase();
  await verify('theirs', other);
  await putFile('theirs');
  await expect(verify('theirs')).rejects.toThrow('belong to another database');
  await verify('ours');
  await expect(verify('theirs')).rejects.toThrow('belong to another database');
  await other.close();
});

it('takes over a folder when told to', async () => {
  await verify('lost');
  await adoptFileStore({ db: database.db, store: storeIn('new') });
  await verify('new');
  await expect(verify('lost')).rejects.toThrow('belong to another database');
});
