import { expect, it } from 'vitest';
import { dateReaderOf, datesOf, dayOfDue } from './dates.ts';
import { readDocument } from './document.ts';
import { languageOf } from './language/resolve.ts';

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

it.each([
  [
    'en',
    'I counted people in the queue every Friday. The test is on the 21st of November.',
    ['21st of November'],
  ],
  ['es', 'El mercado abre a las seis de la mañana y el puente por la mañana.', []],
  ['es', 'Mañana por la mañana abre el mercado.', ['Mañana']],
  ['de', 'Am Morgen öffnet der Markt, und am Montag Morgen die Brücke.', ['am Montag Morgen']],
  ['en', 'Ann Reed | Skerry Times | 14 November 2025', []],
  ['de', 'Ich fahre den Umweg jeden Montag. Abgabetermin ist der 10. Januar.', ['10. Januar']],
])('of %s: %s', async (tag, text, dates) => {
  const language = await languageOf(tag);
  const document = readDocument({ kind: 'text', turns: [{ text }] }, language);
  const found = datesOf(document, await dateReaderOf(tag)).map(({ date }) => date);
  expect(found.map((date) => date.replace(/^(?:on the|der) /u, ''))).toEqual(dates);
});
