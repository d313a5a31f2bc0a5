import { expect, it } from 'vitest';
import { notesOfText } from '../../../testing/notes.ts';

/** What an article says beside the sentence in question. */
const AROUND: Record<string, readonly string[]> = {
  en: ['The harbour of Wendle is silting up.', 'A dredger costs 90,000 pounds a month.'],
  de: ['Der Hafen von Wendel versandet.', 'Ein Bagger kostet 90.000 Euro im Monat.'],
  fr: ['Le port de Vendel s’ensable.', 'Une drague coûte 90 000 euros par mois.'],
  es: ['El puerto de Vendel se llena de arena.', 'Una draga cuesta 90.000 euros al mes.'],
};

async function dutiesOf(language: string, said: string) {
  const { actionItems } = await notesOfText(
    language,
    [...(AROUND[language] ?? []), said],
    'article',
  );
  return actionItems.map(({ owner, due }) => [owner, due]);
}

it.each([
  [
    'en',
    'The harbour master, Agnes Poole, must file the survey by 3 May.',
    ['Agnes Poole', 'by 3 May'],
  ],
  [
    'en',
    'The survey has to be filed by the harbour master Agnes Poole before 3 May.',
    ['Agnes Poole', 'before 3 May'],
  ],
  [
    'en',
    'Councillor Ned Hollis has promised to visit every mooring before the summer.',
    ['Councillor Ned Hollis', 'before the summer'],
  ],
  ['en', 'The nets must be out of the water by 3 May.', [undefined, 'by 3 May']],
  [
    'de',
    'Hafenmeisterin Agnes Pohl muss das Gutachten bis zum 3. Mai vorlegen.',
    ['Hafenmeisterin Agnes Pohl', 'bis zum 3. Mai'],
  ],
  [
    'de',
    'Die Lotsin Ruth Adam hat zugesagt, alle Liegeplätze selbst zu prüfen.',
    ['Lotsin Ruth Adam', undefined],
  ],
  [
    'de',
    'Man werde die Fahrrinne bis Ende Juni vermessen, sagt Lotse Jan Thoms.',
    [undefined, 'bis Ende Juni'],
  ],
  [
    'de',
    'Bis zum 3. Mai muss Lotse Jan Thoms die Bojen versetzen.',
    ['Lotse Jan Thoms', 'bis zum 3. Mai'],
  ],
  [
    'de',
    'Lotse Jan Thoms hat versprochen, alle zu fragen, bevor der Rat am 9. Juni entscheidet.',
    ['Lotse Jan Thoms', 'bevor der Rat am 9. Juni entscheidet'],
  ],
  ['en', 'The council must pay Agnes Poole by 3 May.', [undefined, 'by 3 May']],
  [
    'fr',
    'La capitaine Agnès Poulain doit déposer l’étude avant le 3 mai.',
    ['Agnès Poulain', 'avant le 3 mai'],
  ],
  ['fr', 'Le pilote Luc Armand a promis de sonder tout le chenal.', ['Luc Armand', undefined]],
  [
    'es',
    'La capitana Inés Prado deberá entregar el estudio antes del 3 de mayo.',
    ['Inés Prado', 'antes del 3 de mayo'],
  ],
  [
    'es',
    'Los pescadores entregarán sus cuentas antes del 3 de mayo.',
    [undefined, 'antes del 3 de mayo'],
  ],
  [
    'es',
    'El práctico Luis Armas se ha comprometido a sondear todo el canal.',
    ['Luis Armas', undefined],
  ],
])('lists what someone has to do, and who (%s): %s', async (language, said, duty) => {
  expect(await dutiesOf(language, said)).toEqual([duty]);
});

it.each([
  ['en', 'The harbour master has promised a quieter summer.'],
  ['en', 'Agnes Poole had promised to resign.'],
  ['de', 'Hafenmeisterin Agnes Pohl hat nie versprochen, den Kai zu sanieren.'],
  ['fr', 'Les travaux dureront jusqu’au 3 mai.'],
  ['es', 'La draga costará 90.000 euros hasta el 3 de mayo.'],
])('lists no duty where no one has one (%s): %s', async (language, said) => {
  expect(await dutiesOf(language, said)).toEqual([]);
});

it.each([
  ['en', 'A boat auction will be held on the quay on Saturday 9 June.', /9 June/u],
  ['en', 'The port will publish the depths every three weeks.', /^$/u],
  ['de', 'Der Rat wird am 9. Juni über die Gebühren abstimmen.', /9\. Juni/u],
  ['fr', 'Les élus se prononceront le 9 juin sur les tarifs.', /9 juin/u],
  ['es', 'La subasta se celebrará en el muelle el 9 de junio.', /9 de junio/u],
])('lists what is announced for a day or again and again, %s: %s', async (language, said, due) => {
  const duties = await dutiesOf(language, said);
  expect(duties.map(([, date]) => date ?? '')).toEqual([expect.stringMatching(due)]);
});

it.each([
  ['en', 'The water will rise on 3 May, as it does each spring.'],
  ['de', 'Das Wasser wird am 3. Mai wieder steigen.'],
])('lists nothing that only happens, %s: %s', async (language, said) => {
  expect(await dutiesOf(language, said)).toEqual([]);
});

it('takes nothing for a duty that only lasts until a day', async () => {
  const said = 'Die Lotsin und ihre Kollegen werden bis zum Herbst im Bauhof beschäftigt.';
  expect(await dutiesOf('de', said)).toEqual([]);
});
