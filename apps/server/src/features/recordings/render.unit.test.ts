import { expect, it } from 'vitest';
import { firstWords, generatedTitle } from './render.ts';

const titled = (...titles: string[]) =>
  generatedTitle({ topics: titles.map((title) => ({ title, firstTurn: 0, points: [] })) });

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
