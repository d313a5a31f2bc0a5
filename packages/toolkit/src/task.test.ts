import { execFileSync } from 'node:child_process';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runTask, startTaskProcess, type TaskProcess } from './task.ts';
import type { TaskOrder } from './testing/task.child.ts';

const MODULE = new URL('./testing/task.child.ts', import.meta.url);

const run = (order: TaskOrder, signal?: AbortSignal) =>
  runTask<Uint8Array>(MODULE, order, { heapMb: 64, signal });

it('gives an answer', async () => {
  expect(await run('answer')).toEqual(Uint8Array.of(1, 2, 3));
});

it('throws here what the module throws', async () => {
  await expect(run('throw')).rejects.toThrow(new RangeError('as ordered'));
});

it.each(['swell', 'swell at once'] as const)(
  'ends itself alone by a task that has it %s, and the next one is done',
  async (order) => {
    await expect(run(order)).rejects.toMatchObject({ reason: 'memory' });
    expect(await run('answer')).toHaveLength(3);
  },
);

it.runIf(process.platform === 'linux')('is ended when it swells beside its heap', async () => {
  await expect(run('swell beside the heap')).rejects.toMatchObject({ reason: 'memory' });
});

it.skipIf(process.platform === 'win32')('has as much stack as a thread', async () => {
  expect(await run('spread')).toBe(299_999);
});

it('is ended when nobody waits any more', async () => {
  const left = new AbortController();
  const answer = run('hang', left.signal);
  left.abort(new Error('nobody waits'));
  await expect(answer).rejects.toThrow('nobody waits');
  await expect(run('answer', left.signal)).rejects.toThrow('nobody waits');
});

it('gives no answer when it leaves without one', async () => {
  await expect(run('leave')).rejects.toThrow('ended without a further message');
});

it('gets of the environment the time zone and the folder of compiled modules, and uses it', async () => {
  enableCompileCache();
  const { settings, cache } = await runTask<{ settings: string[]; cache: string }>(MODULE, 'env', {
    heapMb: 64,
  });
  const own = settings.filter((name) => !name.startsWith('NODE_CHANNEL_'));
  expect(own.toSorted()).toEqual(['LC_ALL', 'NODE_COMPILE_CACHE', 'TZ']);
  // The folders in it are of one version of Node with the same flags each.
  expect(path.dirname(cache)).toBe(path.dirname(getCompileCacheDir() ?? ''));
});

it('does one task after another in the same process, also past one that throws', async () => {
  const kept: TaskProcess<TaskOrder, unknown> = startTaskProcess(MODULE, { heapMb: 64 });
  const first = await kept.run('process');
  await expect(kept.run('throw')).rejects.toThrow('as ordered');
  expect([await kept.run('process'), kept.hasEnded()]).toEqual([first, false]);
  await kept.end();
  expect(kept.hasEnded()).toBe(true);
  expect(() => process.kill(Number(first), 0)).toThrow('ESRCH');
});

const keptPid = () => runTask<number>(MODULE, 'process', { heapMb: 64, reuse: true });

it('is kept for the next task of its module where that is asked for, until it dies', async () => {
  const first = await keptPid();
  expect(await keptPid()).toBe(first);
  const dying = runTask(MODULE, 'leave', { heapMb: 64, reuse: true });
  await expect(dying).rejects.toThrow('ended without a further message');
  const next = await keptPid();
  expect(next).not.toBe(first);
  // One that was not asked to stay takes the kept process, and ends it.
  expect(await runTask(MODULE, 'process', { heapMb: 64 })).toBe(next);
  expect(() => process.kill(next, 0)).toThrow('ESRCH');
});

it('is kept alone: of two that worked at the same time one ends, and so does that of another module', async () => {
  const [one, other] = await Promise.all([keptPid(), keptPid()]);
  expect(one).not.toBe(other);
  const left = await keptPid();
  const ended = one === left ? other : one;
  expect([one, other]).toContain(left);
  await expect.poll(() => isRunning(ended)).toBe(false);
  const elsewhere = new URL(`${MODULE.href}?another`);
  await runTask(elsewhere, 'answer', { heapMb: 64, reuse: true });
  await expect.poll(() => isRunning(left)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('keeps the process that waits for it alive, and no other', () => {
  const program = `
    import { runTask, startTaskProcess } from '${new URL('./task.ts', import.meta.url).href}';
    const module = new URL('${MODULE.href}');
    await startTaskProcess(module, { heapMb: 64 }).run('process');
    console.log(await runTask(module, 'answer', { heapMb: 64 }));
  `;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(said).toContain('Uint8Array(3) [ 1, 2, 3 ]');
});
