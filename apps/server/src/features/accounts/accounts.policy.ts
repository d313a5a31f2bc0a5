const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the links in emails work. */
export const linkLifetimes = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': 60 * MINUTE_MS,
} as const;

/** In the unit that the message uses. */
export const linkLifetimeParams = {
  hours: linkLifetimes['verify-email'] / HOUR_MS,
  minutes: linkLifetimes['reset-password'] / MINUTE_MS,
} as const;

/**
 * The page that a verification link ends at; `newer`: another link was sent after it. The address is in the fragment, which
 * gets into no server's log.
 */
export function pageAfterVerification(
  outcome: 'done' | 'newer' | 'failed',
  email?: string,
): string {
  const page = `/login?verification=${outcome}`;
  return email === undefined ? page : `${page}#email=${encodeURIComponent(email)}`;
}

/** A session ends this long after it was last used. */
const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** And at the latest this long after it began, however much it is used. */
const SESSION_ABSOLUTE_MS = 90 * DAY_MS;

/** Using a session moves its end, once a day: a write for each request would be a write for nothing. */
const RENEWAL_INTERVAL_MS = DAY_MS;

export const sessionEnd = (now: Date, startedAt: Date): Date =>
  new Date(
    Math.min(now.getTime() + SESSION_LIFETIME_MS, startedAt.getTime() + SESSION_ABSOLUTE_MS),
  );

/** Sessions of earlier releases may have a later end in their row. */
export const isOver = (
  { expiresAt, startedAt }: { expiresAt: Date; startedAt: Date },
  now: Date,
): boolean => expiresAt <= now || startedAt.getTime() + SESSION_ABSOLUTE_MS <= now.getTime();

export const isDueForRenewal = (
  { expiresAt, startedAt }: { expiresAt: Date; startedAt: Date },
  now: Date,
): boolean => sessionEnd(now, startedAt).getTime() - expiresAt.getTime() >= RENEWAL_INTERVAL_MS;

/** A session's last use is stored to the hour. */
const USE_INTERVAL_MS = HOUR_MS;

export const isUseDue = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= USE_INTERVAL_MS;

/** Accounts without a password confirm a change by having signed in within this time. */
const FRESH_MS = 15 * MINUTE_MS;

export const isFresh = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < FRESH_MS;

/** How long an incomplete sign-in waits for its next step. */
export const STEP_LIFETIME_MS = 10 * MINUTE_MS;
