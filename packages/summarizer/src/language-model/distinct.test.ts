import { describe, expect, it } from 'vitest';
import type { Point } from '../port.ts';
import { createDiffer } from './differ.ts';
import { distinct as distinctOf, distinctLists } from './distinct.ts';

const DIFFER = createDiffer('en', []);
const distinct = <P extends Point>(points: P[]): P[] => distinctOf(points, DIFFER);

const point = (text: string, refs: number[], verified = true) => ({ text, refs, verified });

const SHORT = 'The photographs cost 900 euros.';
const LONG = 'The photographs of the website cost 900 euros.';

it('puts two statements together that say the same about the same turn', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [4, 5])])).toEqual([point(LONG, [4, 5])]);
});

it('keeps statements apart that only sound the same', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [9])])).toHaveLength(2);
});

it('keeps statements apart that only rest on the same turn', () => {
  expect(distinct([point(SHORT, [4]), point('Hosting is paid monthly.', [4])])).toHaveLength(2);
});

it('prefers what is verified to what is longer', () => {
  expect(distinct([point(SHORT, [4]), point(LONG, [4], false)])).toEqual([point(SHORT, [4])]);
  expect(distinct([point(LONG, [4], false), point(SHORT, [4])])).toEqual([point(SHORT, [4])]);
});

it('leaves a statement in the list that had it first', () => {
  expect(
    distinctLists([[point(SHORT, [4])], [point(LONG, [4]), point('Else.', [1])]], DIFFER),
  ).toEqual([[point(LONG, [4])], [point('Else.', [1])]]);
});

it('keeps what only one of two tasks says of them', () => {
  const task = { ...point('Ben sends the address of the office.', [3]), owner: 'Ben' };
  const again = { ...point('Ben sends the address of the new office.', [3]), due: 'by Wednesday' };
  expect(distinct([task, again])).toEqual([
    { ...again, owner: 'Ben', due: 'by Wednesday', refs: [3] },
  ]);
});

describe('two look-alikes about the same turn', () => {
  const PAIRS: [what: string, language: string, a: string, b: string][] = [
    ['number', 'en', 'The new boiler costs 4,200 euros.', 'The new boiler costs 4,800 euros.'],
    [
      'number in words',
      'en',
      'Three volunteers clean the hall.',
      'Four volunteers clean the hall.',
    ],
    ['name', 'en', 'Helen orders the racking.', 'Ravi orders the racking.'],
    ['weekday', 'en', 'The delivery comes on Tuesday.', 'The delivery comes on Thursday.'],
    ['polarity', 'en', 'The board approves the tender.', 'The board does not approve the tender.'],
    ['direction', 'en', 'The rent for the hall rises.', 'The rent for the hall falls.'],
    ['month', 'de', 'Der Umzug des Lagers ist im März.', 'Der Umzug des Lagers ist im Mai.'],
    ['polarity', 'fr', 'Le jury accepte la demande.', "Le jury n'accepte pas la demande."],
    ['number', 'es', 'La obra cuesta 300 euros.', 'La obra cuesta 400 euros.'],
  ];

  it.each(PAIRS)('that differ in %s (%s) both stay where both are verified', (_, tag, a, b) => {
    const points = [point(a, [4]), point(b, [4, 5])];
    expect(distinctOf(points, createDiffer(tag, []))).toEqual(points);
  });

  it.each(PAIRS)(
    'that differ in %s (%s): an invented one never displaces a true one',
    (_, tag, a, b) => {
      const differ = createDiffer(tag, []);
      const [isTrue, invented] = [point(a, [4]), point(b, [4, 5], false)];
      expect(distinctOf([isTrue, invented], differ)).toEqual([isTrue]);
      expect(distinctOf([invented, isTrue], differ)).toEqual([isTrue]);
    },
  );

  it('are one where one says no more than the other', () => {
    const full = 'The new boiler costs 4,200 euros in May.';
    expect(
      distinct([point('The new boiler costs euros in May, all in all.', [4]), point(full, [4])]),
    ).toEqual([point(full, [4])]);
  });

  it('of whom speakers are named: a name at the start is known by them', () => {
    const points = [point('Luc envoie le dossier.', [4]), point('Marc envoie le dossier.', [4])];
    expect(distinctOf(points, createDiffer('fr', ['Luc', 'Marc']))).toEqual(points);
  });
});

it('gives no owner or due date of a task that failed its check to one that held', () => {
  const task = { ...point('Ben sends the address of the office.', [3]), owner: 'Ben' };
  const doubted = {
    ...point('Ben sends the address of the office.', [3, 9], false),
    due: 'by May',
  };
  expect(distinct([task, doubted])).toEqual([task]);
});

it('keeps two tasks apart that only have other owners', () => {
  const text = 'Send the address of the office.';
  const tasks = ['Ann', 'Ben'].map((owner) => Object.assign(point(text, [3]), { owner }));
  expect(distinct(tasks)).toEqual(tasks);
});
