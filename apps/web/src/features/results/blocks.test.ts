import { expect, test } from 'vitest';
import { type Block, placeOf } from './blocks.ts';

const block = (index: number): Block => ({ index, text: '', speaker: null, start: 0, end: 1 });

test('a citation finds its block, also when an edit has taken some away', () => {
  const blocks = [0, 1, 4, 5].map(block);
  expect([0, 1, 4, 5].map((cited) => placeOf(blocks, cited))).toEqual([0, 1, 2, 3]);
  expect(placeOf(blocks, 3)).toBe(1);
  expect(placeOf([block(2)], 0)).toBeNull();
});
