import type { SandboxSubscription } from './objects.ts';

const DAY_MS = 86_400_000;

/** The moment a paid period ends: a month or a year later, on the last day where that month is shorter. */
export function addPeriod(from: Date, yearly: boolean): Date {
  const months = yearly ? 12 : 1;
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + months);
  // The 31st of a month of 30 days runs over into the next month: back to the last day.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** What became of a subscription by `now`: a trial turns into a paid period, a paid one renews, a cancelled one ends. */
export function advance(
  subscription: SandboxSubscription,
  yearly: boolean,
  now: Date,
): SandboxSubscription {
  let present = subscription;
  while (present.status !== 'ended' && new Date(present.periodEnd) <= now) {
    present = present.cancelAtPeriodEnd
      ? { ...present, status: 'ended' }
      : {
          ...present,
          status: 'active',
          periodEnd: addPeriod(new Date(present.periodEnd), yearly).toISOString(),
        };
  }
  return present;
}
