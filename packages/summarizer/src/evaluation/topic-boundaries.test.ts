import { expect, it } from 'vitest';
import { boundaryErrors, evenSplit } from './topic-boundaries.ts';

// Ten items in two true segments of five: the window is 5 / 2, rounded to 3, so there are 7 places to look at.
it('is 0 for the same segmentation', () => {
  expect(boundaryErrors([0, 5], [0, 5], 10)).toEqual({ pk: 0, windowDiff: 0 });
});

it('counts the places whose window holds a true boundary that was not found', () => {
  // Windows (at, at + 3] that hold item 5: at = 2, 3, 4.
  expect(boundaryErrors([0, 5], [0], 10)).toEqual({ pk: 3 / 7, windowDiff: 3 / 7 });
});

it('charges a near miss less than a far one', () => {
  const near = boundaryErrors([0, 5], [0, 6], 10);
  const far = boundaryErrors([0, 5], [0, 9], 10);
  expect(near.pk).toBeLessThan(far.pk);
});

it('charges boundaries too many: windowDiff where pk sees nothing', () => {
  const { pk, windowDiff } = boundaryErrors([0, 5], [0, 4, 5, 6], 10);
  expect(windowDiff).toBeGreaterThan(pk);
});

it('splits evenly', () => {
  expect(evenSplit(4, 10)).toEqual([0, 3, 5, 8]);
});
