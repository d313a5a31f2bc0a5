import { expect, it } from 'vitest';
import { dayOfDue } from './dates.ts';

/** A Monday. */
const SAID_ON = '2026-11-23';

it.each([
  ['en', 'by Friday', '2026-11-27'],
  ['en', 'tomorrow', '2026-11-24'],
  ['en', 'before 3 January', '2027-01-03'],
  ['de', 'bis Freitag', '2026-11-27'],
  ['de', 'morgen', '2026-11-24'],
  ['fr', 'avant vendredi', '2026-11-27'],
  ['es', 'el viernes', '2026-11-27'],
])('in %s, %s names a day', async (language, due, day) => {
  expect(await dayOfDue(due, SAID_ON, language)).toBe(day);
});

it.each([
  ['en', 'soon'],
  ['en', 'this month'],
  ['de', 'demnächst'],
  ['tlh', 'by Friday'],
  [null, 'by Friday'],
])('in %s, %s names none', async (language, due) => {
  expect(await dayOfDue(due, SAID_ON, language)).toBeNull();
});
