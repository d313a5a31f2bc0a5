import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSealed, unseal } from '@notelark/toolkit/sealed';
import { z } from 'zod';
import { DiskFileStore } from '../../adapters/file-store/disk.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TestLog } from '../../testing/test-log.ts';
import { query } from '@notelark/embedded-postgres/testing/query';
import type { JobDefinition } from '../queue/definition.ts';
import { LAST_SQUASHED } from '../database/squashed-migrations.ts';
import { JobQueue } from '../queue/queue.ts';
import { readBackup } from './read.ts';
import { verifyBackup } from './verify.ts';
import { writeBackup } from './write.ts';
import { makeTables } from '../../main-maintenance.ts';

const testJob: JobDefinition = {
  name: 'backup-test',
  payload: z.object({ upload: z.number() }),
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
};

interface Product {
  database: TestDatabase;
  dataDir: string;
}

const KEY = randomBytes(32);

let folder: string;
let file: string;
let products: Product[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  file = path.join(folder, 'notelark.tar.gz');
  products = [];
});
afterEach(async () => {
  for (const { database } of products) await database.drop();
  await rm(folder, { recursive: true });
});

/** A product's database, with the queue's tables, and its folder. */
async function product(): Promise<Product> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  products.push({ database, dataDir });
  const queue = new JobQueue(database.url, new TestLog().logger);
  await queue.start([testJob]);
  await queue.stop();
  return { database, dataDir };
}

const place = ({ database, dataDir }: Product) => ({
  url: database.url,
  dataDir,
  file,
  key: KEY,
  files: { store: new DiskFileStore(path.join(dataDir, 'files'), KEY), inDataDir: true },
});

const openStore = (dataDir: string) => new DiskFileStore(path.join(dataDir, 'files'), KEY);

const USERS = 'SELECT * FROM users ORDER BY email';
const JOBS = `SELECT id, name, data FROM jobs.job ORDER BY id`;

async function filled(): Promise<Product> {
  const made = await product();
  await query(
    made.database.url,
    `INSERT INTO users (id, email, time_zone) SELECT gen_random_uuid(), 'user' || n || '@example.com', E'Tab\\there \\\\ ' || n || ' ß'
     FROM generate_series(1, 40) n`,
  );
  await query(
    made.database.url,
    `INSERT INTO jobs.job (name, data) VALUES ('backup-test', '{"upload": 1}')`,
  );
  await mkdir(path.join(made.dataDir, 'files', 'ab'), { recursive: true });
  await writeFile(path.join(made.dataDir, 'files', 'ab', 'recording'), Buffer.alloc(700_000, 7));
  await writeFile(path.join(made.dataDir, 'files', 'empty'), '');
  await writeFile(path.join(made.dataDir, 'secret'), 'the secret', { mode: 0o600 });
  await mkdir(path.join(made.dataDir, 'models'));
  await writeFile(path.join(made.dataDir, 'models', 'whisper.bin'), 'large');
  return made;
}

describe('a back-up', () => {
  it('is encrypted: it shows nothing, and can’t be restored with another key or without', async () => {
    await writeBackup(place(await filled()));
    expect(isSealed(await readFile(file))).toBe(true);
    for (const [key, sentence] of [
      [null, 'Set STORAGE_KEY'],
      [randomBytes(32), 'STORAGE_KEY is not its key'],
    ] as const)
      await expect(readBackup({ ...place(await product()), key })).rejects.toThrow(sentence);
  });

  it('of an older release, which was not encrypted, is restored without a key', async () => {
    await writeBackup(place(await filled()));
    const plain = Buffer.concat(await Array.fromAsync(unseal(KEY, [await readFile(file)])));
    await writeFile(file, plain);
    const { files } = await readBackup({ ...place(await product()), key: null });
    expect(files).toBe(3);
  });

  it('brings all rows, all waiting jobs and all files to another place', async () => {
    const old = await filled();
    await writeBackup(place(old));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const fresh = await product();
    await readBackup(place(fresh));
    expect(await query(fresh.database.url, USERS)).toEqual(await query(old.database.url, USERS));
    expect(await query(fresh.database.url, JOBS)).toEqual(await query(old.database.url, JOBS));
    expect(await readFile(path.join(fresh.dataDir, 'files', 'ab', 'recording'))).toEqual(
      Buffer.alloc(700_000, 7),
    );
    expect((await readdir(fresh.dataDir)).sort()).toEqual(['files', 'secret']);
    expect((await stat(path.join(fresh.dataDir, 'files', 'empty'))).size).toBe(0);
  });

  it('is rehearsed: every row and every file is compared with what was written', async () => {
    const old = await filled();
    await writeBackup(place(old));
    const count = await verifyBackup({ ...place(old), makeTables, openStore });
    expect(count.files).toBe(3);
    const databases = `SELECT datname FROM pg_database WHERE datname LIKE 'notelark_verify_%'`;
    expect(await query(old.database.url, databases)).toEqual([]);
    expect((await readdir(old.dataDir)).sort()).toEqual(['files', 'models', 'secret']);
  });

  it.each([
    [
      'a row that came back otherwise',
      `UPDATE users SET email = 'x' || email WHERE email LIKE 'user7@%'`,
      /of 40 rows of users, 40 came back, and some differ/,
    ],
    [
      'a row that did not come back',
      `DELETE FROM users WHERE email LIKE 'user7@%'`,
      /of 40 rows of users, 39 came back/,
    ],
  ])('is not whole with %s', async (_, damage, sentence) => {
    const old = await filled();
    await writeBackup(place(old));
    const trigger = async (url: string) => {
      await makeTables(url);
      // Runs when the rows are in, as if the archive had held others.
      await query(
        url,
        `CREATE FUNCTION damage() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${damage}; RETURN NULL; END $$`,
      );
      await query(
        url,
        'CREATE TRIGGER damage AFTER INSERT ON users FOR EACH STATEMENT EXECUTE FUNCTION damage()',
      );
    };
    await expect(verifyBackup({ ...place(old), makeTables: trigger, openStore })).rejects.toThrow(
      sentence,
    );
  });

  it('leaves nothing behind in the data folder', async () => {
    const old = await filled();
    await writeBackup(place(old));
    expect((await readdir(old.dataDir)).sort()).toEqual(['files', 'models', 'secret']);
  });

  it('is not restored over data that is there', async () => {
    const old = await filled();
    await writeBackup(place(old));
    await expect(readBackup(place(old))).rejects.toThrow('There is data already');
    expect(await query(old.database.url, 'SELECT count(*)::int AS n FROM users')).toEqual([
      { n: 40 },
    ]);
  });

  it('that is cut off is not restored at all', async () => {
    await writeBackup(place(await filled()));
    await writeFile(file, (await readFile(file)).subarray(0, -3000));
    const fresh = await product();
    await expect(readBackup(place(fresh))).rejects.toThrow('could not be restored');
    expect(await query(fresh.database.url, USERS)).toEqual([]);
  });

  it('of another release is not restored', async () => {
    const old = await filled();
    await query(
      old.database.url,
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 1)`,
    );
    await writeBackup(place(old));
    await expect(readBackup(place(await product()))).rejects.toThrow(
      'The back-up was made by another release',
    );
  });

  it('of a database whose migrations the initial one has replaced is restored', async () => {
    const old = await filled();
    await query(
      old.database.url,
      `UPDATE drizzle.__drizzle_migrations SET hash = '${LAST_SQUASHED}'
       WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)`,
    );
    await writeBackup(place(old));
    const fresh = await product();
    await readBackup(place(fresh));
    expect(await query(fresh.database.url, USERS)).toEqual(await query(old.database.url, USERS));
  });

  it('that is not there is one sentence', async () => {
    await expect(readBackup(place(await product()))).rejects.toThrow(
      `${file} could not be restored: ENOENT`,
    );
  });

  it('is refused where the file is something else', async () => {
    await writeFile(file, 'no archive');
    await expect(readBackup(place(await product()))).rejects.toThrow('could not be restored');
  });
});
