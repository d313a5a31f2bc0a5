import { expect, it } from 'vitest';
import { talkOfLanguage } from '../../testing/language-talk.ts';
import { breaksQuotation } from './antecedents.ts';

it.each([
  ['en', 'It will cost 8.7 million pounds.', true],
  ['en', 'Together they supply four per cent of its milk.', true],
  ['en', 'Her union will ballot its members in June.', true],
  ['en', '"I am fifty-nine," he said.', true],
  ['en', '"I am not moving house for a cheddar."', true],
  ['en', 'The church has offered its car park.', false],
  ['en', '"I am fifty-nine," said Ann Tolland.', false],
  ['de', 'Sein Laden liegt 50 Meter hinter der Schranke.', true],
  ['de', '410 hat sie nach eigenen Angaben beisammen.', true],
  ['de', 'Für vier Millionen Euro, rechnete er vor, ließe sich eine Unterführung bauen.', true],
  ['de', 'Messen Sie bis Donnerstag die Nachhallzeit.', false],
  ['de', 'Die Bahn hatte in ihren Unterlagen nur 1.400 Autos genannt.', false],
  ['fr', 'Il avait réclamé un référendum local.', true],
  ['fr', 'Cette ancienne monteuse de cinéma a convaincu les artisans.', true],
  ['fr', 'Il y a quatre ans, la filature a fermé.', false],
  ['es', 'Su portavoz no discute la reforma.', true],
  ['es', 'En la furgoneta, asegura, despacha una tercera parte.', true],
  ['es', 'La obra costará 1,4 millones de euros.', false],
])('%s: %s → %s', async (language, text, points) => {
  const { genres } = await talkOfLanguage(language);
  expect(genres.pointsToSentenceBefore.test(text)).toBe(points);
});

it.each([
  ['„Ich brauche keine Schranke“, sagte sie.', false],
  ['« Habitalis voulait construire sur pilotis.', true],
  ['Ya no les espero», resume.', true],
  ['"They back in off the street.', true],
  ['The glass is “an aquarium for tourists”.', false],
])('%s breaks a quotation: %s', (text, breaks) => expect(breaksQuotation(text)).toBe(breaks));
