import { describe, expect, it } from 'vitest';
import { claimedNumbers, supportedNumbers } from './numbers.ts';

describe('the numbers that a text claims', () => {
  it.each<[string, string, number[][]]>([
    [
      'en',
      'It costs 1,500 or 1.5 or 1,234.56 or 1,234.567.',
      [[1500], [1.5], [1234.56], [1234.567]],
    ],
    [
      'de',
      'Es kostet 1.500 oder 1,5 oder 1.234,56 oder 12.345.678.',
      [[1500], [1.5], [1234.56], [12_345_678]],
    ],
    ['fr', 'Cela coûte 1 500 ou 12 000,50 euros.', [[1500], [12_000.5]]],
    ['en', 'At 10:30 on 03.05.2026, room 8000.', [[10, 22], [30], [3], [5], [2026], [8000]]],
    ['en', 'It took 8 million, 5 m and 3k.', [[8_000_000], [5, 5_000_000], [3, 3000]]],
    ['en', 'Two hundred and fifty people came, twenty-five a day.', [[250], [25]]],
    ['en', 'One of the first in nineteen ninety four.', [[1994]]],
    ['en', 'Three thousand four hundred, and seven million two.', [[3400], [7_000_002]]],
    ['de', 'Zweihundertfünfzig Gäste, dreiundzwanzig davon aus Rom.', [[250], [23]]],
    ['es', 'Treinta y cinco personas.', [[35]]],
    ['ar', 'التكلفة ١٢٠ دينارا', [[120]]],
    ['ja', '費用は１２０円です', [[120]]],
    ['en', 'Nobody said anything about it.', []],
  ])('%s: %s', (language, text, expected) => {
    expect(claimedNumbers(text, language)).toEqual(expected);
  });

  it('leaves out words that may mean something else', () => {
    expect(claimedNumbers('One should act first.', 'en')).toEqual([]);
    expect(supportedNumbers('One should act first.', 'en')).toEqual(new Set([1]));
  });
});
