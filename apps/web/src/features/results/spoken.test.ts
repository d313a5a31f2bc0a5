import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { spokenAt } from './spoken.ts';

const blocks: Block[] = [1, 3, 9].map((start, index) => ({
  index,
  text: '',
  speaker: null,
  start,
  end: start + 1,
}));

test.each([
  [0.5, null],
  [1, 0],
  [2.9, 0],
  [3, 1],
  [8, 1],
  [100, 2],
])('at %s s', (seconds, place) => {
  expect(spokenAt(blocks, seconds)).toBe(place);
});

test('in nothing nothing is heard', () => {
  expect(spokenAt([], 1)).toBeNull();
});
