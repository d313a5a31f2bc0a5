import { expect, it } from 'vitest';
import { untie } from './ties.ts';

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
