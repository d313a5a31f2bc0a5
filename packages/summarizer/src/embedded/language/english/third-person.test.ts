import { expect, it } from 'vitest';
import { inThirdPerson } from './third-person.ts';

it.each([
  ["I'll have the order ready by Friday.", 'Helen will have the order ready by Friday.'],
  ["I've got two prices.", 'Helen has got two prices.'],
  ['I had a boat and I sold it.', 'Helen had a boat and they sold it.'],
  ['I usually carry my tools.', 'Helen usually carries their tools.'],
  ['I was away and I was ill.', 'Helen was away and they were ill.'],
  ['I told them that I am late.', 'Helen told them that Helen is late.'],
  [
    'We keep the old one and we look at it in May.',
    'They keep the old one and they look at it in May.',
  ],
  ['Six clubs signed up and I need two days.', 'Six clubs signed up and Helen needs two days.'],
  ["I'd thought of a higher price.", 'Helen had thought of a higher price.'],
  ["I'd take the earlier train.", 'Helen would take the earlier train.'],
  ['The lift is broken.', 'The lift is broken.'],
])('%s', (said, told) => {
  expect(inThirdPerson(said, 'Helen')).toBe(told);
});

it.each([
  ['speaks to somebody', "I'll send you the text."],
  ['they are others already', 'We tell them when they come.'],
  ['present or past', 'I put it there.'],
  ['quotes', 'I said “no”.'],
  ['a pronoun without its person', "I have two days and there's one of me."],
  ['advice to oneself', "I'd better go."],
])('quotes what cannot be told: %s', (_, said) => {
  expect(inThirdPerson(said, 'Helen')).toBeNull();
});

it('does not name an unknown speaker', () => {
  expect(inThirdPerson('I was there.', undefined)).toBeNull();
});
