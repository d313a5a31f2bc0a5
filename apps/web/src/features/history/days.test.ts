import { expect, it } from 'vitest';
import { dayName } from './days.ts';

const now = new Date(2026, 2, 1, 9);

it.each([
  [new Date(2026, 2, 1, 0, 1), 'Today'],
  [new Date(2026, 1, 28, 23, 59), 'Yesterday'],
  [new Date(2026, 1, 27, 12), 'Friday, February 27'],
  [new Date(2025, 11, 31, 12), 'December 31, 2025'],
])('%s is %s', (moment, name) => {
  expect(dayName(moment.toISOString(), now)).toBe(name);
});
