/** Nothing is deleted before its owner has been notified for this long. */
export const NOTICE_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS);

export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days);
