import { expect, it } from 'vitest';
import { languageCode } from './language-names.ts';

it.each([
  ['german', 'de'],
  ['English', 'en'],
  ['chinese', 'zh'],
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['klingonese', null],
  ['', null],
  [null, null],
])('knows %s as %s', (name, code) => {
  expect(languageCode(name)).toBe(code);
});
