import { expect, it } from 'vitest';
import { leaningsAt, type Cut } from './passage-cuts.ts';

/** Log odds of words of which each tenth begins a sentence, and looks like it but for some. */
const ODDS = Array.from({ length: 400 }, (_, at) =>
  at % 10 === 0 ? (at % 40 === 0 ? -2 : 2) : -4,
);
const cutsAt = (places: readonly number[], pause = 0.1): Cut[] =>
  places.map((at) => ({ at, pause }));
const every = (step: number, from = step): number[] =>
  Array.from({ length: Math.floor((400 - from) / step) }, (_, index) => from + index * step);

it('learns that passages begin with sentences', () => {
  const leanings = leaningsAt(cutsAt(every(20)), ODDS);
  expect(new Set(leanings.values()).size).toBe(1);
  // Also what does not look like a beginning is one there.
  expect((leanings.get(40) ?? 0) + (ODDS[40] ?? 0)).toBeGreaterThan(0);
});

it('learns nothing of passages that are cut anywhere', () => {
  expect(new Set(leaningsAt(cutsAt(every(23)), ODDS).values())).toEqual(new Set([0]));
});

it('takes a pause for more than the end of a passage', () => {
  const leanings = leaningsAt([...cutsAt(every(20), 0.8), ...cutsAt(every(26, 3))], ODDS);
  expect(leanings.get(40)).toBeGreaterThan(1);
  expect(leanings.get(29)).toBe(0);
});
