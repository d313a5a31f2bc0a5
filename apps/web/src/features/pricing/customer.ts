import type { AddonId, BillingPeriod, PaidPlanId, PlanId } from '@notelark/api/plans';

/** Who looks at the prices, and what they can do about it. */
export type Customer =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      plan: PlanId;
      subscribed: boolean;
      /** Where the subscription stands, in a sentence; null without one. */
      subscriptionState: string | null;
      /** False where this server takes no payments: what is bought is agreed. */
      canBuy: boolean;
      /** A page of the payment provider is being fetched. */
      busy: boolean;
      checkOut: (plan: PaidPlanId, period: BillingPeriod) => void;
      openPortal: () => void;
      purchase: (addon: AddonId) => void;
    };
export type User = Extract<Customer, { kind: 'user' }>;
