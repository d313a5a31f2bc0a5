import { expect, it } from 'vitest';
import type { TimedWord } from '../ports/transcriber.ts';
import { sentencesOf } from './sentences.ts';

/** Words of half a second; a number is a pause. */
function spoken(...script: (string | number)[]): TimedWord[] {
  const words: TimedWord[] = [];
  let at = 0;
  for (const item of script) {
    if (typeof item === 'string') words.push({ text: item, start: at, end: at + 0.5 });
    at += typeof item === 'string' ? 0.5 : item;
  }
  return words;
}

const textsOf = (...script: (string | number)[]): string[] =>
  sentencesOf(spoken(...script)).map(({ text }) => text);

it.each([
  ['at full stops', [' It', ' is.', ' We', ' go!'], ['It is.', 'We go!']],
  [
    'not after an abbreviation',
    [' Mr.', ' Bell', ' and', ' J.', ' Doe.'],
    ['Mr. Bell and J. Doe.'],
  ],
  ['not before a small letter', [' At', ' 3', ' p.m.', ' sharp.'], ['At 3 p.m. sharp.']],
  ['at a long pause', [' And', 2, ' then'], ['And', 'then']],
  ['in scripts without spaces', ['你好。', '再见'], ['你好。', '再见']],
])('parts sentences %s', (_, script, texts) => {
  expect(textsOf(...script)).toEqual(texts);
});

it('parts a long sentence at a comma, and one without at 20 s', () => {
  const words = Array.from({ length: 60 }, (_, index) => ` w${index}${index === 24 ? ',' : ''}`);
  expect(sentencesOf(spoken(...words)).map(({ words: inside }) => inside?.length)).toEqual([
    25, 35,
  ]);
  const plain = Array.from({ length: 60 }, (_, index) => ` w${index}`);
  expect(sentencesOf(spoken(...plain)).map(({ words: inside }) => inside?.length)).toEqual([
    40, 20,
  ]);
});

it('gives each segment the times of its words', () => {
  const [, second] = sentencesOf(spoken(' One.', 1, ' Two', ' more.'));
  expect(second).toMatchObject({ start: 1.5, end: 2.5, text: 'Two more.' });
  expect(second?.words?.map(({ text }) => text)).toEqual(['Two', 'more.']);
});
