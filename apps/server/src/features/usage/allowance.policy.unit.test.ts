import { expect, it } from 'vitest';
import { planIds, UNLIMITED } from '@notelark/api/plans';
import { planLimit, putBack, remaining, take } from './allowance.policy.ts';

it("takes the plan's first, then the balance, and nothing where both don't suffice", () => {
  const standing = { planLimit: 1800, planUsed: 1500, balance: 600 };
  expect(remaining(standing)).toBe(900);
  expect(take(300, standing)).toEqual({ fromBalance: 0 });
  expect(take(301, standing)).toEqual({ fromBalance: 1 });
  expect(take(900, standing)).toEqual({ fromBalance: 600 });
  expect(take(901, standing)).toBeNull();
});

it('leaves the balance to who has used more than a smaller plan gives', () => {
  const standing = { planLimit: 1800, planUsed: 30_000, balance: 60 };
  expect(take(60, standing)).toEqual({ fromBalance: 60 });
  expect(take(61, standing)).toBeNull();
});

it('asks nothing of a balance that a refund has overdrawn', () => {
  const standing = { planLimit: 1800, planUsed: 0, balance: -600 };
  expect(take(1800, standing)).toEqual({ fromBalance: 0 });
  expect(take(1801, standing)).toBeNull();
});

it('has no end where the plan has none', () => {
  const standing = { planLimit: UNLIMITED, planUsed: 1_000_000, balance: 0 };
  expect(take(1, standing)).toEqual({ fromBalance: 0 });
});

it('gives the balance its own back first', () => {
  expect(putBack(100, 30)).toEqual({ fromBalance: -30 });
  expect(putBack(20, 30)).toEqual({ fromBalance: -20 });
});

it('knows the limits of every plan, in seconds and pieces', () => {
  expect(planIds.map((plan) => planLimit(plan, 'audio'))).toEqual([
    1800, 36_000, 180_000, 59_999_940,
  ]);
  expect(planIds.map((plan) => planLimit(plan, 'live'))).toEqual([0, 36_000, 180_000, 59_999_940]);
  expect(planIds.map((plan) => planLimit(plan, 'text'))).toEqual([5, -1, -1, -1]);
});
