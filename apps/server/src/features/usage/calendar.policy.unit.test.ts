import { describe, expect, it } from 'vitest';
import { lastDays, monthOf } from './calendar.policy.ts';

const month = (moment: string, timeZone: string): string[] => {
  const { start, end } = monthOf(new Date(moment), timeZone);
  return [start.toISOString(), end.toISOString()];
};

describe('the month of a moment', () => {
  it.each([
    {
      name: 'ends with the 31st, in its last millisecond',
      timeZone: 'UTC',
      moment: '2026-01-31T23:59:59.999Z',
      start: '2026-01-01T00:00:00.000Z',
      end: '2026-02-01T00:00:00.000Z',
    },
    {
      name: 'of the 31st is followed by a shorter one, and skips none',
      timeZone: 'Europe/Berlin',
      moment: '2026-08-31T21:59:59.999Z',
      start: '2026-07-31T22:00:00.000Z',
      end: '2026-08-31T22:00:00.000Z',
    },
    {
      name: 'has 28 days in February',
      timeZone: 'UTC',
      moment: '2026-02-01T00:00:00.000Z',
      start: '2026-02-01T00:00:00.000Z',
      end: '2026-03-01T00:00:00.000Z',
    },
    {
      name: 'has 29 days in the February of a leap year, also in a zone of half hours',
      timeZone: 'Asia/Kolkata',
      moment: '2028-02-29T12:00:00.000Z',
      start: '2028-01-31T18:30:00.000Z',
      end: '2028-02-29T18:30:00.000Z',
    },
    {
      name: 'is already the next one east of UTC',
      timeZone: 'Asia/Tokyo',
      moment: '2026-01-31T15:00:00.000Z',
      start: '2026-01-31T15:00:00.000Z',
      end: '2026-02-28T15:00:00.000Z',
    },
    {
      name: 'is still the last one west of UTC',
      timeZone: 'Pacific/Honolulu',
      moment: '2026-02-01T09:59:59.999Z',
      start: '2026-01-01T10:00:00.000Z',
      end: '2026-02-01T10:00:00.000Z',
    },
    {
      name: 'begins and ends at local midnight when the clocks go forward in it',
      timeZone: 'Europe/Berlin',
      moment: '2026-03-31T21:59:59.999Z',
      start: '2026-02-28T23:00:00.000Z',
      end: '2026-03-31T22:00:00.000Z',
    },
    {
      name: 'begins and ends at local midnight when the clocks go back in it',
      timeZone: 'America/New_York',
      moment: '2026-11-20T12:00:00.000Z',
      start: '2026-11-01T04:00:00.000Z',
      end: '2026-12-01T05:00:00.000Z',
    },
    {
      name: 'goes from December into January, in a zone whose summer time is half an hour',
      timeZone: 'Australia/Lord_Howe',
      moment: '2025-12-31T12:59:59.999Z',
      start: '2025-11-30T13:00:00.000Z',
      end: '2025-12-31T13:00:00.000Z',
    },
  ])('$name', ({ timeZone, moment, start, end }) => {
    expect(month(moment, timeZone)).toEqual([start, end]);
    // The end is the first moment of the next one.
    expect(month(end, timeZone)[0]).toBe(end);
  });

  it('begins at the jump where the clocks jump over its first midnight', () => {
    // Jordan went from +02 to +03 at midnight of 1 April 2005 (tzdata), so that day began at 01:00.
    expect(month('2005-04-10T12:00:00.000Z', 'Asia/Amman')[0]).toBe('2005-03-31T22:00:00.000Z');
  });

  it('begins at the first of two midnights where the clocks go back over it', () => {
    // Cuba goes from -04 to -05 at 01:00, back to midnight: 1 November 2026 (tzdata).
    expect(month('2026-11-10T12:00:00.000Z', 'America/Havana')[0]).toBe('2026-11-01T04:00:00.000Z');
  });

  it('holds every moment that it is made of, in every zone, through a year', () => {
    const leastMs = 27.9 * 24 * 60 * 60 * 1000;
    const wrong = Intl.supportedValuesOf('timeZone').filter((timeZone) => {
      let period = monthOf(new Date('2026-01-10T00:00:00Z'), timeZone);
      return Array.from({ length: 12 }).some(() => {
        const { start, end } = period;
        const last = monthOf(new Date(end.getTime() - 1), timeZone);
        period = monthOf(end, timeZone);
        return (
          Number(period.start) !== Number(end) ||
          Number(last.start) !== Number(start) ||
          Number(last.end) !== Number(end) ||
          Number(end) - Number(start) < leastMs
        );
      });
    });
    expect(wrong).toEqual([]);
  });
});

/** The last three days, and how many hours each has. */
const hours = (moment: string, timeZone: string) =>
  lastDays(new Date(moment), timeZone, 3).map(({ date, start, end }) => [
    date,
    (end.getTime() - start.getTime()) / 3_600_000,
  ]);

describe('the last days', () => {
  it('end with today in the zone, across the end of a month and of summer time', () => {
    const days = lastDays(new Date('2026-11-02T02:00:00Z'), 'America/New_York', 3);
    expect(
      days.map(({ date, start, end }) => [date, start.toISOString(), end.toISOString()]),
    ).toEqual([
      ['2026-10-30', '2026-10-30T04:00:00.000Z', '2026-10-31T04:00:00.000Z'],
      ['2026-10-31', '2026-10-31T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
      ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ]);
  });

  it('have one of 23 hours where the clocks go forward, at the end of a short month as well', () => {
    expect(hours('2026-03-30T10:00:00Z', 'Europe/Berlin')).toEqual([
      ['2026-03-28', 24],
      ['2026-03-29', 23],
      ['2026-03-30', 24],
    ]);
    expect(hours('2026-03-01T12:00:00Z', 'Europe/Berlin')).toEqual([
      ['2026-02-27', 24],
      ['2026-02-28', 24],
      ['2026-03-01', 24],
    ]);
  });
});
