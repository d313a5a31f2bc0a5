import { expect, it } from 'vitest';
import { readCaptions } from './captions.ts';

const SAID = [
  'good morning everyone',
  'today we look at',
  'how water moves',
  '12 litres an hour',
  'up a tree',
];
const texts = (lines: readonly string[]) => readCaptions(lines)?.map(({ text }) => text);

it.each<[string, (text: string, at: number) => string[]]>([
  ['lines of their own', (text, at) => [`0:0${at}`, text]],
  ['lines of their own, read aloud', (text, at) => [`0:0${at}`, `${at} seconds`, text]],
  ['the line of the words', (text, at) => [`0:0${at} ${text}`]],
  ['the line of the words, without a space', (text, at) => [`0:0${at}${text}`]],
  ['the line of the words, read aloud', (text, at) => [`1:0${at}1 minute, ${at} seconds${text}`]],
  ['brackets', (text, at) => [`[00:0${at}.000 --> 00:0${at}.900]  ${text}`]],
  ['cues', (text, at) => [`${at + 1}`, `00:00:0${at},000 --> 00:00:0${at},900`, text, '']],
  ['a table', (text, at) => [`${at}000\t${at}900\t${text}`]],
])('leaves times out: on %s', (_, render) => {
  expect(texts(SAID.flatMap((text, at) => render(text, at)))).toEqual(SAID);
});

it('leaves out titles of chapters between times', () => {
  const lines = SAID.flatMap((text, at) => [
    ...(at === 0 || at === 3 ? [`Chapter ${at}: Water`] : []),
    `0:0${at}`,
    text,
  ]);
  expect(texts(lines)).toEqual(SAID);
});

it('keeps times that a text is about', () => {
  const lines = ['The train at 9:15 was late.', 'We waited until 9:40.', '10:05 was the next one.'];
  expect(readCaptions([...lines, ...lines, ...lines, 'So we walked.'])).toBeNull();
});
