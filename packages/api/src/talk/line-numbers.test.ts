import { expect, it } from 'vitest';
import { withoutLineNumbers } from './line-numbers.ts';

const LINES = Array.from({ length: 30 }, (_, at) => `MS. LEE:  This is line ${at}.`);

it('removes the numbers at the edge of each page', () => {
  const numbered = LINES.map((line, at) => `${String((at % 25) + 1).padStart(2)}  ${line}`);
  expect(withoutLineNumbers(numbered)).toEqual(LINES);
});

it('keeps figures that lines begin with', () => {
  const figures = LINES.map((_, at) => `${(at * 7) % 30} litres`);
  expect(withoutLineNumbers(figures)).toEqual(figures);
});
