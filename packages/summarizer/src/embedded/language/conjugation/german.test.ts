import { expect, it } from 'vitest';
import { thirdPersonOf } from './german.ts';

it.each([
  ['mach', 'macht'],
  ['hole', 'holt'],
  ['zähle', 'zählt'],
  ['bezahle', 'bezahlt'],
  ['rede', 'redet'],
  ['rechne', 'rechnet'],
  ['trockne', 'trocknet'],
  ['sammle', 'sammelt'],
  ['ändere', 'ändert'],
  ['reise', 'reist'],
  // A vowel that changes, also behind a prefix.
  ['fahre', 'fährt'],
  ['nehm', 'nimmt'],
  ['messe', 'misst'],
  ['erhalte', 'erhält'],
  ['verlasse', 'verlässt'],
  ['betrete', 'betritt'],
  ['beantrage', 'beantragt'],
  // Of the past, and of the present with a stem in `t`.
  ['bestellte', 'bestellte'],
  ['hörte', 'hörte'],
  ['meinte', 'meinte'],
  ['arbeitete', 'arbeitete'],
  ['vergaß', 'vergaß'],
  ['warte', 'wartet'],
  ['berichte', 'berichtet'],
  ['verwalte', 'verwaltet'],
  ['leiste', 'leistet'],
  ['antworte', 'antwortet'],
  ['heute', null],
])('%s', (first, third) => {
  expect(thirdPersonOf(first)).toBe(third);
});
