import type { Meter, UsageOverview } from '@notelark/api/usage';
import { type PlanId, UNLIMITED } from '@notelark/api/plans';
import { type QuotaState, remaining } from './allowance.policy.ts';
import type { Period } from './calendar.policy.ts';

export interface UsageFigures {
  plan: PlanId;
  month: Period;
  audio: QuotaState;
  text: QuotaState;
  live: QuotaState;
  /** Seconds of the add-ons: left, what the month began with or got since, used this month. */
  balance: { left: number; atMonthStartOrBought: number; usedThisMonth: number };
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
    audio: minutes(meter(audio, balance)),
    text: meter(text),
    live: minutes(meter(live)),
    balanceMinutes: Math.max(0, Math.floor(balance.left / 60)),
  };
}

const NO_BALANCE = { left: 0, atMonthStartOrBought: 0, usedThisMonth: 0 };

/** Of a team's pool, a member sees the whole; what the own cap leaves is in `remaining`. */
function meter(quota: QuotaState, balance: UsageFigures['balance'] = NO_BALANCE): Meter {
  const { planLimit: limit, planUsed } = quota;
  const used = planUsed + balance.usedThisMonth;
  const left = remaining(quota);
  return {
    used,
    limit: limit === UNLIMITED ? UNLIMITED : Math.max(limit, limit + balance.atMonthStartOrBought),
    remaining: left === Infinity ? UNLIMITED : left,
  };
}

const minutes = ({ used, limit, remaining: left }: Meter): Meter => ({
  used: Math.ceil(used / 60),
  limit: limit === UNLIMITED ? UNLIMITED : Math.floor(limit / 60),
  remaining: left === UNLIMITED ? UNLIMITED : Math.floor(left / 60),
});
