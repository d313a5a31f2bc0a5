import { expect, it } from 'vitest';
import { searchWindows, turnsOfText } from './search-windows.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it('joins neighbouring turns to about 120 words and leaves none out', () => {
  const turns = [50, 50, 60, 300, 10, 0].map((count, at) => ({
    text: words(count),
    speaker: at % 2 === 0 ? 'Ann' : null,
  }));
  const windows = searchWindows(turns);
  expect(windows.map(({ firstTurn, lastTurn }) => [firstTurn, lastTurn])).toEqual([
    [0, 1],
    [2, 2],
    [3, 3],
    [4, 5],
  ]);
  expect(windows.map((window) => window.words)).toEqual([100, 60, 300, 10]);
  expect(windows.map(({ speakers }) => speakers)).toEqual([
    { Ann: 50 },
    { Ann: 60 },
    {},
    { Ann: 10 },
  ]);
});

it('counts two characters of a script without spaces as a word', () => {
  const turns = Array.from({ length: 5 }, () => ({ text: '会'.repeat(100) }));
  expect(searchWindows(turns).map((window) => window.words)).toEqual([100, 100, 50]);
});

it('cuts a text as its notes cite it', () => {
  const text = `One.\n\n${'A sentence of five words. '.repeat(30)}`;
  const turns = turnsOfText(text, [{ speaker: 'Ann' }, { speaker: null }]);
  expect(turns[0]).toEqual({ text: 'One.', speaker: 'Ann' });
  expect(turns.length).toBeGreaterThan(3);
});
