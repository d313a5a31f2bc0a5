import { describe, expect, it } from 'vitest';
import { rouge, rougeOfTokens, rougeTokens } from './rouge.ts';

describe('tokens', () => {
  it('are lower-cased; words of more than three letters are stemmed', () => {
    expect(rougeTokens("Ann's remotes WORKED, was it?")).toEqual([
      'ann',
      's',
      'remot',
      'work',
      'was',
      'it',
    ]);
  });

  it('are characters in scripts without spaces', () => {
    expect(rougeTokens('新产品 v2')).toEqual(['新', '产', '品', 'v2']);
  });
});

// Worked by hand. Reference: 6 tokens (the cat sat on the mat); candidate: 5 (the cat was on mat).
// Words in common: the, cat, on, mat = 4. Pairs in common: the-cat = 1 of 4 and 5. LCS: the cat on mat = 4.
describe('one sentence', () => {
  const scores = rouge(['The cat was on mat'], ['The cat sat on the mat.']);

  it('counts words', () => {
    expect(scores.rouge1.precision).toBeCloseTo(4 / 5);
    expect(scores.rouge1.recall).toBeCloseTo(4 / 6);
    expect(scores.rouge1.f1).toBeCloseTo(8 / 11);
  });

  it('counts pairs of words', () => {
    expect(scores.rouge2.precision).toBeCloseTo(1 / 4);
    expect(scores.rouge2.recall).toBeCloseTo(1 / 5);
  });

  it('counts the longest common subsequence', () => {
    expect(scores.rougeL.precision).toBeCloseTo(4 / 5);
    expect(scores.rougeL.recall).toBeCloseTo(4 / 6);
  });
});

describe('several sentences', () => {
  it('takes the union of subsequences for each sentence of the reference (the example of Lin 2004)', () => {
    // w1 w2 w3 w4 w5 against w1 w2 w6 w7 w8 and w1 w3 w8 w9 w5: union w1 w2 w3 w5, so recall 4/5 and precision 4/10.
    const { rougeL } = rougeOfTokens(
      [
        [1, 2, 6, 7, 8],
        [1, 3, 8, 9, 5],
      ],
      [[1, 2, 3, 4, 5]],
    );
    expect(rougeL.recall).toBeCloseTo(4 / 5);
    expect(rougeL.precision).toBeCloseTo(4 / 10);
  });

  it('counts a token no more often than either side has it', () => {
    const { rouge1, rougeL } = rougeOfTokens([[1, 1, 1]], [[1], [1]]);
    expect(rouge1.precision).toBeCloseTo(2 / 3);
    expect(rougeL.recall).toBeCloseTo(1);
    expect(rougeL.precision).toBeCloseTo(2 / 3);
  });

  it('lets pairs run over the ends of sentences', () => {
    expect(rougeOfTokens([[1], [2]], [[1, 2]]).rouge2.f1).toBe(1);
  });

  it('finds order only within a sentence', () => {
    expect(rougeOfTokens([[2, 1]], [[1, 2]]).rougeL.f1).toBeCloseTo(0.5);
  });
});

it('is 0 for nothing and 1 for the same', () => {
  expect(rouge([], ['a b']).rouge1.f1).toBe(0);
  expect(rouge(['a b'], []).rougeL.f1).toBe(0);
  expect(rouge(['a b c.'], ['A b c']).rouge2.f1).toBe(1);
});
