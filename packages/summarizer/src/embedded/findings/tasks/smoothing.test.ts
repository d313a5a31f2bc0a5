import { expect, it } from 'vitest';
import { bestApart, smoothed } from './smoothing.ts';

it('smooths by a Gaussian and keeps the mean of what is level', () => {
  const level = smoothed(Float64Array.of(2, 2, 2, 2), 1);
  for (const one of level) expect(one).toBeCloseTo(2);
  const [near = 0, top = 0, far = 0] = smoothed(Float64Array.of(0, 1, 0), 1);
  expect(top).toBeGreaterThan(near);
  expect(near).toBeCloseTo(far);
  expect([...smoothed(Float64Array.of(0, 1, 0), 0)]).toEqual([0, 1, 0]);
});

it('takes the best places that lie apart, the earlier of equal ones first', () => {
  const scores = Float64Array.of(1, 5, 4, 0, 4, 1);
  expect(bestApart(scores, 2, 2)).toEqual([1, 4]);
  expect(bestApart(scores, 9, 1)).toEqual([1, 2, 4, 0, 5, 3]);
});
