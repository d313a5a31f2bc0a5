import type { Subscription } from '@notelark/api/billing';
import { pricing } from '../../messages/index.ts';
import { fill, formatDay } from '../../lib/format.ts';

type State = Pick<
  Subscription,
  'subscribed' | 'subscriptionEnd' | 'trialing' | 'cancelAtPeriodEnd' | 'paymentFailed'
>;

/** What comes next for a subscription; null where there is none. */
export function subscriptionStateOf(subscription: State): string | null {
  const { subscribed, subscriptionEnd, trialing, cancelAtPeriodEnd, paymentFailed } = subscription;
  if (!subscribed || subscriptionEnd === null) return null;
  if (paymentFailed) return pricing.paymentFailed;
  const date = formatDay(subscriptionEnd);
  if (cancelAtPeriodEnd) return fill(pricing.endsOn, { date });
  return fill(trialing ? pricing.trialUntil : pricing.renewsOn, { date });
}
