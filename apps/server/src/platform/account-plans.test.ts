import { planIds } from '@notelark/api/plans';
import { expect, it } from 'vitest';
import { AccountPlans } from './account-plans.ts';

it.each(planIds)(
  'finds every account by the plan that it is on, where the default is %s',
  (plan) => {
    const plans = new AccountPlans(plan);
    expect(plans.of('free')).toBe(plan);
    for (const stored of planIds)
      expect(planIds.filter((one) => plans.storedAs(one).includes(stored))).toEqual([
        plans.of(stored),
      ]);
  },
);
