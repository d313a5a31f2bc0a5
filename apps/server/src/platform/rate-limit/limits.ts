/** At most `max` times in `seconds`. */
export interface Limit {
  max: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often each thing may be tried: from one address (a household, an office, a school behind one), for one account from
 * one address, and for one account from anywhere. Guessing a password is limited for account and address together, since a
 * limit for the account alone would let a stranger lock its owner out. Multiplied by the setting RATE_LIMIT_SCALE.
 */
export const rateLimits = {
  /** Per account and address: failures only; signing in and a new password clear them. */
  'sign-in': {
    address: { max: 100, seconds: 15 * MINUTE },
    accountFromAddress: { max: 10, seconds: 15 * MINUTE },
  },
  'sign-up': { address: { max: 100, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  'request-password-reset': {
    address: { max: 60, seconds: HOUR },
    account: { max: 5, seconds: HOUR },
  },
  'resend-verification': {
    address: { max: 60, seconds: HOUR },
    account: { max: 5, seconds: HOUR },
  },
  /** Asked again of a signed-in user. Per account and address: failures only. */
  'confirm-password': {
    address: { max: 100, seconds: 15 * MINUTE },
    accountFromAddress: { max: 10, seconds: 15 * MINUTE },
  },
  /**
   * Codes of a second factor; failures only. A limit for the account from anywhere: a million codes could be guessed from many
   * addresses, and only someone who knows the password gets this far.
   */
  'second-factor': {
    address: { max: 100, seconds: 15 * MINUTE },
    account: { max: 10, seconds: 15 * MINUTE },
  },
  /** Begins with the provider or an authenticator, before it is known who signs in. */
  'begin-sign-in': { address: { max: 300, seconds: 15 * MINUTE } },
  'check-reset-link': { address: { max: 300, seconds: HOUR } },
  'reset-password': { address: { max: 60, seconds: HOUR } },
  contact: { address: { max: 30, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  newsletter: { address: { max: 30, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  /** Who travels changes it now and then; the month of the quotas follows it. */
  'time-zone': {
    address: { max: 300, seconds: 24 * HOUR },
    account: { max: 5, seconds: 24 * HOUR },
  },
  /** Each one takes seconds of a core. */
  'generate-notes': {
    address: { max: 300, seconds: 10 * MINUTE },
    account: { max: 30, seconds: 10 * MINUTE },
  },
  /** Each one searches everything, and may ask a language model. */
  ask: { address: { max: 600, seconds: 10 * MINUTE }, account: { max: 60, seconds: 10 * MINUTE } },
  /** Each one that is made takes a second of a core. */
  sample: { address: { max: 300, seconds: HOUR }, account: { max: 10, seconds: HOUR } },
  /** Each one is a process that reads a file. Who moves in brings hundreds, each read for its preview and once more. */
  import: { address: { max: 6_000, seconds: HOUR }, account: { max: 2_000, seconds: HOUR } },
  /** Each one asks a server that someone else chose. */
  link: { address: { max: 600, seconds: HOUR }, account: { max: 120, seconds: HOUR } },
  'not-found': { address: { max: 60, seconds: MINUTE } },
} as const satisfies Record<
  string,
  { address: Limit; account?: Limit; accountFromAddress?: Limit }
>;

export type LimitedAction = keyof typeof rateLimits;
