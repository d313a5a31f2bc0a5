import { expect, it } from 'vitest';
import { countWords, isUnspaced, withoutPossessive, wordsOf } from './words.ts';

it.each([
  [
    "Don't split Ann's 3.5 well-known words!",
    ["Don't", 'split', "Ann's", '3.5', 'well', 'known', 'words'],
  ],
  ['L’homme naïf', ['L’homme', 'naïf']],
  ['हिन्दी शब्द', ['हिन्दी', 'शब्द']],
  ['السلام عليكم', ['السلام', 'عليكم']],
  ['我们决定发布新的产品。', ['我们', '决定', '发布', '新的', '产品']],
  ['AI技術', ['AI', '技術']],
  ['— … !', []],
])('finds the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('counts as a reader would', () => {
  expect(countWords('One, two – three.')).toBe(4);
  expect(countWords('我们决定发布新的产品。')).toBe(5);
  expect(countWords('  ')).toBe(0);
});

it('knows scripts without spaces', () => {
  expect(isUnspaced('会議は明日です')).toBe(true);
  expect(isUnspaced('Tokyo 東京 is large')).toBe(false);
  expect(isUnspaced('')).toBe(false);
});

it('finds the words of a megabyte without a space', () => {
  expect(wordsOf('a'.repeat(1_000_000))).toHaveLength(1);
  expect(wordsOf('中'.repeat(50_000)).length).toBeGreaterThan(20_000);
});

it.each([
  ['en', "back's", 'back'],
  ['en', "Columb's", "Columb's"],
  ['fr', "c's", "c's"],
])('%s: %s is named %s', (language, word, name) =>
  expect(withoutPossessive(word, language)).toBe(name),
);
