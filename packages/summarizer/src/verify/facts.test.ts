import { expect, it } from 'vitest';
import { createFactFinder, type FactClaim } from './facts.ts';

const english = { source: 'en', written: 'en' };

/** The words of a passage that a claim's facts rest on, each with its kind. */
function found(claim: FactClaim, passage: string, languages = english, speaker = 'Ann'): string[] {
  const find = createFactFinder([{ text: passage, speaker }], languages);
  return find(claim, passage).map(
    ({ start, end, kind }) => `${kind}: ${passage.slice(start, end)}`,
  );
}

it('finds numbers in digits and in words, whole', () => {
  const passage =
    'The bank costs nine hundred and fifty pints a year, or 1,500 with the two lamps.';
  expect(found({ text: 'It costs 950 pints a year.' }, passage)).toEqual([
    'number: nine hundred and fifty',
  ]);
  expect(found({ text: 'With lamps it is 1500.' }, passage)).toEqual(['number: 1,500']);
  expect(found({ text: 'It costs 90.' }, passage)).toEqual([]);
});

it('finds names of several words as one, and owners and due dates as such', () => {
  const passage = 'So Maria Keller sends the contract to Ben by Friday, or next week.';
  const claim = { text: 'Send the contract to Ben', owner: 'Maria Keller', due: 'by Friday' };
  expect(found(claim, passage)).toEqual(['owner: Maria Keller', 'name: Ben', 'date: Friday']);
  expect(found({ ...claim, due: 'next week' }, passage).at(-1)).toBe('due: next week');
});

it('takes a name in lower case, as drafts write it, and nothing that is no fact', () => {
  expect(
    found({ text: 'The contract goes to Keller.' }, 'and the contract goes to keller'),
  ).toEqual(['name: keller']);
  expect(found({ text: 'The contract is signed.' }, 'the contract is signed')).toEqual([]);
});

it('works in other languages and for a translation', () => {
  const german = 'Die Miete steigt im März auf achthundert Euro.';
  expect(
    found({ text: 'Die Miete ist ab März 800 Euro.' }, german, { source: 'de', written: 'de' }),
  ).toEqual(['date: März', 'number: achthundert']);
  expect(
    found({ text: 'From March the rent is 800 euros.' }, german, { source: 'de', written: 'en' }),
  ).toEqual(['date: März', 'number: achthundert']);
});
