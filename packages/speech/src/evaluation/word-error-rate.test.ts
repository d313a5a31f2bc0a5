import { expect, test } from 'vitest';
import { wordErrors } from './word-error-rate.ts';

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

test.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a c', 1],
  ['a b c', 'a x b c', 1],
  ['a b c', 'x y z', 3],
  ['', 'a b', 2],
  ['a b', '', 2],
])('from "%s" to "%s" it is %d', (reference, heard, errors) => {
  expect(wordErrors(wordsOf(reference), wordsOf(heard))).toBe(errors);
});
