import { shareOfTalk } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import {
  ASKING_WEIGHT,
  type Found,
  rank,
  type Term,
  weightsOf,
  WEIGHTS,
} from './ranking.policy.ts';

const term = (word: string, weight = 1): Term => ({ words: [word], forms: [word], weight });

/** Passages of one recording, by their places in it and PostgreSQL's ranks of the terms. */
const found = (passages: Record<number, number[]>, frequencies: number[]): Found => ({
  hits: Object.entries(passages).map(([ordinal, ranks]) => ({
    id: Number(ordinal),
    uploadId: 'a',
    textInputId: null,
    ordinal: Number(ordinal),
    firstTurn: 0,
    lastTurn: 0,
    words: 120,
    speakers: {},
    ranks,
  })),
  total: 100,
  frequencies,
});

it('takes a passage next to a better one after another one that is nearly as good', () => {
  const hits = found({ 1: [0.1], 2: [0.09], 7: [0.105] }, [3]);
  const withoutNeighbours = { ...WEIGHTS, neighbour: 0 };
  const order = (places: Found) =>
    rank('tents', [term('tent')], places, withoutNeighbours).map(({ id }) => id);
  expect(order(hits)).toEqual([7, 1, 2]);
  expect(order(found({ 1: [0.1], 2: [0.099], 7: [0.09] }, [3]))).toEqual([1, 7, 2]);
  expect(order(found({ 1: [0.1], 2: [0.099], 7: [0.05] }, [3]))).toEqual([1, 2, 7]);
});

it('prefers passages with what is wanted of an answer, which is no part of what it is about', () => {
  const terms = [term('tent'), term('decid', ASKING_WEIGHT)];
  const ranked = rank(
    'What did we decide on the tent?',
    terms,
    found({ 1: [0.06, 0], 5: [0.06, 0.06] }, [2, 20]),
  );
  expect(ranked.map(({ id, coverage }) => [id, coverage])).toEqual([
    [5, 1],
    [1, 1],
  ]);
});

it('knows in a small library which words are rare anywhere', () => {
  const terms = [term('chang'), term('photosynthesi')];
  const few = { ...found({ 1: [0.06, 0] }, [1, 0]), total: 3 };
  const [common = 0, rare = 0] = weightsOf('changes of photosynthesis', terms, few, null);
  const [commonAnywhere = 0, rareAnywhere = 0] = weightsOf('', terms, few, shareOfTalk);
  expect(common / rare).toBeGreaterThan(0.35);
  expect(commonAnywhere / rareAnywhere).toBeLessThan(0.5);
  expect(rank('', terms, few, { ...WEIGHTS, commonness: shareOfTalk })[0]?.coverage).toBeCloseTo(
    commonAnywhere / (commonAnywhere + rareAnywhere),
  );
});
