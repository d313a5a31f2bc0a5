import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const SENT = 'Sun, 22 Nov 2026 08:00:00 GMT';
const LATER = 'Sun, 22 Nov 2026 08:00:07 GMT';

it.each<[string, Record<string, string>, number | undefined, number | null]>([
  ['seconds', { 'retry-after': '12' }, undefined, 12],
  ['a date by the server’s clock', { 'retry-after': LATER, date: SENT }, 0, 7],
  ['a date by ours', { 'retry-after': LATER }, Date.parse(SENT) + 500, 7],
  ['a date that is over', { 'retry-after': SENT, date: LATER }, undefined, 0],
  ['a date without any clock', { 'retry-after': LATER }, undefined, null],
  ['something else', { 'retry-after': 'soon', date: SENT }, 0, null],
  ['nothing', {}, 0, null],
])('reads %s', (_, headers, now, expected) => {
  expect(retryAfterSeconds(new Headers(headers), now)).toBe(expected);
});
