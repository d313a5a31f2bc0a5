/** A stretch of time: `start` belongs to it, `end` does not. */
export interface Period {
  start: Date;
  end: Date;
}

/** A day of a calendar that has no zone, as `2026-03-29`, and the moments between which it is that day in a zone. */
export interface CalendarDay extends Period {
  date: string;
}

interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

interface Month extends Period {
  name: string;
}

/** The month of each zone that was asked for last: a calendar takes longer to ask than a database. */
const months = new Map<string, Month>();

function monthAt(moment: Date, timeZone: string): Month {
  const known = months.get(timeZone);
  if (known && known.start <= moment && moment < known.end) return known;
  const { year, month } = localDate(moment, timeZone);
  const found = {
    name: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`,
    start: startOfDay({ year, month, day: 1 }, timeZone),
    end: startOfDay({ year, month: month + 1, day: 1 }, timeZone),
  };
  months.set(timeZone, found);
  return found;
}

/** The calendar month of `moment` in an IANA time zone (product rule Q4). */
export function monthOf(moment: Date, timeZone: string): Period {
  const { start, end } = monthAt(moment, timeZone);
  return { start, end };
}

/** The name of the calendar month of `moment`, as `2026-03`: in the order of time, names are in alphabetical order. */
export const monthName = (moment: Date, timeZone: string): string => monthAt(moment, timeZone).name;

/** The last `count` days in an IANA time zone, oldest first, the day of `moment` included. */
export function lastDays(moment: Date, timeZone: string, count: number): CalendarDay[] {
  const today = localDate(moment, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const day = { ...today, day: today.day - (count - 1 - index) };
    return {
      date: new Date(wallClock(day)).toISOString().slice(0, 10),
      start: startOfDay(day, timeZone),
      end: startOfDay({ ...day, day: day.day + 1 }, timeZone),
    };
  });
}

/** Milliseconds of a wall clock's midnight as if it were UTC; a 13th month or a 0th day carries over. */
const wallClock = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day);

/**
 * The first moment of a day in a zone. Midnight is found by the zone's offset a day before and a day after, of which one
 * holds; where the clocks jump over midnight, the day begins at the jump, with the offset from before.
 */
function startOfDay(day: LocalDate, timeZone: string): Date {
  const midnight = wallClock(day);
  const dayMs = 24 * 60 * 60 * 1000;
  const before = offsetAt(midnight - dayMs, timeZone);
  const after = offsetAt(midnight + dayMs, timeZone);
  const candidates = [midnight - Math.max(before, after), midnight - Math.min(before, after)];
  const exact = candidates.find((moment) => moment + offsetAt(moment, timeZone) === midnight);
  return new Date(exact ?? midnight - before);
}

/** How far a zone's wall clock is ahead of UTC at `moment`, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = partsOf(moment, timeZone);
  const wall = Date.UTC(
    parts.year,
    parts.month - 1,
    parts.day,
    parts.hour,
    parts.minute,
    parts.second,
  );
  return wall - Math.floor(moment / 1000) * 1000;
}

function localDate(moment: Date, timeZone: string): LocalDate {
  const { year, month, day } = partsOf(moment.getTime(), timeZone);
  return { year, month, day };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(moment: number, timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = 'numeric' as const;
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(timeZone, format);
  }
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of format.formatToParts(moment)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
}
