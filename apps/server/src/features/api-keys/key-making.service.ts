import { type ApiScope, MAX_API_KEYS } from '@notelark/api/api-scopes';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { makeApiKey } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConfirmationService } from '../accounts/confirmation.service.ts';
import type { MailRequest, MailService } from '../mail/mail.service.ts';

const DAY_MS = 86_400_000;

interface Deps {
  db: Database;
  clock: Clock;
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

/** What is stored of a key, whomever it acts for. */
interface KeyColumns<Scope extends ApiScope> {
  name: string;
  keyHash: string;
  beginning: string;
  scopes: Scope[];
  expiresAt: Date | null;
  createdAt: Date;
}

/** Whom keys act for: a person or a team. */
export interface KeyHolder<Holder, Key, Scope extends ApiScope> {
  /** All that its keys may have. */
  scopes: readonly Scope[];
  /** @throws {AppError} where the actor may add none */
  open(tx: Transaction): Promise<Holder>;
  /** With the holder locked, so that two keys that are made at once are counted one after the other. */
  count(tx: Transaction, holder: Holder): Promise<number>;
  add(tx: Transaction, holder: Holder, columns: KeyColumns<Scope>): Promise<Key>;
  /** To the person who made it, from whom it may have been stolen. */
  mail(holder: Holder, name: string): Pick<MailRequest, 'template' | 'params'> & { page: string };
}

/** The steps of making a key: confirm, count, store its hash, tell its maker. */
export class KeyMaking {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited`, `too-many-keys`, and what `open` throws */
  async make<Holder, Key, Scope extends ApiScope>(
    actor: Actor,
    { name, scopes, lifetimeDays, password }: NewKey,
    address: string,
    holder: KeyHolder<Holder, Key, Scope>,
  ): Promise<{ key: Key; secret: string }> {
    const { db, clock, confirmation, mail, publicUrl } = this.#deps;
    await confirmation.confirm(actor, password, address);
    const { secret, ...made } = makeApiKey();
    const createdAt = clock.now();
    return await db.transaction(async (tx) => {
      const opened = await holder.open(tx);
      if ((await holder.count(tx, opened)) >= MAX_API_KEYS)
        throw new AppError('too-many-keys', { params: { limit: MAX_API_KEYS } });
      const key = await holder.add(tx, opened, {
        name,
        ...made,
        scopes: holder.scopes.filter((scope) => scopes.includes(scope)),
        expiresAt: endOf(createdAt, lifetimeDays),
        createdAt,
      });
      const { page, ...text } = holder.mail(opened, name);
      await mail.enqueue(tx, {
        ...text,
        to: actor.email,
        actionUrl: new URL(page, publicUrl).href,
      });
      return { key, secret };
    });
  }
}

/** When a key that is made now ends; null: when it is revoked. */
const endOf = (createdAt: Date, lifetimeDays: number | null): Date | null =>
  lifetimeDays === null ? null : new Date(createdAt.getTime() + lifetimeDays * DAY_MS);
