import type { Meter, UsageOverview } from '@notelark/api/usage';
import { usageTexts } from '../../messages/index.ts';
import { type PlanId, plans, UNLIMITED } from '@notelark/api/plans';
import { fill, formatMinutes } from '../../lib/format.ts';

export interface MeterView {
  kind: 'audio' | 'text' | 'live';
  /** Of the dashboard's card. */
  title: string;
  /** The accessible name of the bar. */
  bar: string;
  /** `12 min`, or `Not Available` where the plan has none of it. */
  used: string;
  /** `12 min of 30 min`; null where there is nothing to compare with. */
  whole: string | null;
  /** 0 to 1; null where the specification shows no bar: for audio on Free, and without a limit. */
  share: number | null;
}

/** The three quotas as the pages show them. */
export function metersOf({ plan, audio, text, live }: UsageOverview): MeterView[] {
  const minutes = formatMinutes;
  return [
    view('audio', audio, minutes, { bar: plan !== 'free' }),
    view('text', text, String, { bar: true }),
    live.limit === 0
      ? {
          ...view('live', live, minutes, { bar: false }),
          used: usageTexts.notAvailable,
          whole: null,
        }
      : view('live', live, minutes, { bar: true }),
  ];
}

const titles = {
  audio: { title: usageTexts.audioUsed, bar: usageTexts.audioBar },
  text: { title: usageTexts.textsThisMonth, bar: usageTexts.textBar },
  live: { title: usageTexts.liveThisMonth, bar: usageTexts.liveBar },
};

function view(
  kind: MeterView['kind'],
  meter: Meter,
  format: (amount: number) => string,
  { bar }: { bar: boolean },
): MeterView {
  const used = format(meter.used);
  const isUnlimited = meter.limit === UNLIMITED;
  return {
    kind,
    ...titles[kind],
    used,
    whole: isUnlimited
      ? fill(usageTexts.unlimited, { used })
      : fill(usageTexts.of, { used, limit: format(meter.limit) }),
    share: bar && !isUnlimited ? shareOf(meter) : null,
  };
}

/** The part of a quota that is used, 0 to 1; 0 where there is no limit. */
export const shareOf = ({ used, limit }: Meter): number =>
  limit > 0 ? Math.min(1, used / limit) : 0;

/** What is shown when the usage could not be read: nothing used of what the plan gives. */
export function unknownUsage(plan: PlanId): UsageOverview {
  const { audioMinutes, textSummaries, liveMinutes } = plans[plan].limits;
  return {
    plan,
    month: { start: '', end: '' },
    audio: untouched(audioMinutes),
    text: untouched(textSummaries),
    live: untouched(liveMinutes),
    balanceMinutes: 0,
  };
}

const untouched = (limit: number): Meter => ({ used: 0, limit, remaining: limit });
