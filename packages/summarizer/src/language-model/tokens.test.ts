import { describe, expect, it } from 'vitest';
import { estimateTokens, leastTokens } from './tokens.ts';

describe('the estimate of tokens', () => {
  it.each([
    ['English: a quarter of the characters', 'The quick brown fox jumps over it.', 34 / 4],
    ['Chinese: more than one for each character', '我们今天开会', 6 * 1.5],
    ['Russian: three quarters for each letter', 'Привет', 6 * 0.75],
  ])('%s', (_, text, expected) => {
    expect(estimateTokens(text)).toBeCloseTo(expected);
  });

  it('counts German higher than English of the same length', () => {
    const german = 'Für die Brücke über den Fluß fehlen noch Gelder.';
    expect(estimateTokens(german)).toBeGreaterThan(german.length / 3.6);
  });
});

describe('the least number of tokens', () => {
  it.each([
    ['is one for each word', ' Two words,  and two-more.\n', 4],
    ['is three for ten characters of a script without spaces', '我们今天开会讨论新的', 3],
    ['is none for nothing', '', 0],
  ])('%s', (_, text, expected) => {
    expect(leastTokens(text)).toBe(expected);
  });

  it('is never above the estimate of ordinary text', () => {
    const text = 'We talked about the budget, and then about who would write to the council.';
    expect(leastTokens(text)).toBeLessThan(estimateTokens(text));
  });
});
