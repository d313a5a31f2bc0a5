import { expect, test } from 'vitest';
import type { ThreadOrder } from './testing/thread.child.ts';
import { runInThread } from './thread.ts';

const run = (order: ThreadOrder, signal?: AbortSignal) =>
  runInThread<Uint8Array>(new URL('./testing/thread.child.ts', import.meta.url), order, {
    heapMb: 32,
    signal,
  });

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
