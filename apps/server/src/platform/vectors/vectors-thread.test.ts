import { afterEach, expect, it } from 'vitest';
import { VectorsThread } from './vectors-thread.ts';

/** As PostgreSQL sends an array of numbers. */
function sent(numbers: readonly number[]): Buffer {
  const array = Buffer.alloc(20 + 8 * numbers.length);
  for (const [at, number] of numbers.entries()) {
    array.writeInt32BE(4, 20 + 8 * at);
    array.writeFloatBE(number, 24 + 8 * at);
  }
  return array;
}

const VECTORS = new Map([
  [1, [1, 0]],
  [2, [0.6, 0.8]],
  [3, [0, 1]],
  [4, [1, 0, 0]],
]);
let reads: number[][] = [];
let fails = false;
const thread = new VectorsThread(async (ids) => {
  reads.push([...ids]);
  if (fails) throw new Error('no database');
  return ids.map((id) => ({ id, array: sent(VECTORS.get(id) ?? []) }));
});
afterEach(async () => {
  await thread.stop();
  reads = [];
});

const nearest = async (question: number[], ids: number[]) =>
  (await thread.nearest(Float32Array.from(question), ids)).map(({ id, similarity }) => [
    id,
    Math.round(similarity * 10) / 10,
  ]);

it('compares what is asked for, and reads each vector once', async () => {
  const [first, second] = await Promise.all([
    nearest([0, 1], [1, 2]),
    nearest([0, 1], [1, 2, 3, 4]),
  ]);
  expect(first).toEqual([
    [2, 0.8],
    [1, 0],
  ]);
  // Of another dimension, so not comparable.
  expect(second.map(([id]) => id)).toEqual([3, 2, 1]);
  expect(reads).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('forgets vectors of another dimension', async () => {
  await nearest([0, 1], [1, 4]);
  expect(await nearest([1, 0, 0], [1, 4])).toEqual([[4, 1]]);
  expect(reads).toHaveLength(2);
});

it('goes on after a read that failed, and after its thread has ended', async () => {
  fails = true;
  await expect(nearest([0, 1], [3])).rejects.toThrow('no database');
  fails = false;
  expect(await nearest([0, 1], [3])).toEqual([[3, 1]]);
  await thread.stop();
  expect(await nearest([0, 1], [3])).toEqual([[3, 1]]);
});
