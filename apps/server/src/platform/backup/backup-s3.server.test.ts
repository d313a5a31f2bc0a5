import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DiskFileStore } from '../../adapters/file-store/disk.ts';
import { S3FileStore } from '../../adapters/file-store/s3.ts';
import { S3Bucket } from '../../adapters/file-store/s3-bucket.ts';
import { Scratch } from '../../adapters/file-store/scratch.ts';
import { verifyFileStore } from '../../features/files/identity.service.ts';
import { FileService } from '../../features/files/files.service.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-database.ts';
import { createBucket, findS3Server } from '../../testing/s3.ts';
import type { S3Access } from '../../testing/swift.ts';
import { TestLog } from '../../testing/test-log.ts';
import { systemClock } from '../clock.ts';
import { areFilesKept } from '../database/kept-files.ts';
import { PostponedError } from '../queue/definition.ts';
import { JobQueue } from '../queue/queue.ts';
import { makeTables } from '../../main-maintenance.ts';
import { readBackup } from './read.ts';
import { verifyBackup } from './verify.ts';
import { writeBackup } from './write.ts';

const KEY = randomBytes(32);
const server = await findS3Server();
const openStore = (dataDir: string) => new DiskFileStore(path.join(dataDir, 'files'), KEY);

interface Product {
  database: OpenTestDatabase;
  dataDir: string;
  files: { store: FileStore; inDataDir: boolean };
}

const verify = ({ database: { db }, files: { store } }: Product) =>
  verifyFileStore({ db, store, place: 'the store', settings: 'the settings' });
const contentOf = async ({ files: { store } }: Product) =>
  new Map(
    await Promise.all(
      (await Array.fromAsync(store.list())).map(
        async ({ key }) => [key, await new Response(await store.read(key)).text()] as const,
      ),
    ),
  );

describe.skipIf(server === null)('a back-up with files on S3', () => {
  const access = server as S3Access;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'notelark-backup-s3-'));
    file = path.join(folder, 'notelark.tar.gz');
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function product(kind: 's3' | 'disk'): Promise<Product> {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const queue = new JobQueue(database.url, new TestLog().logger);
    await queue.start([]);
    await queue.stop();
    const dataDir = await mkdtemp(path.join(folder, 'data-'));
    if (kind === 'disk') {
      const store = new DiskFileStore(path.join(dataDir, 'files'), KEY);
      return { database, dataDir, files: { store, inDataDir: true } };
    }
    const bucket = new S3Bucket(await createBucket(access));
    const scratch = new Scratch(path.join(dataDir, 'scratch'));
    onTestFinished(() => [bucket, scratch].forEach((one) => one.close()));
    const store = new S3FileStore({ bucket, key: KEY, scratch });
    return { database, dataDir, files: { store, inDataDir: false } };
  }
  const placeOf = ({ database: { url }, dataDir, files }: Product) => ({
    url,
    dataDir,
    files,
    file,
    key: KEY,
  });
  async function filled(kind: 's3' | 'disk') {
    const made = await product(kind);
    await verify(made);
    for (const text of ['one recording', '', 'another recording'])
      await made.files.store.put(randomUUID(), (target) => writeFile(target, text));
    return made;
  }

  it.each([
    ['s3', 's3'],
    ['s3', 'disk'],
    ['disk', 's3'],
  ] as const)(
    'goes from %s to %s, and can be restored once more after an interruption',
    async (from, to) => {
      const old = await filled(from);
      await writeBackup(placeOf(old));
      const fresh = await product(to);
      const { database: again } = await product('disk');
      await readBackup(placeOf(fresh));
      expect(await contentOf(fresh)).toEqual(await contentOf(old));
      await verify(fresh);
      for await (const { sealed } of fresh.files.store.list()) expect(sealed).toBe(true);
      // The rows of the first time were lost.
      await readBackup(placeOf({ ...fresh, database: again }));
      expect(await contentOf(fresh)).toEqual(await contentOf(old));
    },
  );

  it('is rehearsed on a disk', async () => {
    const old = await filled('s3');
    await writeBackup(placeOf(old));
    const { files } = await verifyBackup({ ...placeOf(old), makeTables, openStore });
    expect(files).toBe(3);
  });

  it('is not restored among the files of another installation', async () => {
    await writeBackup(placeOf(await filled('s3')));
    const other = await filled('s3');
    const { database } = await product('disk');
    const restoring = readBackup(placeOf({ ...other, database }));
    await expect(restoring).rejects.toThrow('There are other files already');
  });

  it('has the files that are deleted while it is made', async () => {
    const old = await filled('s3');
    const { db } = old.database;
    const { store } = old.files;
    const [first] = (await contentOf(old)).keys();
    const queue = new JobQueue(old.database.url, new TestLog().logger);
    const service = new FileService({
      db,
      queue,
      files: store,
      clock: systemClock,
      log: new TestLog().logger,
    });
    const before = await contentOf(old);
    const deleting: unknown[] = [];
    const watched = new Proxy(store, {
      get: (target, name: keyof FileStore) => {
        if (name !== 'list') return target[name].bind(target);
        return async function* list() {
          deleting.push(await service.delete([first ?? '']).catch((error: unknown) => error));
          yield* target.list();
        };
      },
    });
    await writeBackup({ ...placeOf(old), files: { store: watched, inDataDir: false } });
    expect(deleting).toEqual([expect.any(PostponedError)]);
    const fresh = await product('s3');
    await readBackup(placeOf(fresh));
    expect(await contentOf(fresh)).toEqual(before);
    expect(await areFilesKept(db)).toBe(false);
    await service.delete([first ?? '']);
    expect(await store.find(first ?? '')).toBeNull();
  });
});
