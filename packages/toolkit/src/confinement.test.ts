import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Confinement, isNetworkConfined } from './confinement.ts';
import { runIsolated } from './isolated.ts';
import type { Attempts, Outcome } from './testing/confined.child.ts';

let folder: string;
let port: number;
const server = createServer((socket) => socket.end());
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'confined-'));
  for (const name of ['recording', 'secret']) await writeFile(path.join(folder, name), name);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const at = (...names: string[]): string[] => names.map((name) => path.join(folder, name));

async function attempts(confine: Confinement | undefined): Promise<Outcome> {
  const module = new URL('./testing/confined.child.ts', import.meta.url);
  const child = runIsolated<Attempts & Record<string, unknown>, Outcome>(module, {
    wallClockMs: 30_000,
    memoryMb: 512,
    parse: (message) => message as Outcome,
    ...(confine && { confine }),
  });
  await child.send({ read: at('recording', 'secret'), write: at('target', 'secret'), port });
  const outcome = await child.receive();
  await child.done;
  return outcome;
}

it('a child may do what we may where nothing confines it', async () => {
  expect(await attempts(undefined)).toEqual({
    read: ['done', 'done'],
    write: ['done', 'done'],
    spawn: 'done',
    connect: 'done',
  });
});

it('a confined child reads and writes what it is given, and starts no program', async () => {
  const confine = { read: [path.join(folder, 'recording')], write: [path.join(folder, 'target')] };
  const { read, write, spawn } = await attempts(confine);
  expect(read).toEqual(['done', 'ERR_ACCESS_DENIED']);
  expect(write).toEqual(['done', 'ERR_ACCESS_DENIED']);
  expect(spawn).toBe('ERR_ACCESS_DENIED');
});

it.runIf(isNetworkConfined())(
  'a confined child has no network, not even this machine',
  async () => {
    const { connect } = await attempts({ read: [], write: [] });
    expect(connect).toBe('ENETUNREACH');
  },
);
