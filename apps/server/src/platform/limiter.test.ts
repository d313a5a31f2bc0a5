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
