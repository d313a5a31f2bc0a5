import { expect, test } from 'vitest';
import { secondsLeft } from './pace.ts';

const sample = (seconds: number, progress: number) => ({ at: seconds * 1000, progress });

test('goes on at the measured pace', () => {
  expect(secondsLeft(sample(0, 0.1), sample(10, 0.3))).toBeCloseTo(35);
  expect(secondsLeft(sample(0, 0), sample(60, 1))).toBe(0);
});

test('is not known of too little work', () => {
  expect(secondsLeft(sample(0, 0.1), sample(2, 0.5))).toBeNull();
  expect(secondsLeft(sample(0, 0.1), sample(60, 0.1))).toBeNull();
});
