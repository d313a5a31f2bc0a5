import { expect, it } from 'vitest';
import { frenchTalk } from './talk.ts';
import { presentOf, thirdPersonOf } from './conjugation.ts';

it.each([
  ['mange', 'mange'],
  ['prends', 'prend'],
  ['attends', 'attend'],
  ['bats', 'bat'],
  ['bois', 'boit'],
  ['connais', 'connaît'],
  ['peux', 'peut'],
  ['viendrai', 'viendra'],
  ['voulais', 'voulait'],
  ['parlai', null],
])('%s', (first, third) => {
  expect(thirdPersonOf(first)).toBe(third);
});

it.each([
  ['prépares', 'prépare'],
  ['faites', 'fait'],
  ['envoyez', 'envoie'],
  ['appelez', 'appelle'],
  ['gardez', 'garde'],
])('of the second person: %s', (second, third) => {
  expect(presentOf(second)).toBe(third);
});

it.each([
  ['Je me charge du vin.', 'Léa se charge du vin.'],
  ["Je m'inscris demain.", "Léa s'inscrit demain."],
  ["Je n'ai pas le temps.", "Léa n'a pas le temps."],
  ['Il pèse trop, je le mets à côté du mien.', null],
  ["J'écris un mot et je vous le fais relire.", 'Léa écrit un mot et le fait relire.'],
  ['Je te rappelle demain.', 'Léa rappelle demain.'],
  ['Il faut attendre que je trouve la clé.', 'Il faut attendre que Léa trouve la clé.'],
  // What a participle agrees with is not known.
  ['Je me suis trompé.', null],
  ["Je m'étais trompé.", null],
])('%s', (said, told) => {
  expect(frenchTalk.phrases.inThirdPerson(said, 'Léa')).toBe(told);
});

it('elides in front of a vowel', () => {
  const said = 'Il faut attendre que je trouve la clé.';
  expect(frenchTalk.phrases.inThirdPerson(said, 'Anouk')).toBe(
    "Il faut attendre qu'Anouk trouve la clé.",
  );
});
