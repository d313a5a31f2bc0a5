import { expect, it } from 'vitest';
import { parseRange } from './byte-range.policy.ts';

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
  [undefined, null],
])('reads %j of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

it('has nothing to give of an empty file', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  expect(parseRange(undefined, 0)).toBeNull();
});
