import { expect, it } from 'vitest';
import { type Flagged, measureVerifier } from './measure-verifier.ts';

const share = ({ flagged, count }: Flagged): number => flagged / count;

// Floors under what docs/evaluation/check.md reports, so that a change to one rule does not undo another.
it.each([
  ['exact references', 0, 0.6],
  ['references two turns too wide', 2, 0.53],
])('flags invented statements and few true ones: %s', (_, width, least) => {
  const { invented, true: truths } = measureVerifier('development', width);
  expect(invented.count + truths.count).toBeGreaterThan(600);
  expect(share(invented)).toBeGreaterThanOrEqual(least);
  expect(share(truths)).toBeLessThanOrEqual(0.03);
});
