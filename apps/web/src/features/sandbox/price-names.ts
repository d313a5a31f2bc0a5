import type { Prices } from '@notelark/api/billing';
import { sandboxScreen } from '../../messages/index.ts';
import {
  addonIds,
  addons,
  billingPeriods,
  paidPlanIds,
  planPrice,
  plans,
} from '@notelark/api/plans';
import { fill } from '../../lib/format.ts';

export interface PriceOffer {
  priceId: string;
  name: string;
  /** In US dollars, e.g. `$19 per month`. */
  amount: string;
  /** The same without the period: `$19`. */
  price: string;
}

/** What each price of the table stands for. */
export function offersOf(prices: Prices): PriceOffer[] {
  return [...planOffers(prices), ...addonOffers(prices)];
}

export const planOffers = (prices: Prices): PriceOffer[] =>
  paidPlanIds.flatMap((plan) =>
    billingPeriods.map((period) => ({
      priceId: prices.plans[plan][period],
      name: `${plans[plan].name}, ${sandboxScreen.periodNames[period]}`,
      amount: `$${planPrice(plan, period)} ${sandboxScreen.perPeriod[period]}`,
      price: `$${planPrice(plan, period)}`,
    })),
  );

const addonOffers = (prices: Prices): PriceOffer[] =>
  addonIds.map((id) => ({
    priceId: prices.addons[id],
    name: fill(sandboxScreen.addon, { hours: addons[id].hours }),
    amount: `$${addons[id].price} ${sandboxScreen.once}`,
    price: `$${addons[id].price}`,
  }));
