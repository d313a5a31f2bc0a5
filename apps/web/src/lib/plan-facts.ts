import { planDetails, planSentences, pricing } from '../messages/index.ts';
import { type BillingPeriod, type Plan, type PlanId, plans, UNLIMITED } from '@notelark/api/plans';
import { fill } from './format.ts';

/** From here on a limit is none: what remains is by agreement. */
const byAgreement = 999_999;

/** `30 minutes`, `10 hours`; by agreement, unlimited and none in words. */
export function minutesLabel(minutes: number): string {
  if (minutes === 0) return planSentences.none;
  if (minutes >= byAgreement) return planSentences.custom;
  return minutes < 60
    ? fill(planSentences.minutes, { n: minutes })
    : fill(planSentences.hours, { n: minutes / 60 });
}

export const countLabel = (count: number): string => {
  if (count === UNLIMITED) return planSentences.unlimited;
  return count >= byAgreement ? planSentences.custom : String(count);
};

export function storageLabel(days: number | null): string {
  if (days === null) return planSentences.unlimited;
  return days === 365 ? planSentences.year : fill(planSentences.days, { n: days });
}

/** `$19` or `$190` by period; `Custom` where a price is by agreement. */
export const priceLabel = ({ price }: Plan, period: BillingPeriod): string =>
  price === null ? pricing.custom : `$${price[period]}`;

/** What a plan gives, a line each, the limits first. */
export function planFacts({ id, limits, trialDays }: Plan): string[] {
  const audio =
    limits.audioMinutes >= byAgreement
      ? planSentences.customAudio
      : fill(planSentences.audio, { amount: minutesLabel(limits.audioMinutes) });
  const text =
    limits.textSummaries === UNLIMITED
      ? planSentences.unlimitedText
      : fill(planSentences.text, { amount: limits.textSummaries });
  const hasLive = limits.liveMinutes > 0 && limits.liveMinutes < byAgreement;
  const live = hasLive
    ? [fill(planSentences.live, { amount: minutesLabel(limits.liveMinutes) })]
    : [];
  const hasTeam = limits.teamMembers > 1 && limits.teamMembers < byAgreement;
  const team = hasTeam ? [fill(planSentences.team, { n: limits.teamMembers })] : [];
  const trial = trialDays > 0 ? [fill(planSentences.trial, { days: trialDays })] : [];
  return [audio, text, ...live, ...team, ...planDetails[id].extras, ...trial];
}

/** Whether an account on this plan may be in a team: members are on their owner's plan. */
export const mayHaveTeam = (plan: PlanId): boolean => plans[plan].limits.teamMembers > 1;
