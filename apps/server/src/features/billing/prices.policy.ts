import type { Prices } from '@notelark/api/billing';
import {
  addonIds,
  addons,
  billingPeriods,
  paidPlanIds,
  type Addon,
  type BillingPeriod,
  type PaidPlanId,
} from '@notelark/api/plans';

export interface PlanPrice {
  plan: PaidPlanId;
  period: BillingPeriod;
}

/** The plan and period that a price stands for; null: not one of our prices. */
export function planOfPrice(prices: Prices, priceId: string): PlanPrice | null {
  for (const plan of paidPlanIds) {
    for (const period of billingPeriods)
      if (prices.plans[plan][period] === priceId) return { plan, period };
  }
  return null;
}

/** The add-on that a price stands for; null: not one of our prices. */
export function addonOfPrice(prices: Prices, priceId: string): Addon | null {
  const id = addonIds.find((addon) => prices.addons[addon] === priceId);
  return id ? addons[id] : null;
}
