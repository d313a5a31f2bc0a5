import { expect, it } from 'vitest';
import { fuse } from './fusion.policy.ts';
import type { Ranked } from './ranking.policy.ts';

const passage = (id: number) => ({
  id,
  uploadId: 'a',
  textInputId: null,
  ordinal: id,
  firstTurn: id,
  lastTurn: id,
  words: 120,
  speakers: {},
});
const ranked = (id: number): Ranked => ({ ...passage(id), ranks: [1], score: 9, coverage: 0.8 });

it('puts first what both orders have high, then what one of them has highest', () => {
  const fused = fuse([1, 2, 3].map(ranked), [3, 4].map(passage));
  expect(fused.map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  expect(fused.map(({ score }) => score)).toEqual([1 / 63 + 1 / 61, 1 / 61, 1 / 62, 1 / 62]);
  expect(fused.map(({ coverage }) => coverage)).toEqual([0.8, 0.8, 0.8, 0]);
});
