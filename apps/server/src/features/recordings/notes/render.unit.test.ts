import { emptyDocument } from '@notelark/summarizer';
import { expect, it } from 'vitest';
import { firstWords, generatedTitle, titleOfTalk } from './render.ts';

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

it('takes the first words of a text on one line', () => {
  expect(firstWords('  The river\n\nwas a border. ')).toBe('The river was a border.');
});

it('titles talk and mails by what they are about, other texts not at all', () => {
  const document = { ...emptyDocument(), title: 'Catalogue for the fair' };
  expect(titleOfTalk({ ...document, kind: 'mail' }, 'en')).toBe('Catalogue for the fair');
  expect(titleOfTalk({ ...document, kind: 'meeting' }, 'en')).toBe('Catalogue for the fair');
  expect(titleOfTalk({ ...document, kind: 'article' }, 'en')).toBe('');
  const topics = [{ title: 'Parking', firstTurn: 0, points: [] }];
  expect(titleOfTalk({ ...document, kind: 'meeting', topics }, 'en')).toBe('Parking');
});

it.each([
  ['Bees learn to count\n\nA hive has learned it in a week.', 'Bees learn to count'],
  ['Why do bees dance?\nBees dance to show the way to flowers.', 'Why do bees dance?'],
  ['Bees learn to count.\n\nA hive has learned it.', 'Bees learn to count. A hive has learned it.'],
  [
    'A hive that was kept in the old\nOrchard has learned to add.',
    'A hive that was kept in the old Orchard has learned to add.',
  ],
  [
    'A hive was kept\nin an orchard and has learned to add.',
    'A hive was kept in an orchard and has learned to add.',
  ],
  ['Bees learn to count', 'Bees learn to count'],
])('titles a text by its headline, or its first words: %j', (text, title) => {
  expect(firstWords(text)).toBe(title);
});

it.each([
  [
    'Hi all,\n\nthe cluster moves on Monday. Plan for it.',
    'The cluster moves on Monday. Plan for it.',
  ],
  ['Hi all\nThe cluster moves on Monday.', 'The cluster moves on Monday.'],
  ['Dear Ms Lee,\n\nMove of the cluster\n\nIt moves on Monday.', 'Move of the cluster'],
  ['Hello team! The cluster moves on Monday.', 'The cluster moves on Monday.'],
  ['Good morning, Helen, the cluster moves.', 'The cluster moves.'],
  ['Good morning everyone. The cluster moves.', 'The cluster moves.'],
  ['Hallo zusammen,\ndie Bücherei zieht um.', 'Die Bücherei zieht um.'],
  ['Bonjour à tous,\n\nle jardin ouvre en mai.', 'Le jardin ouvre en mai.'],
  ['Hola a todos:\n\nel huerto abre en mayo.', 'El huerto abre en mayo.'],
  ['Hi,\n\nI hope you are all doing well. The cluster moves.', 'The cluster moves.'],
  ['Thanks for your message. The cluster moves.', 'The cluster moves.'],
])('does not title a text by its greeting: %j', (text, title) => {
  expect(firstWords(text)).toBe(title);
});

it.each([
  ['Hello World in ten languages\n\nA tour of them.', 'Hello World in ten languages'],
  ['Hello World\n\nA tour of languages.', 'Hello World'],
  ['Hi all,', 'Hi all,'],
  ['Hives, bees and honey are one.', 'Hives, bees and honey are one.'],
  ['Dear prices: what bread costs', 'Dear prices: what bread costs'],
])('keeps what only looks like a greeting, or is all there is: %j', (text, title) => {
  expect(firstWords(text)).toBe(title);
});
