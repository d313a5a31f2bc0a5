import { expect, it } from 'vitest';
import { type ReviewedSegment, settledKey, unsureWords } from './review-items.ts';
import type { Statement } from '../notes/statements.ts';

const ENGLISH = { source: 'en', written: 'en' };

const segment = (
  index: number,
  text: string,
  sure: number | null | readonly number[],
): ReviewedSegment => ({
  index,
  start: index * 10,
  end: index * 10 + 9,
  text,
  speaker: 'Ann',
  confidence: Array.isArray(sure) ? 0.9 : (sure as number | null),
  words: Array.isArray(sure)
    ? text
        .split(' ')
        .map((t, at) => ({ t, s: index * 10 + at, e: index * 10 + at + 1, c: sure[at] ?? 1 }))
    : null,
});
const statement = (text: string, turns: number[], more: Partial<Statement> = {}): Statement => ({
  at: 0,
  section: null,
  text,
  turns,
  point: null,
  ...more,
});
const words = (...args: Parameters<typeof unsureWords>): string[] =>
  unsureWords(...args).map(
    ({ segment, kind, from, to }) => `${kind} ${segment.text.slice(from, to)}`,
  );

const RENT = segment(4, 'The rent is nine hundred euros and Keller pays', 0.6);

it('asks for the words that a fact rests on, where the recognizer was unsure of their passage', () => {
  const said = [statement('Keller pays the rent of 900 euros.', [0])];
  expect(words(said, [RENT], [], ENGLISH)).toEqual(['number nine hundred', 'name Keller']);
  expect(words(said, [{ ...RENT, confidence: 0.9 }], [], ENGLISH)).toEqual([]);
  expect(words(said, [{ ...RENT, confidence: null }], [], ENGLISH)).toEqual([]);
});

it('goes by each word where the recognizer says how sure it was of it, and knows when it is said', () => {
  const sure = segment(7, 'Keller signs on Friday', [0.9, 0.2, 1, 0.3]);
  const said = [statement('Keller signs on Friday.', [0])];
  expect(unsureWords(said, [sure], [], ENGLISH)).toMatchObject([
    { kind: 'date', from: 16, to: 22, saidAt: 73, statement: 'Keller signs on Friday.' },
  ]);
});

it('asks for a word once, in the order of the recording, and not for one that was settled', () => {
  const friday = segment(9, 'Ann brings it on Friday', 0.5);
  const said = [
    statement('Bring it by Friday.', [1], { owner: 'Ann', due: 'by Friday' }),
    statement('The rent is 900.', [0]),
    statement('It comes on Friday.', [1]),
  ];
  const both = [RENT, friday];
  expect(words(said, both, [], ENGLISH)).toEqual([
    'number nine hundred',
    'owner Ann',
    'date Friday',
  ]);
  const settled = [
    { index: 9, settled: settledKey('friday') },
    { index: 8, settled: settledKey('Ann') },
  ];
  expect(words(said, both, settled, ENGLISH)).toEqual(['number nine hundred', 'owner Ann']);
});
