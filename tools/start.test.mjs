import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePorts } from '@notelark/toolkit/testing/free-ports';
import { ROOT } from './lib/paths.mjs';

let dataDir;
let port;
// The first start makes the database; each later one finds what the one before has left, however that ended.
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-start-'));
  await chmod(dataDir, 0o755);
});
beforeEach(async () => {
  [port] = await freePorts(1);
});
afterEach(async () => {
  for (const pid of await processes()) process.kill(pid, 'SIGKILL');
  await vi.waitUntil(async () => (await processes()).length === 0, { timeout: 20_000 });
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Every process of this product: those with its folder in their environment or, PostgreSQL, in their arguments. */
async function processes() {
  const mine = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    const read = (name) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '');
    if (`${await read('environ')}${await read('cmdline')}`.includes(dataDir))
      mine.push(Number(pid));
  }
  return mine;
}

/** `npm start`, as the foreground job of a terminal: a process group of its own. */
function npmStart() {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: '',
    // No model for a folder that goes away with the test.
    TRANSCRIBER: 'pocketsphinx',
    npm_lifecycle_event: undefined,
  };
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  const exited = once(npm, 'exit').then(([code]) => code);
  const ready = new Promise((resolve, reject) => {
    npm.stderr.on('data', () => output.includes('Notelark is ready') && resolve(undefined));
    void exited.then(() => reject(new Error(output)));
  });
  ready.catch(() => {});
  return { npm, ready, exited, output: () => output };
}

const served = async () => (await fetch(`http://localhost:${port}/readyz`)).status;

describe.runIf(process.platform === 'linux')('npm start', () => {
  it('serves, says where it runs instead of running twice, and a Ctrl-C, which reaches every process of the terminal, stops all of them cleanly', async () => {
    const first = npmStart();
    await first.ready;
    expect(first.output()).toContain(`Notelark is ready: http://localhost:${port}`);
    expect(await served()).toBe(200);

    const second = npmStart();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Notelark is running already: http://localhost:${port}`);
    expect(await served()).toBe(200);

    process.kill(-first.npm.pid, 'SIGINT');
    await first.exited;
    expect(await processes()).toEqual([]);
    expect(await readdir(dataDir)).not.toContain('notelark.sock');
  });

  it('starts again after everything was killed, and stops all of them when npm alone is told to', async () => {
    const first = npmStart();
    await first.ready;
    for (const pid of await processes()) process.kill(pid, 'SIGKILL');
    await first.exited;
    const second = npmStart();
    await second.ready;
    expect(await served()).toBe(200);

    second.npm.kill('SIGTERM');
    await second.exited;
    expect(await processes()).toEqual([]);
  });

  it('stops by itself when npm is killed', async () => {
    const first = npmStart();
    await first.ready;
    first.npm.kill('SIGKILL');
    await expect.poll(processes, { timeout: 20_000 }).toEqual([]);
  });

  it('names PORT when another program has it', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const first = npmStart();
    expect(await first.exited).not.toBe(0);
    other.close();
    expect(first.output()).toContain(
      `port ${port} is taken by another program. Set PORT to a free one`,
    );
    expect(await processes()).toEqual([]);
  });
});
