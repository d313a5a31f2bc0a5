import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('leaves what fits alone', () => {
  expect(shorten('12345', 5)).toBe('12345');
  expect(shorten('', 5)).toBe('');
});

it('cuts between characters as people count them', () => {
  expect(shorten('1234567', 5)).toBe('12345…');
  expect(shorten('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
  expect(shorten('👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧👩‍👩‍👧');
});

it('leaves no space before the ellipsis', () => {
  expect(shorten('four five', 5)).toBe('four…');
});
