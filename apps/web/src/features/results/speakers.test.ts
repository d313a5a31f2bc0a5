import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { speakerColors, speakersOf, turnsOf } from './speakers.ts';

const said = (speaker: string | null, start: number): Block => ({
  index: start,
  text: 'Yes.',
  speaker,
  start,
  end: start + 1,
});

test('speakers have the colors of the order in which they first speak', () => {
  const blocks = [said('Bo', 0), said(null, 1), said('Ann', 2), said('Bo', 3)];
  expect(speakersOf(blocks)).toEqual(['Bo', 'Ann']);
  expect([...speakerColors(blocks).values()]).toEqual(['var(--speaker-1)', 'var(--speaker-2)']);
});

test('colors start again after the last', () => {
  const blocks = Array.from({ length: 7 }, (_, at) => said(`Speaker ${at}`, at));
  expect(speakerColors(blocks).get('Speaker 6')).toBe('var(--speaker-1)');
});

test('what one speaker says in a row is one turn', () => {
  expect(turnsOf([said('Bo', 0), said('Bo', 1), said('Ann', 2)])).toEqual([
    { speaker: 'Bo', start: 0, end: 2 },
    { speaker: 'Ann', start: 2, end: 3 },
  ]);
});
