import { expect, it } from 'vitest';
import { UnmeteredAllowance } from './allowance.ts';

it('is an amount for each user, which metered seconds restore up to what it was', () => {
  const allowance = new UnmeteredAllowance(16);
  allowance.spend('ada', 16);
  expect(allowance.has('ada', 1)).toBe(false);
  expect(allowance.has('ben', 16)).toBe(true);
  allowance.restore('ada', 0);
  expect(allowance.has('ada', 1)).toBe(false);
  allowance.restore('ada', 2);
  expect([allowance.has('ada', 4), allowance.has('ada', 5)]).toEqual([true, false]);
  allowance.restore('ada', 1000);
  expect([allowance.has('ada', 16), allowance.has('ada', 17)]).toEqual([true, false]);
});
