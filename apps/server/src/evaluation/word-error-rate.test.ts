import { expect, test } from 'vitest';
import { normalizedWords, wordErrors } from './word-error-rate.ts';

test('what is written differently but said alike is the same', () => {
  expect(normalizedWords("It's 3 o’clock, Mr. Smith -- um, we can't!")).toEqual(
    normalizedWords('it is three o clock mister smith we can not'),
  );
});

test.each([
  ['a b c', 'a b c', 0],
  ['a b c', 'a c', 1],
  ['a b c', 'a x b c', 1],
  ['a b c', 'x y z', 3],
  ['', 'a b', 2],
  ['a b', '', 2],
])('from "%s" to "%s" it is %d', (reference, heard, errors) => {
  expect(wordErrors(normalizedWords(reference), normalizedWords(heard))).toBe(errors);
});
