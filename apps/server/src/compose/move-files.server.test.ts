import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { verifyFileStore } from '../features/files/identity.service.ts';
import { transfers, users } from '../platform/database/schema/index.ts';
import { loadStorageKey } from '../platform/secret.ts';
import type { FileStore } from '../ports/file-store.ts';
import { childEnv } from '../testing/child-product.ts';
import { type OpenTestDatabase, openTestDatabase } from '../testing/open-database.ts';
import { createBucket, findS3Server, s3Environment } from '../testing/s3.ts';
import type { S3Access } from '../testing/swift.ts';
import { type OpenFileStore, openFileStore, type StoreKind } from './file-store.ts';
import { moveFiles } from './move-files.ts';

const MAIN = fileURLToPath(new URL('../main-move.ts', import.meta.url));
const FILES = 10;
const server = await findS3Server();

const keysIn = async (store: FileStore): Promise<string[]> =>
  (await Array.fromAsync(store.list())).map(({ key }) => key).sort();
const changesIn = (store: FileStore, keys: string[]) =>
  Promise.all(keys.map(async (key) => (await store.find(key))?.modifiedAt));

describe.skipIf(server === null)('moving files', () => {
  const access = server as S3Access;
  let folder: string;
  let database: OpenTestDatabase;
  let env: Record<string, string>;
  let disk: OpenFileStore;
  let s3: OpenFileStore;
  /** What was stored, by key. */
  let content: Map<string, Buffer>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notelark-move-'));
    database = await openTestDatabase();
    const bucket = s3Environment(await createBucket(access));
    env = { ...bucket, FILE_STORE: 'disk', DATA_DIR: folder, DATABASE_URL: database.url };
    const config = readConfig(env);
    const key = await loadStorageKey(config.storageKey, folder);
    [disk, s3] = [openFileStore(config, key, 'disk'), openFileStore(config, key, 's3')];
    await verify(disk);
    content = new Map();
    for (let n = 0; n < FILES; n += 1) {
      const [name, bytes] = [randomUUID(), randomBytes(100_000)];
      content.set(name, bytes);
      await disk.store.put(name, (path) => writeFile(path, bytes));
    }
  });
  afterEach(async () => {
    disk.close();
    s3.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  const verify = (one: OpenFileStore) => verifyFileStore({ ...one, db: database.db });
  const move = (from: StoreKind, to: StoreKind) =>
    moveFiles(database.url, readConfig(env), { from, to, onProgress: () => {} });
  const start = (from: StoreKind, to: StoreKind) =>
    spawn(process.execPath, [MAIN, from, to], {
      env: { ...childEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  async function run(from: StoreKind, to: StoreKind): Promise<string> {
    const child = start(from, to);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (block: Buffer) => said.push(block));
    await once(child, 'close');
    return Buffer.concat(said).toString();
  }
  /** A lock keeps it from the database, and so from deleting, however fast it is. @returns the keys that it had proven. */
  const killedAfterItsFirstFile = (): Promise<string[]> =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table installation in share mode`);
      const child = start('disk', 's3');
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const proven = await readFile(join(folder, 'moving-to-s3'), 'utf8');
      return proven.split('\n').flatMap((line) => line.split(' ')[0] || []);
    });
  /** A file of which only a part has come. */
  async function announced(key: string): Promise<void> {
    const userId = randomUUID();
    await database.db.insert(users).values({ id: userId, email: 'someone@example.com' });
    const values = { filename: 'talk.wav', outputType: 'notes', keepOriginal: false } as const;
    await database.db.insert(transfers).values({
      ...values,
      id: key,
      userId,
      uploadId: randomUUID(),
      metadata: {},
      expiresAt: new Date(),
    });
  }
  async function expectAllIn(store: FileStore): Promise<void> {
    expect(await keysIn(store)).toEqual([...content.keys()].sort());
    for (const [key, bytes] of content) {
      const stored = Buffer.concat(await Array.fromAsync(await store.read(key)));
      expect(stored.equals(bytes)).toBe(true);
    }
  }

  it('goes on where it was killed, deletes nothing before all is proven, and goes back', async () => {
    const onItsWay = randomUUID();
    await disk.store.put(onItsWay, (path) => writeFile(path, 'half of a recording'));
    await announced(onItsWay);

    const killed = await killedAfterItsFirstFile();
    expect(killed.length).toBeGreaterThan(0);
    const before = await changesIn(s3.store, killed);
    expect(await keysIn(disk.store)).toEqual([...content.keys(), onItsWay].sort());
    await verify(disk);

    const said = await run('disk', 's3');
    expect(said).toContain(`${FILES} of ${FILES} files, 1.0 of 1.0 MB`);
    expect(said).toContain(`each compared with its original, and deleted from ${folder}/files`);
    expect(said).toContain('1 uploads were under way: their pages begin them anew.');
    expect(said).toContain('Set FILE_STORE=s3, for all processes.');
    expect(await changesIn(s3.store, killed)).toEqual(before);
    await expectAllIn(s3.store);
    expect(await keysIn(disk.store)).toEqual([]);
    await verify(s3);
    await expect(verify(disk)).rejects.toThrow('belong to another database');

    // As one that was killed while it deleted.
    const [key = '', bytes = ''] = [...content][0] ?? [];
    await disk.store.put(key, (path) => writeFile(path, bytes));
    await move('disk', 's3');
    expect(await keysIn(disk.store)).toEqual([]);

    await move('s3', 'disk');
    await expectAllIn(disk.store);
    expect(await keysIn(s3.store)).toEqual([]);
    await verify(disk);
  }, 120_000);

  it('refuses a place with other files, files of others, and processes that run', async () => {
    await expect(move('s3', 'disk')).rejects.toThrow(
      'There are no files of Notelark in the bucket',
    );
    const running = new Client({
      connectionString: database.url,
      application_name: 'notelark-jobs',
    });
    await running.connect();
    await expect(move('disk', 's3')).rejects.toThrow('Stop all processes of Notelark first');
    await running.end();
    await s3.store.put(randomUUID(), (path) => writeFile(path, 'of others'));
    await expect(move('disk', 's3')).rejects.toThrow('There are other files in the bucket');
    await disk.store.rename('of others');
    await expect(move('disk', 's3')).rejects.toThrow('belong to another database');
    await expectAllIn(disk.store);
  });
});
