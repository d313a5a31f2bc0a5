import { expect, test } from 'vitest';
import { type Block, stretchOf } from './blocks.ts';

const block = (index: number, part: number | null = null): Block => ({
  index,
  part,
  text: '',
  speaker: null,
  start: 0,
  end: 1,
});
const only = (place: number) => ({ first: place, last: place });
const stretch = (blocks: Block[], index: number, part: number | null = null) =>
  stretchOf(blocks, { index, part });

test('a citation finds its block, also when an edit has taken some away', () => {
  const blocks = [0, 1, 4, 5].map((index) => block(index));
  expect([0, 1, 4, 5].map((cited) => stretch(blocks, cited))).toEqual([0, 1, 2, 3].map(only));
  expect(stretch(blocks, 3)).toEqual(only(1));
  expect(stretch([block(2)], 0)).toBeNull();
});

test('of a long paragraph it finds the part that it names, or all of them', () => {
  const blocks = [block(0), block(1, 0), block(1, 1), block(1, 2), block(2)];
  expect([0, 1, 2].map((part) => stretch(blocks, 1, part))).toEqual([1, 2, 3].map(only));
  expect(stretch(blocks, 1, 7)).toEqual(only(3));
  expect(stretch(blocks, 1)).toEqual({ first: 1, last: 3 });
  expect(stretch(blocks, 0, 2)).toEqual(only(0));
});
