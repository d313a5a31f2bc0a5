import { expect, test } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { type Block, blocksOf, stretchOf } from './blocks.ts';

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

test('a live text has times, sources and bookmarks', () => {
  const { source } = notesOfText;
  const lines = [
    { start: 1, end: 2, speaker: 'You' },
    { start: 9, end: 10, speaker: null },
  ];
  const live = { ...source, text: 'Hi.\n\nLater.', lines, bookmarks: [12] };
  expect(blocksOf(live as typeof source)).toEqual([
    { index: 0, part: null, text: 'Hi.', speaker: 'You', start: 1, end: 2 },
    { index: 1, part: null, text: 'Later.', speaker: null, start: 9, end: 10, bookmarked: true },
  ]);
});
