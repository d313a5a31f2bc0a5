import { expect, it } from 'vitest';
import { partsAtTies, untie } from './ties.ts';

it.each([
  [
    'Send it (about “the contract with the printer”)',
    'Send it',
    'about “the contract with the printer”',
  ],
  ['Schick es (zu „Vertrag“).', 'Schick es', 'zu „Vertrag“'],
  ['Order the lamps (two of them)', 'Order the lamps (two of them)', null],
  ['(about “all”)', '(about “all”)', null],
  ['Call Ben', 'Call Ben', null],
])('%s', (text, own, tie) => {
  expect(untie(text)).toEqual({ own, tie });
});

it('a line of notes is parted at what its words are about', () => {
  expect(partsAtTies('Ben will send it (about “the list”). — Ben, by Friday ')).toEqual([
    'Ben will send it ',
    '(about “the list”)',
    '. — Ben, by Friday ',
  ]);
  expect(partsAtTies('Ben said (and I quote “no”) that he would.')).toHaveLength(1);
});
