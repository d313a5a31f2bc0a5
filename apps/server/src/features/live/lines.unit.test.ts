import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { textOf } from './words.ts';

const word = (text: string, start: number, glued = false) => ({
  text,
  start,
  end: start + 0.25,
  glued,
});

it('cuts words into lines at pauses, and loses none', () => {
  const words = [
    word('We', 0),
    word('ship', 0.5),
    word('it.', 0.75),
    word('When', 2),
    word('?', 2.25, true),
  ];
  const lines = linesOf(words);
  expect(lines).toEqual([
    { text: 'We ship it.', start: 0, end: 1 },
    { text: 'When?', start: 2, end: 2.5 },
  ]);
  expect(lines.map(({ text }) => text).join(' ')).toBe(textOf(words));
});

it('never cuts a script without spaces inside of a word', () => {
  expect(linesOf([word('今', 0), word('日', 5, true)])).toEqual([
    { text: '今日', start: 0, end: 5.25 },
  ]);
});

it('has no lines where nothing was said', () => {
  expect(linesOf([])).toEqual([]);
});
