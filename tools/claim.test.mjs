import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claim } from './lib/claim.mjs';

let folder;
const held = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'claim-'));
});
afterEach(async () => {
  for (const got of held.splice(0)) got.claim?.release();
  await rm(folder, { recursive: true });
});

async function take(place = folder, about = {}) {
  const got = await claim(place, 'name', about);
  held.push(got);
  return got;
}

it('is given to one, and the others hear what the holder tells', async () => {
  const { claim: mine } = await take(folder, { pid: 7 });
  mine.tell({ address: 'http://localhost:3000' });
  const other = await take();
  expect(other.claim).toBeUndefined();
  expect(other.heldBy).toMatchObject({ pid: 7, address: 'http://localhost:3000' });
  other.leave();
});

it('is given to one of many that come at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => take()));
  expect(all.filter((got) => got.claim)).toHaveLength(1);
  for (const got of all) got.leave?.();
});

it('goes to the next when it is released, which those who wait notice', async () => {
  const { claim: mine } = await take();
  const { released } = await take();
  mine.release();
  await released;
  expect((await take()).claim).toBeDefined();
});

it('goes to the next when its holder was killed', async () => {
  const module = JSON.stringify(new URL('lib/claim.mjs', import.meta.url).href);
  const program = `const { claim } = await import(${module});
    await claim(${JSON.stringify(folder)}, 'name'); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const { claim: mine, released } = await take();
  expect(mine).toBeUndefined();
  child.kill('SIGKILL');
  await released;
  expect((await take()).claim).toBeDefined();
});

it('works for a folder whose path is too long for a socket', async () => {
  const deep = path.join(folder, 'deep'.repeat(30));
  expect((await take(deep)).claim).toBeDefined();
  const other = await take(deep);
  expect(other.claim).toBeUndefined();
  other.leave();
});
