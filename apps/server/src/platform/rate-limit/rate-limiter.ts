import { inArray, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../ports/clock.ts';
import type { Database, Executor } from '../database/client.ts';
import { rateLimits as counters } from '../database/schema/index.ts';
import { AppError } from '../errors.ts';
import { addressBlock } from './address-block.ts';
import { type Limit, type LimitedAction, rateLimits } from './limits.ts';

/** Who tries: the client's address, and the account (an e-mail address) that it is about. */
export interface Attempt {
  address: string;
  account?: string;
}

/**
 * Counts attempts in windows of fixed length, in the database, so that all processes count together. A window starts with
 * its first attempt.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #scale: number;

  constructor(db: Database, clock: Clock, scale = 1) {
    this.#db = db;
    this.#clock = clock;
    this.#scale = scale;
  }

  /**
   * Counts an attempt, refused or not. Never part of the caller's transaction: a refusal must not take its count back.
   * @throws {AppError} `rate-limited`, with the seconds until the window ends
   */
  async count(action: LimitedAction, { address, account }: Attempt): Promise<void> {
    const limits: { address: Limit; account?: Limit; accountFromAddress?: Limit } =
      rateLimits[action];
    const block = addressBlock(address);
    await this.#add(keyOf(action, 'address', block), limits.address);
    if (limits.accountFromAddress && account !== undefined)
      await this.#add(`${pairKeys(action, account)}${block}`, limits.accountFromAddress);
    if (limits.account && account !== undefined)
      await this.#add(keyOf(action, 'account', account), limits.account);
  }

  /** Forgets what was counted for an account, e.g. its failures once it has signed in. */
  async clear(
    action: LimitedAction,
    account: string,
    executor: Executor = this.#db,
  ): Promise<void> {
    await executor.delete(counters).where(ofAccount([action], account));
  }

  /** Forgets every count that is kept under the name of an account, whatever it tried. */
  async forget(executor: Executor, account: string): Promise<void> {
    const actions = Object.keys(rateLimits) as LimitedAction[];
    await executor.delete(counters).where(ofAccount(actions, account));
  }

  /** Removes the windows that have ended. */
  async sweep(): Promise<void> {
    await this.#db.delete(counters).where(lte(counters.windowEndsAt, this.#clock.now()));
  }

  /** One statement, so that attempts at the same moment are all counted. */
  async #add(key: string, limit: Limit): Promise<void> {
    const now = this.#clock.now();
    const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
    const ended = sql`${counters.windowEndsAt} <= ${now.toISOString()}`;
    const [row] = await this.#db
      .insert(counters)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: counters.key,
        set: {
          count: sql`case when ${ended} then 1 else ${counters.count} + 1 end`,
          windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${counters.windowEndsAt} end`,
        },
      })
      .returning();
    if (row && row.count > limit.max * this.#scale) throw tooManyAttempts(row.windowEndsAt, now);
  }
}

/** What the keys of an account begin with, each followed by an address. */
const pairKeys = (action: LimitedAction, account: string): string =>
  `${action}:account-from-address:${account}|`;

const ofAccount = (actions: LimitedAction[], account: string) =>
  or(
    inArray(
      counters.key,
      actions.map((action) => keyOf(action, 'account', account)),
    ),
    ...actions.map((action) => sql`starts_with(${counters.key}, ${pairKeys(action, account)})`),
  );

const keyOf = (action: LimitedAction, kind: keyof Attempt, subject: string): string =>
  `${action}:${kind}:${subject}`;

/** `rate-limited`, with the seconds until the window ends. */
export function tooManyAttempts(windowEndsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new AppError('rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}
