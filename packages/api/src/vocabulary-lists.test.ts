import { expect, test } from 'vitest';
import { readList, writeList } from './vocabulary-lists.ts';

const terms = [
  {
    term: 'Kubernetes',
    misheard: ['Kubernetis', 'cooper netties'],
    note: 'Our "cluster", in Oslo',
  },
  { term: '@acme/core', misheard: [], note: '=SUM(A1)' },
  { term: '東京タワー', misheard: ['東京田わー'], note: '' },
];
const read = (list: string) =>
  readList(list).terms.map(({ term, misheard, note }) => ({ term, misheard, note }));

test('a list that was written is read as it was', () => {
  const list = writeList(terms);
  expect(read(list)).toEqual(terms);
  expect(list).toContain(`"'=SUM(A1)"`);
});

test.each([
  ['a plain list', 'Kubernetes\n\nNotelark \r\n', [['Kubernetes'], ['Notelark']]],
  [
    'semicolons',
    '\uFEFFTerm;Misheard as;Note\nKubernetes;Kubernetis|K8s;x',
    [['Kubernetes', 'Kubernetis', 'K8s']],
  ],
  ['tabs', 'Kubernetes\tKubernetis\tA, b\n', [['Kubernetes', 'Kubernetis']]],
  ['a quote that is not closed', 'A,"B\nC', [['A', 'B C']]],
  ['a form twice', 'A,b | b', [['A', 'b']]],
])('%s', (_, list, expected) => {
  expect(read(list).map(({ term, misheard }) => [term].concat(misheard))).toEqual(expected);
});

test('lines that can’t be used are named, with the reason', () => {
  const many = Array.from({ length: 11 }, (_, at) => `f${at}`).join('|');
  const list = ['Good', '!!!', 'x'.repeat(101), `Many,${many}`, 'a|b', `N,,${'n'.repeat(201)}`];
  const { terms: good, skipped } = readList(list.join('\n'));
  expect(good.map(({ term }) => term)).toEqual(['Good']);
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'no-term'],
    [3, 'too-long'],
    [4, 'too-many-forms'],
    [5, 'no-term'],
    [6, 'too-long'],
  ]);
});
