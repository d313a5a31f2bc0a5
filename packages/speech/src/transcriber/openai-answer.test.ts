import { expect, it } from 'vitest';
import { readAnswer } from './openai-answer.ts';

const read = (answer: object, seconds = 30) => readAnswer(JSON.stringify(answer), seconds);
const textsOf = (answer: object, seconds?: number): string[] =>
  read(answer, seconds).segments.map(({ text }) => text);

const TEXT = 'Good morning. Shall we begin, Dr. Berg? Yes.';
const spoken = (word: string, start: number, end: number) => ({ word, start, end });
const WORDS = [
  spoken('Good', 0, 1),
  spoken('morning', 1, 2),
  spoken('Shall', 4, 5),
  spoken('we', 5, 6),
  spoken('begin', 6, 7),
  spoken('Dr', 7, 7.5),
  spoken('Berg', 7.5, 8),
  spoken('Yes', 9, 10),
];

it('divides words without segments into sentences, with the punctuation of the text', () => {
  const { segments, timed } = read({ text: TEXT, words: WORDS });
  expect(timed).toBe(true);
  expect(segments.map(({ text, start, end }) => [text, start, end])).toEqual([
    ['Good morning.', 0, 2],
    ['Shall we begin, Dr. Berg?', 4, 8],
    ['Yes.', 9, 10],
  ]);
  expect(segments[1]?.words?.at(-1)).toEqual({ text: 'Berg?', start: 7.5, end: 8 });
});

it('loses nothing of the text where words are missing', () => {
  const some = WORDS.filter((_, index) => index % 2 === 0);
  expect(textsOf({ text: TEXT, words: some }).join(' ')).toBe(TEXT);
});

it('spreads a text without times over the clip, a sentence each', () => {
  const { segments, timed } = read({ text: TEXT }, 11);
  expect(timed).toBe(false);
  expect(segments).toEqual([
    { text: 'Good morning.', start: 0, end: 3.25 },
    { text: 'Shall we begin, Dr. Berg?', start: 3.5, end: 9.75 },
    { text: 'Yes.', start: 10, end: 11 },
  ]);
});

it('divides Chinese without spaces at its full stops', () => {
  expect(textsOf({ text: '我们开始吧。今天讨论预算！好。' })).toEqual([
    '我们开始吧。',
    '今天讨论预算！',
    '好。',
  ]);
});

it('writes the words of a segment as its text does', () => {
  const segment = { text: ` ${TEXT}`, start: 0, end: 12 };
  const [only] = read({ text: TEXT, segments: [segment], words: WORDS }).segments;
  expect(only?.words?.map(({ text }) => text).join(' ')).toBe(TEXT);
});

it('finds words inside of segments, too', () => {
  const segment = { text: TEXT, start: 0, end: 12, words: WORDS };
  const [only] = read({ text: TEXT, segments: [segment] }).segments;
  expect(only?.words).toHaveLength(WORDS.length);
});

it('divides a segment that is a whole clip, and no other', () => {
  const long = { text: ` ${TEXT}`, start: 0, end: 60 };
  const short = { ...long, end: 12 };
  expect(textsOf({ text: TEXT, segments: [long], words: WORDS }, 60)).toHaveLength(3);
  expect(textsOf({ text: TEXT, segments: [short], words: WORDS }, 60)).toEqual([TEXT]);
});

const rounds = (text: string, times: number): string =>
  Array.from({ length: times }, () => text).join(' ');

it('keeps one round of a loop: in a text, in one segment, through many', () => {
  const thanks = 'Thank you for watching.';
  expect(textsOf({ text: `${TEXT} ${rounds(thanks, 80)}` }, 120)).toEqual([
    'Good morning.',
    'Shall we begin, Dr. Berg?',
    'Yes.',
    thanks,
  ]);
  const segments = Array.from({ length: 8 }, (_, at) => ({
    text: ` ${thanks}`,
    start: at,
    end: at + 1,
  }));
  expect(read({ text: '', segments }).segments).toEqual([{ text: thanks, start: 0, end: 1 }]);
});

it('ends a segment where what is kept of it ends', () => {
  const loop = ['So', ...Array.from({ length: 12 }, () => 'so')];
  const words = [...loop, 'Bye'].map((word, at) => spoken(word, at, at + 1));
  const segment = { text: loop.join(' '), start: 0, end: 13 };
  const bye = { text: 'Bye', start: 13, end: 14 };
  const { segments } = read({ text: '', segments: [segment, bye], words });
  expect(segments).toEqual([
    { text: 'So', start: 0, end: 1, words: [{ text: 'So', start: 0, end: 1 }] },
    { text: 'Bye', start: 13, end: 14, words: [{ text: 'Bye', start: 13, end: 14 }] },
  ]);
  const [untimed] = read({ text: '', segments: [segment] }).segments;
  expect(untimed?.end).toBeCloseTo(1, 1);
});

it('believes what the server doubts: text that compresses too well, words over silence', () => {
  const row = rounds('Thank you.', 5);
  const at = { start: 0, end: 5 };
  expect(textsOf({ text: '', segments: [{ text: row, ...at }] })).toEqual([row]);
  expect(textsOf({ text: '', segments: [{ text: row, ...at, compression_ratio: 3 }] })).toEqual([
    'Thank you.',
  ]);
  expect(textsOf({ text: rounds('Thank you.', 7) })).toEqual(['Thank you.']);
  const silence = { text: 'Bye.', ...at, no_speech_prob: 0.9, avg_logprob: -1.4 };
  expect(
    textsOf({ text: '', segments: [silence, { ...silence, avg_logprob: -0.4 }] }),
  ).toHaveLength(1);
});

it('is as sure of each sentence as the server is of the segment', () => {
  const at = { start: 0, end: 5 };
  const [sure, unsure, silent] = read({
    text: '',
    segments: [
      { text: 'We meet on Monday.', ...at, avg_logprob: -0.1 },
      { text: rounds('Thank you.', 5), start: 5, end: 9, avg_logprob: -1.2, compression_ratio: 3 },
      { text: 'Bye.', start: 9, end: 10 },
    ],
  }).segments;
  expect(sure?.confidence).toBeCloseTo(0.905, 3);
  expect(unsure).toMatchObject({ text: 'Thank you.' });
  expect(unsure?.confidence).toBeCloseTo(0.301, 3);
  expect(silent).not.toHaveProperty('confidence');
});
