import { expect, it } from 'vitest';
import { type Piece, wordsOf } from './whisper-words.ts';

/** Tokens of 0.1 s each. */
const pieces = (...texts: string[]): Piece[] =>
  texts.map((text, index) => ({ text, start: index / 10, end: (index + 1) / 10 }));

it('puts tokens together to words with their times', () => {
  expect(wordsOf(' Hello world.', pieces('', ' Hel', 'lo', ' world', '.'))).toEqual([
    { text: ' Hello', start: 0.1, end: 0.3 },
    { text: ' world.', start: 0.3, end: 0.5 },
  ]);
});

it('finds the spaces again where the runtime trims its tokens', () => {
  const words = wordsOf(' Hello world.', pieces('', 'Hel', 'lo', 'world', '.', ''));
  expect(words.map(({ text }) => text)).toEqual([' Hello', ' world.']);
});

it('mends letters that the runtime tore apart', () => {
  expect(
    wordsOf(' naïve 🎉 ok', pieces(' na', '\uFFFD', '\uFFFDve', ' \uFFFD', '\uFFFD', ' ok')),
  ).toEqual([
    { text: ' naïve 🎉', start: 0, end: 0.5 },
    { text: ' ok', start: 0.5, end: 0.6 },
  ]);
  const torn = wordsOf(' crème', pieces(' cr', '\uFFFD', '\uFFFD', 'me'));
  expect(torn).toEqual([{ text: ' crème', start: 0, end: 0.4 }]);
});

it('keeps a torn letter at the end, and drops half of one', () => {
  expect(wordsOf(' café', pieces(' caf', '\uFFFD', '\uFFFD'))[0]?.text).toBe(' café');
  expect(wordsOf(' caf\uFFFD', pieces(' caf', '\uFFFD'))[0]?.text).toBe(' caf');
});

it('takes each token of a script without spaces for a word, but no punctuation', () => {
  const words = wordsOf('今天天气很好。', pieces('今天', '天气', '很好', '。'));
  expect(words.map(({ text }) => text)).toEqual(['今天', '天气', '很好。']);
});
