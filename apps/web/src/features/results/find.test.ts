import { expect, test } from 'vitest';
import { findMatches } from './find.ts';

test('finds every match in order, without case', () => {
  expect(findMatches(['The cat', 'no', 'Cat and CAT'], ' cat ')).toEqual([
    { block: 0, from: 4, to: 7 },
    { block: 2, from: 0, to: 3 },
    { block: 2, from: 8, to: 11 },
  ]);
});

test('a blank query matches nothing', () => {
  expect(findMatches(['a b'], '  ')).toEqual([]);
});

test('matches do not overlap', () => {
  expect(findMatches(['aaaa'], 'aa')).toHaveLength(2);
});

test('a letter that grows when lowered does not shift the places', () => {
  const text = 'İstanbul is old';
  const [match] = findMatches([text], 'old');
  expect(text.slice(match?.from, match?.to)).toBe('old');
});
