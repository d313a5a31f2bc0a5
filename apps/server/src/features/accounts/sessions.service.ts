import { createSecretKey, type KeyObject } from 'node:crypto';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { DeviceSession } from '@notelark/api/sign-in';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { readSigned, sign } from '../../platform/signature.ts';
import type { Clock } from '../../ports/clock.ts';
import { isDueForRenewal, isFresh, isOver, isUseDue, sessionEnd } from './accounts.policy.ts';
import { accountsRepo } from './accounts.repo.ts';
import { deviceName } from './device.ts';
import { type SessionLookUp, sessionsRepo } from './sessions.repo.ts';
import { makeToken, tokenHash } from '../../platform/token.ts';

interface SessionsDeps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
}

/** Who a session token belongs to. */
export interface FoundSession {
  actor: Actor;
  /** The end of the session has just been moved: the browser's cookie has to follow. */
  renewed: boolean;
}

/**
 * Who is signed in. What a device holds is a random token with our signature behind it: what we have not made is refused
 * without asking the database, and what is in the database, the token's hash, is no token.
 */
export class SessionsService {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Imported once: with bytes, each signature would import them again, which takes longer than signing. */
  readonly #key: KeyObject;
  readonly #plans: AccountPlans;
  readonly #lookUp: SessionLookUp;

  constructor({ db, clock, plans }: SessionsDeps, key: Buffer) {
    this.#db = db;
    this.#clock = clock;
    this.#plans = plans;
    this.#key = createSecretKey(key);
    this.#lookUp = sessionsRepo.lookUp(db);
  }

  /** Signs a device in. @returns its signed token, which is kept nowhere here */
  async start(
    executor: Executor,
    userId: string,
    userAgent: string | null = null,
  ): Promise<string> {
    const token = makeToken();
    const now = this.#clock.now();
    await sessionsRepo.add(executor, {
      userId,
      tokenHash: tokenHash(token),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionEnd(now, now),
      userAgent,
    });
    await accountsRepo.seen(executor, userId, now);
    return sign(token, this.#key);
  }

  /** Null for a token that we have not made, and for a session that has ended. */
  async find(signedToken: string): Promise<FoundSession | null> {
    const token = readSigned(signedToken, this.#key);
    if (token === null) return null;
    const row = await this.#lookUp(tokenHash(token));
    const now = this.#clock.now();
    if (!row || isOver(row, now)) return null;
    const { tokenHash: _, expiresAt, startedAt, lastUsedAt, plan, ...rest } = row;
    const actor = { ...rest, plan: this.#plans.of(plan), scopes: null };
    const renewed = isDueForRenewal({ expiresAt, startedAt }, now);
    if (renewed || isUseDue(lastUsedAt, now))
      await sessionsRepo.used(this.#db, actor.sessionId, {
        lastUsedAt: now,
        ...(renewed && { expiresAt: sessionEnd(now, startedAt) }),
      });
    if (renewed) await accountsRepo.seen(this.#db, actor.userId, now);
    return { actor, renewed };
  }

  /** The devices that are signed in to an account, the one used last first. */
  async list({ userId, sessionId }: Actor): Promise<DeviceSession[]> {
    const now = this.#clock.now();
    const rows = await sessionsRepo.ofUser(this.#db, userId);
    return rows
      .filter((row) => !isOver(row, now))
      .map(({ id, startedAt, lastUsedAt, userAgent }) => ({
        id,
        device: deviceName(userAgent),
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: id === sessionId,
      }));
  }

  /** Signs one device of an account out. @throws {AppError} `not-found` */
  async endOne({ userId }: Actor, id: string): Promise<void> {
    if (!(await sessionsRepo.removeOne(this.#db, userId, id))) throw new AppError('not-found');
  }

  /** Signs out every device of an account but the one that asks. */
  endOthers({ userId, sessionId }: Actor, executor: Executor = this.#db): Promise<void> {
    return sessionsRepo.removeOthers(executor, userId, sessionId);
  }

  /** Whether the actor has signed in just now. */
  async isFresh({ sessionId }: Actor): Promise<boolean> {
    const [session] = await sessionsRepo.findAll(this.#db, [sessionId]);
    return session !== undefined && isFresh(session.startedAt, this.#clock.now());
  }

  /** Whether a device that names itself like this is signed in to an account. */
  async hasLike(executor: Executor, userId: string, userAgent: string | null): Promise<boolean> {
    const rows = await sessionsRepo.ofUser(executor, userId);
    const now = this.#clock.now();
    return rows.some((row) => row.userAgent === userAgent && !isOver(row, now));
  }

  /** Signs a device out; harmless when it is already. */
  async end(signedToken: string): Promise<void> {
    const token = readSigned(signedToken, this.#key);
    if (token !== null) await sessionsRepo.remove(this.#db, tokenHash(token));
  }

  /** Which of these sessions still go on. */
  async living(ids: readonly string[]): Promise<Set<string>> {
    const now = this.#clock.now();
    const rows = await sessionsRepo.findAll(this.#db, ids);
    return new Set(rows.filter((row) => !isOver(row, now)).map(({ id }) => id));
  }

  /** Signs out every device of an account. */
  endAll(executor: Executor, userId: string): Promise<void> {
    return sessionsRepo.removeAll(executor, userId);
  }

  sweep(): Promise<void> {
    return sessionsRepo.removeExpired(this.#db, this.#clock.now());
  }
}
