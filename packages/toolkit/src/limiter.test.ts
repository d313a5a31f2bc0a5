import { expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

it('runs so many at once and no more, in order, also past a failure', async () => {
  const limited = createLimiter(2);
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const started: number[] = [];
  const outcomes = Promise.allSettled(
    gates.map((gate, index) =>
      limited(() => {
        started.push(index);
        return gate.promise;
      }),
    ),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('no'));
  await gates[1]?.promise.catch(() => {});
  gates[2]?.resolve(2);
  gates[0]?.resolve(0);
  gates[3]?.resolve(3);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(started).toEqual([0, 1, 2, 3]);
});

it('goes round among the owners of what waits, each in its own order', async () => {
  const limited = createLimiter(1);
  const started: string[] = [];
  const wanted = ['anna 1', 'anna 2', 'anna 3', 'ben 1', 'carl 1', 'carl 2'];
  await Promise.all(
    wanted.map((name) =>
      limited(async () => {
        started.push(name);
      }, name.split(' ')[0]),
    ),
  );
  expect(started).toEqual(['anna 1', 'anna 2', 'ben 1', 'carl 1', 'anna 3', 'carl 2']);
});
