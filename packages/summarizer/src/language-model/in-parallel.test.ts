import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('runs as many at once as it may, and gives results in order', async () => {
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const work = inParallel([0, 1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    await gates[item]?.promise;
    return item * 10;
  });
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await Promise.resolve();
  for (const { resolve } of gates) resolve();
  expect(await work).toEqual([0, 10, 20, 30, 40]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

it('throws a failure at once, though another task never ends', async () => {
  const never = new Promise<number>(() => {});
  const work = inParallel([0, 1], 2, (item) =>
    item === 1 ? Promise.reject(new Error('no')) : never,
  );
  await expect(work).rejects.toThrow('no');
});

it('starts no more after a failure, and throws it', async () => {
  const started: number[] = [];
  const work = inParallel([0, 1, 2], 1, (item) => {
    started.push(item);
    return item === 1 ? Promise.reject(new Error('no')) : Promise.resolve(item);
  });
  await expect(work).rejects.toThrow('no');
  expect(started).toEqual([0, 1]);
});
