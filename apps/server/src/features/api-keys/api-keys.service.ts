import type { ApiKey } from '@notelark/api/api-keys';
import { apiScopes } from '@notelark/api/api-scopes';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { tokenHash } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import { mailTexts } from '../mail/texts.ts';
import * as repo from './api-keys.repo.ts';
import type { KeyMaking, NewKey } from './key-making.service.ts';

/** Between two notes of when a key was used last. */
const USE_MS = 60_000;

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
  making: KeyMaking;
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
    wanted: NewKey,
    address: string,
  ): Promise<{ key: ApiKey; secret: string }> {
    const { userId, email } = actor;
    return await this.#deps.making.make(actor, wanted, address, {
      scopes: apiScopes,
      open: () => Promise.resolve(userId),
      count: repo.countKeys,
      add: async (tx, _holder, columns) => asKey(await repo.addKey(tx, { ...columns, userId })),
      mail: (_holder, name) => ({
        template: mailTexts.apiKeyAdded,
        params: { email, name },
        page: '/profile',
      }),
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
