import type { PlanId } from '@notelark/api/plans';
import type { Prices } from '@notelark/api/billing';
import { planOfPrice } from './prices.policy.ts';

/** How long a stored subscription is believed before the provider is asked again (product rule B3: "a few minutes"). */
const FRESH_MS = 3 * 60_000;

interface SubscriptionState {
  status: 'none' | 'trialing' | 'active' | 'past-due' | 'ended';
  priceId: string | null;
}

/** Whether a subscription holds: in its trial, paid, or while a failed payment is tried again. */
export const isLive = (status: SubscriptionState['status']): boolean =>
  status !== 'none' && status !== 'ended';

/**
 * The plan that a subscription gives. A trial counts as its plan; a failed payment keeps it while the provider retries;
 * an ended subscription, or a price that is not ours, is Free.
 */
export function planOf(prices: Prices, subscription: SubscriptionState | null): PlanId {
  if (!subscription?.priceId || !isLive(subscription.status)) return 'free';
  return planOfPrice(prices, subscription.priceId)?.plan ?? 'free';
}

/** Whether what was read at `checkedAt` must be read again at `now`. */
export const isStale = (checkedAt: Date | null, now: Date): boolean =>
  !checkedAt || now.getTime() - checkedAt.getTime() > FRESH_MS;
