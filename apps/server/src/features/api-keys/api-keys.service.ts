import type { ApiKey } from '@notelark/api/api-keys';
import { type ApiScope, apiScopes, MAX_API_KEYS } from '@notelark/api/api-scopes';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { makeApiKey, tokenHash } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConfirmationService } from '../accounts/confirmation.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';
import * as repo from './api-keys.repo.ts';

const DAY_MS = 86_400_000;
/** Between two notes of when a key was used last. */
const USE_MS = 60_000;

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
  mail: MailService;
  confirmation: ConfirmationService;
  publicUrl: URL;
}

export interface NewKey {
  name: string;
  scopes: readonly ApiScope[];
  /** Null: until it is revoked. */
  lifetimeDays: number | null;
  password: string;
}

/** Keys by which programs act for a person, within scopes (product rule A9). Only a key's hash is stored. */
export class ApiKeysService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whom a key acts for; null for one that is unknown, revoked or expired. */
  async find(secret: string): Promise<Actor | null> {
    const { db, clock, plans } = this.#deps;
    const found = await repo.findKey(db, tokenHash(secret));
    const now = clock.now();
    if (!found || isExpired(found, now)) return null;
    const { id, scopes, lastUsedAt, userId, email, plan, timeZone } = found;
    if (isNewUse(lastUsedAt, now)) await repo.markUsed(db, id, now);
    // A key never administers, not even an administrator's.
    const person = { userId, email, plan: plans.of(plan), timeZone, administrator: false };
    return { ...person, sessionId: id, scopes };
  }

  async list({ userId }: Actor): Promise<ApiKey[]> {
    return (await repo.keysOf(this.#deps.db, userId)).map(asKey);
  }

  /** @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited`, `too-many-keys` */
  async create(
    actor: Actor,
    { name, scopes, lifetimeDays, password }: NewKey,
    address: string,
  ): Promise<{ key: ApiKey; secret: string }> {
    const { db, clock, confirmation } = this.#deps;
    await confirmation.confirm(actor, password, address);
    const { secret, ...made } = makeApiKey();
    const createdAt = clock.now();
    return await db.transaction(async (tx) => {
      if ((await repo.countKeys(tx, actor.userId)) >= MAX_API_KEYS)
        throw new AppError('too-many-keys', { params: { limit: MAX_API_KEYS } });
      const added = await repo.addKey(tx, {
        userId: actor.userId,
        name,
        ...made,
        scopes: apiScopes.filter((scope) => scopes.includes(scope)),
        expiresAt: endOf(createdAt, lifetimeDays),
        createdAt,
      });
      await this.#deps.mail.enqueue(tx, {
        to: actor.email,
        template: mailTexts.apiKeyAdded,
        params: { email: actor.email, name },
        actionUrl: new URL('/profile', this.#deps.publicUrl).href,
      });
      return { key: asKey(added), secret };
    });
  }

  /** @throws {AppError} `not-found` */
  async revoke({ userId }: Actor, id: string): Promise<void> {
    if (!(await repo.removeKey(this.#deps.db, userId, id))) throw new AppError('not-found');
  }

  /** Which of these keys still work. */
  async living(ids: readonly string[]): Promise<Set<string>> {
    const now = this.#deps.clock.now();
    const rows = await repo.expiriesOf(this.#deps.db, ids);
    return new Set(rows.filter((row) => !isExpired(row, now)).map(({ id }) => id));
  }
}

/** When a key that is made now ends; null: when it is revoked. */
export const endOf = (createdAt: Date, lifetimeDays: number | null): Date | null =>
  lifetimeDays === null ? null : new Date(createdAt.getTime() + lifetimeDays * DAY_MS);

export const isExpired = ({ expiresAt }: Pick<repo.StoredKey, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Whether a use is to be noted. */
export const isNewUse = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_MS;

/** As its owner sees it. */
export const asKey = ({
  id,
  name,
  beginning,
  scopes,
  ...times
}: Omit<repo.StoredKey, 'userId'>): ApiKey => ({
  id,
  name,
  beginning,
  scopes,
  createdAt: times.createdAt.toISOString(),
  expiresAt: times.expiresAt?.toISOString() ?? null,
  lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
});
