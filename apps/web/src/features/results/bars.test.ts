import { expect, test } from 'vitest';
import { barsOf, barsPath } from './bars.ts';

test('each bar is the loudest of its stretch', () => {
  expect(barsOf([0, 255, 51, 0, 102], 2)).toEqual([1, 0.4]);
});

test('there are no more bars than peaks', () => {
  expect(barsOf([255, 0], 100)).toEqual([1, 0]);
});

test('silence is a thin line, not nothing', () => {
  expect(barsPath([1, 0])).toBe('M0.5 0.000V1.000M1.5 0.470V0.530');
});
