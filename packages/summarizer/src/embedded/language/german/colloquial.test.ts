import { expect, it } from 'vitest';
import { germanTalk } from './talk.ts';

const { inThirdPerson, trimStart } = germanTalk.phrases;

it.each([
  [
    "Als der Ofen repariert war, da konnte ich's.",
    'Als der Ofen repariert war, da konnte Rosa es.',
  ],
  ["Am Montag mach ich's fertig.", 'Am Montag macht Rosa es fertig.'],
  [
    "Und wie der Kleber trocken war, hab ich's gemerkt.",
    'Und wie der Kleber trocken war, hat Rosa es gemerkt.',
  ],
  ['Wie der Kleber riecht, das weiß jeder.', null],
])('tells of others what they say of themselves: %s', (said, told) => {
  expect(inThirdPerson(said, 'Rosa')).toBe(told);
});

it.each([
  ['Gut drei Stunden dauert es.', 'Gut drei Stunden dauert es.'],
  ['Gut 40 Leute waren da.', 'Gut 40 Leute waren da.'],
  ['Gut die Hälfte fehlt.', 'Gut die Hälfte fehlt.'],
  ['Gut eine Woche noch.', 'Gut eine Woche noch.'],
  ['Gut, drei Stunden reichen.', 'drei Stunden reichen.'],
  ['Gut die Farbe ist da.', 'die Farbe ist da.'],
])('"gut" before an amount says more than that: %s', (said, kept) => {
  expect(said.replace(trimStart, '')).toBe(kept);
});
