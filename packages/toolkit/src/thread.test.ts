import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { expect, test } from 'vitest';
import type { ThreadOrder } from './testing/thread.child.ts';
import { runInThread } from './thread.ts';

const module = new URL('./testing/thread.child.ts', import.meta.url);

const run = (order: ThreadOrder, signal?: AbortSignal) =>
  runInThread<Uint8Array>(module, order, { heapMb: 32, signal });

test('a thread gives its answer', async () => {
  expect(await run('answer')).toEqual(Uint8Array.of(1, 2, 3));
});

test('what it throws is thrown here', async () => {
  await expect(run('throw')).rejects.toThrow('as ordered');
});

test('it dies of its own heap, and nothing else does', async () => {
  await expect(run('swell')).rejects.toThrow(/memory/);
  expect(await run('answer')).toHaveLength(3);
});

test('it is ended when nobody waits any more', async () => {
  const left = new AbortController();
  const answer = run('hang', left.signal);
  left.abort(new Error('nobody waits'));
  await expect(answer).rejects.toThrow('nobody waits');
  await expect(run('answer', left.signal)).rejects.toThrow('nobody waits');
});

test('one that leaves without a word is no answer', async () => {
  await expect(run('leave')).rejects.toThrow('no answer');
});

test('it gets no setting but the folder of compiled modules, and uses it', async () => {
  enableCompileCache();
  expect(await runInThread(module, 'env', { heapMb: 32 })).toEqual({
    settings: ['NODE_COMPILE_CACHE'],
    cache: getCompileCacheDir(),
  });
});

const count = (heapMb: number, reuse = true) =>
  runInThread<number>(module, 'count', { heapMb, reuse });

test('a thread answers once, or is kept for the next input until it fails', async () => {
  expect([await count(32, false), await count(32, false)]).toEqual([1, 1]);
  expect([await count(32), await count(32), await count(32)]).toEqual([1, 2, 3]);
  await expect(runInThread(module, 'throw', { heapMb: 32, reuse: true })).rejects.toThrow(
    'ordered',
  );
  expect(await count(32)).toBe(1);
});

test('inputs at the same time have a thread each, of which one is kept', async () => {
  expect(await Promise.all([count(33), count(33)])).toEqual([1, 1]);
  expect(await Promise.all([count(33), count(33)])).toEqual([2, 1]);
});
