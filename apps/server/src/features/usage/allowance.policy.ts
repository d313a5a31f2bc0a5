import { type GrantedLimits, type PlanId, plans, UNLIMITED } from '@notelark/api/plans';

/** What is metered: `audio` and `live` in seconds, `text` by the piece. */
export type UsageKind = 'audio' | 'live' | 'text';

/** What a user has used and may use of one kind, in the kind's unit. */
export interface QuotaState {
  /** The month's limit of the plan, or UNLIMITED. */
  planLimit: number;
  /** Used of the plan's limit this month. */
  planUsed: number;
  /** What a team's cap leaves to its member of the plan's limit; absent: no cap. */
  capLeft?: number;
  /** What is left of the add-ons; they raise the audio minutes only. */
  balance: number;
}

/** Where an amount comes from; the rest of it is the plan's. */
export interface Split {
  fromBalance: number;
}

/** The month's limit of a plan, in the kind's unit; limits that were granted to the account come before the plan's. */
export function planLimit(
  plan: PlanId,
  kind: UsageKind,
  granted: GrantedLimits | null = null,
): number {
  const { audioMinutes, liveMinutes, textSummaries } = { ...plans[plan].limits, ...granted };
  if (kind === 'text') return textSummaries;
  const minutes = kind === 'audio' ? audioMinutes : liveMinutes;
  return minutes === UNLIMITED ? UNLIMITED : minutes * 60;
}

/** What may still be used this month. A plan that was left for a smaller one may be overdrawn: then the balance is what is left. */
export function remaining(quota: QuotaState): number {
  return planLeft(quota) + Math.max(0, quota.balance);
}

function planLeft({ planLimit: limit, planUsed, capLeft = Infinity }: QuotaState): number {
  const left = limit === UNLIMITED ? Infinity : limit - planUsed;
  return Math.max(0, Math.min(left, capLeft));
}

/** Takes an amount out of the plan first, then out of the balance (product rule Q5); null where both together don't hold it. */
export function allocate(amount: number, quota: QuotaState): Split | null {
  if (amount > remaining(quota)) return null;
  return { fromBalance: Math.max(0, amount - planLeft(quota)) };
}

/** Gives an amount back in the opposite order: what the balance lent comes back first. */
export function refund(amount: number, heldFromBalance: number): Split {
  return { fromBalance: -Math.min(amount, heldFromBalance) };
}
