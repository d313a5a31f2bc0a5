import { expect, it } from 'vitest';
import { alignWithSegments } from './align.ts';

const SEGMENTS = [
  'Good morning everybody.',
  'Today we talk about birds.',
  'The lark sings at dawn.',
];
const JOINED = SEGMENTS.join(' ');

const align = (edited: string, segments = SEGMENTS) => alignWithSegments(edited, segments);

it('gives back the segments of a text that was not changed', () => {
  expect(align(JOINED)).toEqual(SEGMENTS);
  expect(align(SEGMENTS.join('\n\n'))).toEqual(SEGMENTS);
});

it('keeps a corrected word where it was said', () => {
  expect(align(JOINED.replace('lark', 'skylark'))).toEqual([
    SEGMENTS[0],
    SEGMENTS[1],
    'The skylark sings at dawn.',
  ]);
});

it('keeps corrected words at a seam apart', () => {
  expect(align(JOINED.replace('everybody. Today', 'everyone! Now'))).toEqual([
    'Good morning everyone!',
    'Now we talk about birds.',
    SEGMENTS[2],
  ]);
});

it('leaves a deleted segment empty and the others alone', () => {
  expect(align(`${SEGMENTS[0]} ${SEGMENTS[2]}`)).toEqual([SEGMENTS[0], '', SEGMENTS[2]]);
});

it('adds what is new to what it stands behind', () => {
  expect(
    align(`Ahem. ${SEGMENTS[0]} ${SEGMENTS[1]} All kinds of birds. ${SEGMENTS[2]} Ends.`),
  ).toEqual([`Ahem. ${SEGMENTS[0]}`, `${SEGMENTS[1]} All kinds of birds.`, `${SEGMENTS[2]} Ends.`]);
});

it('keeps line breaks inside a segment', () => {
  expect(align(JOINED.replace('we talk', 'we\n\ntalk'))[1]).toBe('Today we\n\ntalk about birds.');
});

it('shares a text without a common word out by length', () => {
  expect(align('eins zwei drei vier', ['one two', 'three four'])).toEqual([
    'eins zwei',
    'drei vier',
  ]);
});

it('finds its way through words that come again and again', () => {
  const segments = ['yes yes yes', 'no no', 'yes yes', 'maybe'];
  expect(align('yes yes yes no no yes yes perhaps', segments)).toEqual([
    'yes yes yes',
    'no no',
    'yes yes',
    'perhaps',
  ]);
});

it('copes with nothing on either side', () => {
  expect(align('')).toEqual(['', '', '']);
  expect(align('new words', ['', ''])).toEqual(['new words', '']);
  expect(align('new words', [])).toEqual([]);
});

it('never loses or moves a word, whatever is edited (seeded)', () => {
  let state = 7;
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const vocabulary = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const word = (): string => vocabulary[random(vocabulary.length)] ?? '';
  for (let round = 0; round < 200; round += 1) {
    const segments = Array.from({ length: 1 + random(20) }, () =>
      Array.from({ length: 1 + random(12) }, word).join(' '),
    );
    const words = segments.join(' ').split(' ');
    for (let edits = random(15); edits > 0; edits -= 1)
      words.splice(random(words.length + 1), random(4), ...Array.from({ length: random(4) }, word));
    const aligned = align(words.join(' '), segments);
    expect(aligned).toHaveLength(segments.length);
    expect(aligned.filter(Boolean).join(' ')).toBe(words.join(' '));
  }
});

it('aligns three hours in no time', () => {
  const segments = Array.from(
    { length: 5_000 },
    (_, at) => `It was said at ${at} that one is one.`,
  );
  const edited = segments.with(2_500, 'Something else entirely.').join(' ');
  const aligned = align(edited);
  expect(align(edited, segments)).toEqual(segments.with(2_500, 'Something else entirely.'));
  expect(aligned).toHaveLength(3);
});
