import { describe, expect, it } from 'vitest';
import { fill, formatLength, formatMinutes, formatTime } from './format.ts';

describe('formatMinutes', () => {
  it.each([
    [0, '0 min'],
    [59.4, '59 min'],
    [59.6, '1 h'],
    [60, '1 h'],
    [65, '1 h 5 min'],
    [600, '10 h'],
  ])('%s: %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });
});

describe('formatLength', () => {
  it.each([
    [0.2, '1 s'],
    [17, '17 s'],
    [59.6, '1 min'],
    [3900, '1 h 5 min'],
  ])('%s: %s', (seconds, text) => {
    expect(formatLength(seconds)).toBe(text);
  });
});

describe('formatTime', () => {
  it.each([
    [0, '00:00'],
    [14.9, '00:14'],
    [3599, '59:59'],
    [3723, '1:02:03'],
    [-1, '00:00'],
  ])('%s: %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});

describe('fill', () => {
  it('puts values at their names, however often, and leaves unknown names', () => {
    expect(fill('{n} of {n}, {other}', { n: 3 })).toBe('3 of 3, {other}');
  });
});
