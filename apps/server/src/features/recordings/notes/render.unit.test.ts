import { emptyDocument, type SummaryDocument } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { generatedTitle, titleFromNotes } from './render.ts';

const titledAfter = (overview: string, titles: string[], language = 'en') =>
  generatedTitle(
    {
      overview: [{ text: overview, refs: [0], verified: true }],
      topics: titles.map((title) => ({ title, firstTurn: 0, points: [] })),
    },
    language,
  );
const titled = (...titles: string[]) => titledAfter('', titles);

it('names the topics that fit, in their order', () => {
  expect(titled('Break clause in the lease', 'Racking for the new unit', 'Parking spaces')).toBe(
    'Break clause in the lease, racking for the new unit',
  );
});

it('keeps the capitals of names', () => {
  expect(titled('Budget', 'AMI results', 'Harbour Street')).toBe(
    'Budget, AMI results, Harbour Street',
  );
});

it('writes a noun small that the notes write small', () => {
  expect(
    titledAfter('The main topics were trip, the parasols and Kenji.', [
      'Trip',
      'Parasols',
      'Kenji',
    ]),
  ).toBe('Trip, parasols, Kenji');
});

it('leaves German nouns their capital', () => {
  expect(titledAfter('', ['Regale', 'Stadt und Überstunden'], 'de')).toBe(
    'Regale, Stadt und Überstunden',
  );
});

it('cuts a topic that is too long by itself', () => {
  const title = titled('word '.repeat(30));
  expect(title.length).toBeLessThanOrEqual(61);
  expect(title.endsWith('…')).toBe(true);
});

it('is empty without a topic that says something', () => {
  expect(titled()).toBe('');
  expect(titled('…', '14:05')).toBe('');
});

const titleOfText = (document: SummaryDocument, language: string) =>
  titleFromNotes(document, language, 'typed');

it('titles talk and mails by what they are about, other texts not at all', () => {
  const document = { ...emptyDocument(), title: 'Catalogue for the fair' };
  expect(titleOfText({ ...document, kind: 'mail' }, 'en')).toBe('Catalogue for the fair');
  expect(titleOfText({ ...document, kind: 'meeting' }, 'en')).toBe('Catalogue for the fair');
  expect(titleOfText({ ...document, kind: 'article' }, 'en')).toBe('');
  const topics = [{ title: 'Parking', firstTurn: 0, points: [] }];
  expect(titleOfText({ ...document, kind: 'meeting', topics }, 'en')).toBe('Parking');
});

it('titles recordings by their topics, whatever they are', () => {
  const topics = [{ title: 'Parking', firstTurn: 0, points: [] }];
  const document = { ...emptyDocument({ topics }), title: 'Catalogue', kind: 'article' as const };
  expect(titleFromNotes(document, 'en', 'upload')).toBe('Parking');
  expect(titleFromNotes(document, 'en', 'live')).toBe('Parking');
  expect(titleFromNotes(document, 'en', 'typed')).toBe('');
});
