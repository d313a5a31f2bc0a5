import { expect, it } from 'vitest';
import type { Source } from '../sources/source.ts';
import { textSource } from '../sources/source.ts';
import { turnMoves } from './turn-moves.ts';

const text = (...paragraphs: string[]): Promise<Source> =>
  textSource(paragraphs.join('\n'), 'text');
const recording = (...segments: [index: number, text: string, speaker?: string][]): Source => ({
  summarizable: {
    kind: 'speech',
    turns: segments.map(([, said, speaker = 'Ann']) => ({ text: said, speaker })),
  },
  places: segments.map(([index]) => ({ index, part: null, start: index })),
});
const same = (...now: number[]) => ({ now, changed: false });
const changed = (...now: number[]) => ({ now, changed: true });

it('are none where the words are the same, whoever speaks them', async () => {
  expect(turnMoves(await text('One.', 'Two.'), await text('One.', 'Two.'))).toBeNull();
  expect(turnMoves(recording([0, 'One.']), recording([0, 'One.', 'Ben']))).toBeNull();
});

it('follow the indexes of segments, whose gaps are those without words', () => {
  const before = recording([0, 'One.'], [1, 'Two.'], [2, 'Three.']);
  const now = recording([0, 'One.'], [2, 'Four.']);
  expect(turnMoves(before, now)).toEqual([same(0), changed(), changed(1)]);
});

it('follow paragraphs of a text past one that is inserted, changed, split or removed', async () => {
  const before = await text(
    'The bridge is closed.',
    'The ferry carries 20 cars. It runs daily.',
    'We met.',
  );
  expect(
    turnMoves(
      before,
      await text(
        'New here.',
        'The bridge is closed.',
        'The ferry carries 30 cars. It runs daily.',
        'We met.',
      ),
    ),
  ).toEqual([same(1), changed(2), same(3)]);
  expect(
    turnMoves(
      before,
      await text(
        'The bridge is closed.',
        'The ferry carries 20 cars.',
        'It runs daily.',
        'We met.',
      ),
    ),
  ).toEqual([same(0), changed(1, 2), same(3)]);
  expect(turnMoves(before, await text('The bridge is closed.', 'We met.'))).toEqual([
    same(0),
    changed(),
    same(1),
  ]);
});

it('follow a segment that is split or merged', () => {
  const before = recording([0, 'One. Two.'], [1, 'Three.'], [2, 'Four.']);
  const split = recording([0, 'One.'], [3, 'Two.'], [1, 'Three.'], [2, 'Four.']);
  expect(turnMoves(before, split)).toEqual([same(0, 1), same(2), same(3)]);
  const merged = recording([0, 'One. Two. Three.'], [2, 'Four.']);
  expect(turnMoves(before, merged)).toEqual([changed(0), changed(0), same(1)]);
});
