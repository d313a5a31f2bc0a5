import { fill, formatClock, formatDay } from '../../lib/format.ts';
import { studyScreen } from '../../messages/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_OF_MONTH = 30.4;
const DAYS_OF_YEAR = 365;

/** From now to when a card comes again, short: `10 min`, `4 d`, `1.5 y`. */
export function formatInterval(from: string, until: string): string {
  const span = Date.parse(until) - Date.parse(from);
  if (span < MINUTE_MS / 2) return studyScreen.now;
  if (span < HOUR_MS) return counted(studyScreen.minutes, Math.round(span / MINUTE_MS));
  if (span < DAY_MS) return counted(studyScreen.hours, Math.round(span / HOUR_MS));
  const days = Math.round(span / DAY_MS);
  if (days < DAYS_OF_MONTH) return counted(studyScreen.days, days);
  if (days < DAYS_OF_YEAR) return counted(studyScreen.months, Math.round(days / DAYS_OF_MONTH));
  return counted(studyScreen.years, Math.round((days / DAYS_OF_YEAR) * 10) / 10);
}

const counted = (sentence: string, count: number): string => fill(sentence, { count });

/** When the next card comes, in a sentence: `tomorrow at 9:00 AM`. */
export function formatNext(now: Date, moment: string): string {
  const time = formatClock(moment);
  const days = dayOf(new Date(moment)) - dayOf(now);
  if (days <= 0) return fill(studyScreen.today, { time });
  return days === 1
    ? fill(studyScreen.tomorrow, { time })
    : fill(studyScreen.onDay, { day: formatDay(moment) });
}

/** Calendar days, here. */
const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
