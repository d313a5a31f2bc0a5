import { expect, it } from 'vitest';
import { planIds, UNLIMITED } from '@notelark/api/plans';
import { planLimit, refund, remaining, allocate } from './allowance.policy.ts';

it("takes the plan's first, then the balance, and nothing where both don't suffice", () => {
  const quota = { planLimit: 1800, planUsed: 1500, balance: 600 };
  expect(remaining(quota)).toBe(900);
  expect(allocate(300, quota)).toEqual({ fromBalance: 0 });
  expect(allocate(301, quota)).toEqual({ fromBalance: 1 });
  expect(allocate(900, quota)).toEqual({ fromBalance: 600 });
  expect(allocate(901, quota)).toBeNull();
});

it('leaves the balance to who has used more than a smaller plan gives', () => {
  const quota = { planLimit: 1800, planUsed: 30_000, balance: 60 };
  expect(allocate(60, quota)).toEqual({ fromBalance: 60 });
  expect(allocate(61, quota)).toBeNull();
});

it('asks nothing of a balance that a refund has overdrawn', () => {
  const quota = { planLimit: 1800, planUsed: 0, balance: -600 };
  expect(allocate(1800, quota)).toEqual({ fromBalance: 0 });
  expect(allocate(1801, quota)).toBeNull();
});

it('has no end where the plan has none', () => {
  const quota = { planLimit: UNLIMITED, planUsed: 1_000_000, balance: 0 };
  expect(allocate(1, quota)).toEqual({ fromBalance: 0 });
});

it('gives the balance its own back first', () => {
  expect(refund(100, 30)).toEqual({ fromBalance: -30 });
  expect(refund(20, 30)).toEqual({ fromBalance: -20 });
});

it('knows the limits of every plan, in seconds and pieces', () => {
  expect(planIds.map((plan) => planLimit(plan, 'audio'))).toEqual([
    1800, 36_000, 180_000, 59_999_940,
  ]);
  expect(planIds.map((plan) => planLimit(plan, 'live'))).toEqual([0, 36_000, 180_000, 59_999_940]);
  expect(planIds.map((plan) => planLimit(plan, 'text'))).toEqual([5, -1, -1, -1]);
});
