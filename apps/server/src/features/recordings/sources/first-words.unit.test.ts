import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('takes the first words of a text on one line', () => {
  expect(firstWords('  The river\n\nwas a border. ')).toBe('The river was a border.');
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

it.each([
  [
    'The river festival moves to June 14. Marta books the stage by Friday.',
    'The river festival moves to June 14.',
  ],
  [
    'The keys of the hall are with Dr. Okonkwo until the end of the month.',
    'The keys of the hall are with Dr. Okonkwo until the end of…',
  ],
  ['x'.repeat(70), `${'x'.repeat(60)}…`],
])('cuts between sentences or words where it can: %j', (text, title) => {
  expect(firstWords(text)).toBe(title);
});
