import type { Meter, UsageOverview } from '@notelark/api/usage';
import { type PlanId, UNLIMITED } from '@notelark/api/plans';
import { planLimit, remaining } from './allowance.policy.ts';
import type { Period } from './calendar.policy.ts';

interface Used {
  amount: number;
  /** The part of it that came out of the balance. */
  fromBalance: number;
}

export interface UsageFigures {
  plan: PlanId;
  month: Period;
  audio: Used;
  text: Used;
  live: Used;
  /** Seconds left of all add-ons, and what of them the month began with or got since. */
  balance: { left: number; atMonthStartOrBought: number };
}

/** The figures as users read them: whole minutes, used ones rounded up and free ones down, so that nothing is promised. */
export function overviewOf({
  plan,
  month,
  audio,
  text,
  live,
  balance,
}: UsageFigures): UsageOverview {
  return {
    plan,
    month: { start: month.start.toISOString(), end: month.end.toISOString() },
    audio: minutes(meter(plan, 'audio', audio, balance)),
    text: meter(plan, 'text', text, NO_BALANCE),
    live: minutes(meter(plan, 'live', live, NO_BALANCE)),
    balanceMinutes: Math.max(0, Math.floor(balance.left / 60)),
  };
}

const NO_BALANCE = { left: 0, atMonthStartOrBought: 0 };

function meter(
  plan: PlanId,
  kind: 'audio' | 'text' | 'live',
  used: Used,
  balance: UsageFigures['balance'],
): Meter {
  const limit = planLimit(plan, kind);
  if (limit === UNLIMITED) return { used: used.amount, limit: UNLIMITED, remaining: UNLIMITED };
  const quota = {
    planLimit: limit,
    planUsed: used.amount - used.fromBalance,
    balance: balance.left,
  };
  return {
    used: used.amount,
    limit: Math.max(limit, limit + balance.atMonthStartOrBought),
    remaining: remaining(quota),
  };
}

const minutes = ({ used, limit, remaining: left }: Meter): Meter => ({
  used: Math.ceil(used / 60),
  limit: limit === UNLIMITED ? UNLIMITED : Math.floor(limit / 60),
  remaining: left === UNLIMITED ? UNLIMITED : Math.floor(left / 60),
});
