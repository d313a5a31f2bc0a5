import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { judgeOf } from './verify.ts';
import { ratiosIn } from './ratios.ts';

const doubtOf = (said: string, text: string, language = 'en') =>
  judgeOf(talkOf(`Ann: ${said}`), { source: language, written: language })({
    text,
    refs: [0],
    kind: 'point',
  }).doubt?.kind ?? null;

it.each([
  [
    'en',
    'One in six of them came, and two out of 5 stayed.',
    [
      [1, 6],
      [2, 5],
    ],
  ],
  ['de', 'Zwei von fünf Anrufen gehen verloren.', [[2, 5]]],
  ['fr', 'Un sur trois est venu.', [[1, 3]]],
  ['es', 'Dos de cada tres vinieron.', [[2, 3]]],
  ['en', 'It was two in 2019, and three of the five keys.', []],
])('shares said with two numbers, %s: %s', (language, text, expected) =>
  expect(ratiosIn(text, language).map(({ part, whole }) => [part, whole])).toEqual(expected),
);

describe('a share', () => {
  it.each([
    [
      'en',
      'About one in six is a child. The smallest was nine weeks old.',
      'One in six of them is a child.',
      null,
    ],
    [
      'en',
      'About one in six is a child. The smallest was nine weeks old.',
      'One in nine of them is a child.',
      'number',
    ],
    [
      'de',
      'Es kommen 43 Anrufe rein, und 17 davon verlieren wir.',
      'Zwei von fünf Anrufen gehen verloren.',
      null,
    ],
    [
      'de',
      'Es kommen 43 Anrufe rein, und 17 davon verlieren wir.',
      'Drei von vier Anrufen gehen verloren.',
      'number',
    ],
    [
      'en',
      'We had 112 calls at night last year. Nineteen had to come in.',
      'Fewer than a fifth of the 112 calls had to come in.',
      null,
    ],
    [
      'en',
      'By the end of the summer the clocks drift by forty-one minutes.',
      'By the end of the summer the clocks are wrong by about two thirds of an hour.',
      null,
    ],
  ])('%s: %s %s → %s', (language, said, text, kind) =>
    expect(doubtOf(said, text, language)).toBe(kind),
  );
});

describe('a number', () => {
  it.each([
    [
      'en',
      'The suspension is for under-eights now, everybody else has tablets.',
      'The suspension is for children below the age of 8.',
      null,
    ],
    [
      'en',
      'It is two thousand, two hundred and eighty for the boat. There is three thousand one hundred left.',
      'The boat would leave about 820.',
      null,
    ],
    [
      'en',
      'We have twelve plots, and three were eaten. Four plots get a cage.',
      'Of the twelve plots, three were eaten.',
      null,
    ],
    [
      'en',
      'There are thirty-one birds. I could live with six, and the rest go to him.',
      'Twenty-five of the birds go to him, as six stay.',
      null,
    ],
    ['fr', 'La chape coûte deux mille trois de plus.', 'La chape coûte 2 300 euros de plus.', null],
    [
      'fr',
      'La chape coûte deux mille trois de plus.',
      'La chape coûte 2 900 euros de plus.',
      'number',
    ],
  ])('%s: %s %s → %s', (language, said, text, kind) =>
    expect(doubtOf(said, text, language)).toBe(kind),
  );
});
