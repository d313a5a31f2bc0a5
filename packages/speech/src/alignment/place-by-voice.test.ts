import { expect, it } from 'vitest';
import { placeByVoice } from './place-by-voice.ts';

const VOICES = [
  { start: 2, end: 6 },
  { start: 10, end: 14 },
];

it('gives each turn its share of the voices, not of the silence', () => {
  const { turns, covered } = placeByVoice(
    ['a'.repeat(40), 'b'.repeat(20), 'c'.repeat(20)],
    VOICES,
    20,
  );
  expect(turns).toEqual([
    { start: 2, end: 6, approximate: true },
    { start: 10, end: 12, approximate: true },
    { start: 12, end: 14, approximate: true },
  ]);
  expect(covered).toBe(1);
});

it('lets a turn begin with the voice behind a pause', () => {
  const { turns } = placeByVoice(['a'.repeat(38), 'b'.repeat(42)], VOICES, 20);
  expect(turns[1]?.start).toBe(10);
});

it('says that a transcript has no room in the sound', () => {
  expect(placeByVoice(['a'.repeat(1_000)], VOICES, 20).covered).toBeLessThan(0.2);
  expect(placeByVoice(['Hello'], [], 20)).toMatchObject({ covered: 0, turns: [{ start: 0 }] });
});
