import { expect, it } from 'vitest';
import { germanTalk } from './talk.ts';
import { thirdPersonOf } from './conjugation.ts';

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

it.each([
  [
    'Ich prüfe das und melde mich am Donnerstag bei dir.',
    'Ida prüft das und meldet sich am Donnerstag.',
  ],
  ['Ich schicke dir morgen die Liste.', 'Ida schickt morgen die Liste.'],
  ['Darum kümmere ich mich.', 'Darum kümmert sich Ida.'],
  ['Dann schreibe ich den Mitgliedern.', 'Ida schreibt den Mitgliedern.'],
  ['Ich gebe dir recht.', null],
  ['Viel Geld haben die mir geboten. Ich habe abgelehnt.', null],
])('%s', (said, told) => {
  expect(germanTalk.phrases.inThirdPerson(said, 'Ida')).toBe(told);
});
