import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from './testing/query.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postmaster.ts';

const asRoot = process.getuid?.() === 0;
const warnings: string[] = [];
const log = {
  info: () => {},
  warn: (message: string) => warnings.push(message),
  error: (message: string) => warnings.push(message),
};

let root: string;
let dataDir: string;
let systemDir: string;
let initialised: string;
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  initialised = await newFolder();
  await (await startEmbeddedPostgres({ dataDir: initialised, log, systemDir: initialised })).stop();
});

afterAll(() => rm(initialised, { recursive: true }));

async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'pg-')));
  await chmod(folder, 0o755);
  return folder;
}

beforeEach(async () => {
  root = await newFolder();
  dataDir = path.join(root, 'data');
  systemDir = path.join(root, 'system');
  warnings.length = 0;
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of running.splice(0)) await server.stop();
  await rm(root, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, systemDir });
  running.push(server);
  return server;
}

/** A database that ran and was stopped: made once, copied for each test that needs one. */
async function startedBefore(): Promise<void> {
  await promisify(execFile)('cp', ['-a', initialised, dataDir]);
}

const failures = () => warnings.filter((line) => line.includes('could not be started again'));

const serverOf = async () => findPostmaster(await realpath(path.join(dataDir, 'postgres')));

/** Another Notelark process that starts the server, prints its address and waits to be killed. */
async function startElsewhere(
  options: { uid?: number; gid?: number } = {},
): Promise<{ child: ChildProcess; url: string }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error() {} };
    const { url } = await startEmbeddedPostgres(${JSON.stringify({ dataDir, systemDir }).replace(/}$/, ', log}')});
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = await firstLine(child.stdout);
  return { child, url: line };
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('It ended without a word.');
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, keeps what was written, and stops', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();
    expect(await serverOf()).toBeUndefined();
    const second = await start();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('knows upper and lower case of every script, searches by trigrams, and listens on no network', async () => {
    await startedBefore();
    const { url } = await start();
    expect(
      await query(url, `SELECT 'Ärger' ILIKE 'äRGER' AS german, lower('ΣΟΦΙΑ') AS greek`),
    ).toEqual([{ german: true, greek: 'σοφια' }]);
    await query(url, 'CREATE EXTENSION pg_trgm');
    expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('keeps its folder from everyone else', async () => {
    await startedBefore();
    await start();
    expect((await lstat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('is one server for two that start it at once, and lives until the last lets go', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.url).toBe(second.url);
    await query(first.url, 'CREATE TABLE shared AS SELECT 7 AS n');
    await first.stop();
    expect(await query(second.url, 'SELECT n FROM shared')).toEqual([{ n: 7 }]);
    await second.stop();
    expect(await serverOf()).toBeUndefined();
  });

  it('takes over the server of a killed process, and stops it in the end', async () => {
    await startedBefore();
    const { child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept AS SELECT 1 AS n');
    const before = await serverOf();
    await killed(child);
    const mine = await start();
    expect((await serverOf())?.pid).toBe(before?.pid);
    expect(await query(mine.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await mine.stop();
    expect(await serverOf()).toBeUndefined();
  });

  it('recovers every acknowledged write when server and starter are killed together', async () => {
    await startedBefore();
    const { child, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept (n int)');
    for (let n = 0; n < 20; n += 1) await query(url, `INSERT INTO kept VALUES (${n})`);
    const server = await serverOf();
    process.kill(server!.pid, 'SIGKILL');
    await killed(child);
    expect(await query((await start()).url, 'SELECT count(*)::int AS n FROM kept')).toEqual([
      { n: 20 },
    ]);
  });

  it('starts a server again that died under it, at the same address', async () => {
    await startedBefore();
    const { url } = await start();
    const watch = new Client({ connectionString: url });
    watch.on('error', () => {});
    await watch.connect();
    const gone = new Promise((resolve) => watch.once('end', resolve));
    const before = await serverOf();
    process.kill(before!.pid, 'SIGKILL');
    await gone;
    await expect
      .poll(() => query(url, 'SELECT 1 AS n').catch(() => 'not yet'), { timeout: 30_000 })
      .toEqual([{ n: 1 }]);
    expect((await serverOf())?.pid).not.toBe(before?.pid);
    expect(warnings).toEqual(['The database server has ended unexpectedly: starting it again.']);
  });

  it('keeps trying to start a server that died, until the fault has passed', async () => {
    await startedBefore();
    const onUnavailable = vi.fn<(error: Error) => void>();
    const options = { dataDir, log, systemDir, onUnavailable, unavailableAfterMs: 100 };
    const server = await startEmbeddedPostgres(options);
    running.push(server);
    await query(server.url, 'CREATE TABLE kept (n int)');
    const settings = path.join(await realpath(path.join(dataDir, 'postgres')), 'postgresql.conf');
    const sound = await readFile(settings);
    await writeFile(settings, 'no_such_setting = on');
    process.kill((await serverOf())?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(failures().length).toBeGreaterThan(1), 20_000);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
    await writeFile(settings, sound);
    const rows = await vi.waitFor(() => query(server.url, 'SELECT * FROM kept'), 20_000);
    expect(rows).toEqual([]);
  });

  it('starts over a lock whose number belongs to another process by now', async () => {
    await startedBefore();
    const folder = path.join(dataDir, 'postgres');
    await writeFile(
      path.join(folder, 'postmaster.pid'),
      `${process.pid}\n${folder}\n1\n5432\n${folder}\n\n1 1\nready\n`,
    );
    await writeFile(
      path.join(folder, '.s.PGSQL.5432.lock'),
      `${process.pid}\n${folder}\n1\n5432\n${folder}\n`,
    );
    await writeFile(path.join(folder, '.s.PGSQL.5432'), '');
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('starts over the lock of a dead process that nobody has reaped', async () => {
    await startedBefore();
    const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(parent);
    const line = await firstLine(parent.stdout);
    const folder = path.join(dataDir, 'postgres');
    await writeFile(
      path.join(folder, 'postmaster.pid'),
      `${line}\n${folder}\n1\n5432\n${folder}\n\n1 1\nready\n`,
    );
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('initialises anew after it was killed in the middle of it', async () => {
    await mkdir(path.join(dataDir, 'postgres-init-abc', 'base'), { recursive: true });
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    expect(await readdir(dataDir)).not.toContain('postgres-init-abc');
  });

  it('works in a folder whose path is too long for a socket', async () => {
    dataDir = path.join(root, 'long'.repeat(30));
    await startedBefore();
    const server = await start();
    expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
    expect(socketFolder.startsWith(dataDir)).toBe(false);
    await server.stop();
    await expect(lstat(socketFolder)).rejects.toThrow('ENOENT');
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it('works in a folder with spaces, commas and quotes in its name', async () => {
    dataDir = path.join(root, `Mia's "notes", 50% of ä`);
    expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  it.runIf(asRoot)('works as root under a home that nobody else may enter', async () => {
    await mkdir(path.join(root, 'home'), { mode: 0o700 });
    dataDir = path.join(root, 'home', 'data');
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();
    expect(path.dirname(await realpath(path.join(dataDir, 'postgres')))).toBe(systemDir);
    expect(await query((await start()).url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it.runIf(asRoot)(
    'goes on as the owner of its folder, and takes back a copy that root has made',
    async () => {
      await startedBefore();
      const folder = path.join(dataDir, 'postgres');
      const { uid } = await lstat(folder);
      expect(uid).not.toBe(0);
      for (const entry of await readdir(folder, { recursive: true }))
        await chown(path.join(folder, entry), 0, 0);
      await chown(folder, 0, 0);
      expect(await query((await start()).url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      expect((await lstat(folder)).uid).toBe(uid);
    },
  );

  it.runIf(asRoot)('works for a user who is not root', async () => {
    await mkdir(dataDir);
    await chown(dataDir, 65_534, 65_534);
    const { url } = await startElsewhere({ uid: 65_534, gid: 65_534 });
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await start();
    expect((await lstat(path.join(dataDir, 'postgres'))).uid).toBe(65_534);
  });
});

describe('what keeps the embedded PostgreSQL from starting is one sentence', () => {
  it('a file in the way of DATA_DIR', async () => {
    await writeFile(path.join(root, 'data'), '');
    await expect(start()).rejects.toThrow(
      `${dataDir} is needed as a folder, but something else is there`,
    );
  });

  it('a folder that is no database', async () => {
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'mine.txt'), '');
    await expect(start()).rejects.toThrow(
      `${dataDir}/postgres is no PostgreSQL database: move it away and start again.`,
    );
  });

  it('a database of another release', async () => {
    await startedBefore();
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17, this one is 18');
  });

  it('a link to a folder that is not there: an unmounted disk is no reason to begin with nothing', async () => {
    await mkdir(dataDir);
    await symlink(path.join(root, 'unmounted'), path.join(dataDir, 'postgres'));
    await expect(start()).rejects.toThrow(
      `${dataDir}/postgres is a link to the database's folder, and that folder is not there.`,
    );
  });

  it('a broken database, with what PostgreSQL says about it', async () => {
    await startedBefore();
    await rm(path.join(dataDir, 'postgres', 'global', 'pg_control'));
    await expect(start()).rejects.toThrow(
      /^PostgreSQL failed on .*could not open file .*pg_control/,
    );
    expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('pg_control');
  });
});
