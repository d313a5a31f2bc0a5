/** Nothing is deleted before its owner has been notified for this long. */
export const NOTICE_DAYS = 7;

/** How long the address of a deleted result says to its owner that the plan has deleted it (product rule F2). */
export const EXPIRED_DAYS = 365;

const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBefore = (moment: Date, days: number): Date =>
  new Date(moment.getTime() - days * DAY_MS);

export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days);

/** The notice that an item's owner got, as it is stored. */
export interface StoredNotice {
  at: Date | null;
  /** The period that it announced. */
  days: number | null;
  /** Since when the owner has their plan; null: always. */
  planSince: Date | null;
}

/** When an item is deleted; null where no notice counts for the period that its owner's plan has now. */
export const deletedFrom = (
  { at, days, planSince }: StoredNotice,
  storageDays: number | null,
): Date | null =>
  at !== null && days === storageDays && (planSince === null || at >= planSince)
    ? daysAfter(at, NOTICE_DAYS)
    : null;
