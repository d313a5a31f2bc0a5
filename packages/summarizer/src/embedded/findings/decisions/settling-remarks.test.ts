import { expect, it } from 'vitest';
import { longWords } from './settling-remarks.ts';

it.each([
  ['Make it eighty-four then', ['make', 'eighty-four', 'then']],
  ['Ceux-ci sont à quatre-vingt-dix', ['ceux-ci', 'sont', 'quatre-vingt-dix']],
  ['Va pour quatre-vingts', ['pour', 'quatre-vingts']],
  ['Ab 2026 im Mai', ['2026']],
])('a number with hyphens is one word: %s', (text, words) => {
  expect(longWords(text)).toEqual(words);
});
