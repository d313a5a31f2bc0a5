import { expect, it } from 'vitest';
import { withoutFrontedOpener } from './order.ts';

it.each([
  ['Also ist Ton feiner als Sand.', 'Ton ist feiner als Sand.'],
  ['Nun ist das Wasser im Ton kaum erreichbar.', 'Das Wasser ist im Ton kaum erreichbar.'],
  ['Also brauchen wir einen neuen Termin.', 'Wir brauchen einen neuen Termin.'],
  ['Und nun kommt die zweite große Frage.', 'Die zweite große Frage kommt.'],
  ['Also nimmt man den Hammer.', 'Man nimmt den Hammer.'],
])('%s', (said, told) => {
  expect(withoutFrontedOpener(said)).toBe(told);
});

it.each([
  'Also die Pumpe tropft.',
  'Also, ist Ton feiner als Sand?',
  'Also heute kommt der Prüfer.',
  'Also wir haben zwölf Stück.',
  'Also nicht das Dach.',
  'Nun gut.',
  'Also den Antrag hat der Verein gestellt.',
])('leaves `%s` as it is', (said) => {
  expect(withoutFrontedOpener(said)).toBe(said);
});
