import { PhraseFinder } from '@notelark/toolkit/phrases';
import { expect, test } from 'vitest';
import { around, replaceWords, rewriteWithin } from './passages.ts';

/** A word each second. */
const spoken = (text: string) => text.split(' ').map((t, at) => ({ t, s: at, e: at + 1 }));
const matchesIn = (text: string, ...forms: [string, string][]) =>
  new PhraseFinder(forms.map(([from, to]) => ({ from, to }))).find(text);

test('a word in the place of a word keeps its time', () => {
  const text = 'We run kubernetis, today.';
  expect(replaceWords(spoken(text), text, matchesIn(text, ['kubernetis', 'Kubernetes']))).toEqual([
    { t: 'We', s: 0, e: 1 },
    { t: 'run', s: 1, e: 2 },
    { t: 'Kubernetes,', s: 2, e: 3 },
    { t: 'today.', s: 3, e: 4 },
  ]);
});

test('fewer or more words share the time of those that stood there', () => {
  const text = 'Our cooper netties and kates.';
  const matches = matchesIn(text, ['cooper netties', 'Kubernetes'], ['kates', 'the abcd']);
  expect(replaceWords(spoken(text), text, matches)).toEqual([
    { t: 'Our', s: 0, e: 1 },
    { t: 'Kubernetes', s: 1, e: 3 },
    { t: 'and', s: 3, e: 4 },
    { t: 'the', s: 4, e: 4.375 },
    { t: 'abcd.', s: 4.375, e: 5 },
  ]);
});

test('two matches in one word, and one that begins inside of it', () => {
  const text = 'a-b c-d e';
  const matches = matchesIn(text, ['a', 'x'], ['b c', 'y'], ['e', 'z']);
  expect(replaceWords(spoken(text), text, matches)?.map(({ t }) => t)).toEqual(['x-y-d', 'z']);
  expect(replaceWords(spoken(text), text, matches)?.map(({ s, e }) => [s, e])).toEqual([
    [0, 2],
    [2, 3],
  ]);
});

test('words that are not those of the text are given up', () => {
  expect(replaceWords(spoken('other words'), 'these words', [])).toBeNull();
});

test('the words around a place are cut between words', () => {
  const text = `${'before '.repeat(20)}kubernetis${' behind'.repeat(20)}`;
  const [match] = matchesIn(text, ['kubernetis', 'Kubernetes']);
  if (!match) throw new Error('no match');
  const { before, after } = around(text, match);
  expect(before).toMatch(/^… (?:before )+$/);
  expect(after).toMatch(/^(?: behind)+ …$/);
  expect(around('kubernetis here', { ...match, start: 0, end: 10 })).toEqual({
    before: '',
    after: ' here',
  });
});

test('passages are rewritten within their text, in order', () => {
  const passages = [
    { index: 0, before: 'a b', after: 'x' },
    { index: 1, before: 'b', after: 'b b' },
  ];
  expect(rewriteWithin('a b\n\nb c', passages)).toBe('x\n\nb b c');
  expect(rewriteWithin('b\n\na b', passages)).toBeNull();
});
