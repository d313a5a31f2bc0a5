import { expect, it } from 'vitest';
import { amountsInDigits } from './spoken-amounts.ts';

it.each([
  ['twenty one chairs', '21 chairs'],
  ['three hundred and five', '305'],
  ['two thousand and five', '2005'],
  ['one million two hundred thousand', '1200000'],
  ['nineteen eighty four', '1984'],
  ['twenty twenty', '2020'],
  ['room one oh one', 'room 101'],
  ['oh no', 'oh no'],
  ['twenty oh five', '2005'],
  ['nineteen sixties', '1960s'],
  ['two point five million', '2500000'],
  ['three point three million', '3300000'],
  ['five dollars and fifty cents', '$5.50'],
  ['fifty cents', '¢50'],
  ['a dollar a day', 'a dollar a day'],
  ['triple seven', '777'],
  ['one two three', '123'],
  ['3 million', '3000000'],
  ['the twenty first of may', 'the 21st of may'],
  ['the first and the second', 'the 1st and the 2nd'],
  ['the eleventh hour', 'the 11th hour'],
  ['five and six', '5 and 6'],
  ['black and white', 'black and white'],
  ['007 and 12', '7 and 12'],
])('%s: %s', (spoken, written) => {
  expect(amountsInDigits(spoken.split(' ')).join(' ')).toBe(written);
});
