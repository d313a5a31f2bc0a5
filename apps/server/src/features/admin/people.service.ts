import type { Person } from '@notelark/api/admin';
import type { GrantedLimits, PlanId } from '@notelark/api/plans';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import * as log from './log.repo.ts';
import * as people from './people.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
  accounts: AccountsService;
}

export interface GrantRequest {
  plan: PlanId;
  until: string | null;
  limits: GrantedLimits | null;
}

const PAGE = 50;

/** The accounts of the installation, for its administrators: never what they hold. Everything done is logged. */
export class PeopleService {
  readonly #deps: Deps;
  readonly #page: ReturnType<typeof people.peoplePages>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#page = people.peoplePages(deps.db);
  }

  async page(search: string, after?: string): Promise<{ people: Person[]; next: string | null }> {
    const now = this.#deps.clock.now();
    const rows = await this.#page({ search, after, limit: PAGE + 1, now });
    const shown = rows.slice(0, PAGE);
    return {
      people: shown.map((row) => this.#asPerson(row)),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** @throws {AppError} `not-found` */
  async get(id: string): Promise<Person> {
    const row = await people.find(this.#deps.db, id, this.#deps.clock.now());
    if (!row) throw new AppError('not-found');
    return this.#asPerson(row);
  }

  /**
   * Creates a verified account without a password and a link to set one.
   * @returns with the link only where the server sends no mail
   * @throws {AppError} `account-exists`
   */
  async create(
    actor: Actor,
    email: string,
  ): Promise<{ id: string; email: string; link: string | null }> {
    const { db, accounts } = this.#deps;
    return await db.transaction(async (tx) => {
      const { user, link } = await accounts.createFor(tx, email);
      await log.append(tx, { actorId: actor.userId, action: 'account-created', targetId: user.id });
      return { id: user.id, email: user.email, link };
    });
  }

  /**
   * Suspended accounts can't sign in; their sessions end, their data stays.
   * @throws {AppError} `not-found`, `account-own`, `last-administrator`
   */
  async change(
    actor: Actor,
    id: string,
    {
      suspended,
      administrator,
    }: { suspended?: boolean | undefined; administrator?: boolean | undefined },
  ): Promise<Person> {
    if (id === actor.userId && suspended === true) throw new AppError('account-own');
    await this.#do(actor, id, async (tx) => {
      const { accounts } = this.#deps;
      const actions: string[] = [];
      if (suspended !== undefined && (await accounts.suspend(tx, id, suspended)))
        actions.push(suspended ? 'account-suspended' : 'account-reinstated');
      if (administrator !== undefined && (await accounts.appoint(tx, id, administrator)))
        actions.push(administrator ? 'administrator-appointed' : 'administrator-dismissed');
      return actions;
    });
    return await this.get(id);
  }

  /** Gives a plan, or ends the grant. @throws {AppError} `not-found` */
  async grant(actor: Actor, id: string, grant: GrantRequest | null): Promise<Person> {
    const { accounts, db } = this.#deps;
    await db.transaction(async (tx) => {
      const until = grant?.until ? new Date(grant.until) : null;
      await accounts.grant(tx, id, grant && { plan: grant.plan, until, limits: grant.limits });
      await log.append(tx, {
        actorId: actor.userId,
        action: grant ? 'plan-given' : 'plan-grant-ended',
        targetId: id,
        details: grant ? { plan: grant.plan, until: grant.until } : {},
      });
    });
    return await this.get(id);
  }

  /** @throws {AppError} `not-found` */
  async signOut(actor: Actor, id: string): Promise<void> {
    await this.#do(actor, id, async (tx) => {
      await this.#deps.accounts.signOutEverywhere(tx, id);
      return ['signed-out'];
    });
  }

  /** Sends a link to set a password. @returns the link where the server sends no mail @throws {AppError} `not-found` */
  async resetLink(actor: Actor, id: string): Promise<{ link: string | null }> {
    let link: string | null = null;
    await this.#do(actor, id, async (tx) => {
      link = await this.#deps.accounts.sendResetLink(tx, id);
      return ['reset-link-made'];
    });
    return { link };
  }

  /** Does something to an account and logs it, in one transaction. @throws {AppError} `not-found` */
  async #do(actor: Actor, id: string, work: (tx: Transaction) => Promise<string[]>): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      if (!(await people.find(tx, id, this.#deps.clock.now()))) throw new AppError('not-found');
      for (const action of await work(tx))
        await log.append(tx, { actorId: actor.userId, action, targetId: id });
    });
  }

  #asPerson(row: people.PersonRow): Person {
    const { grantedPlan, grantedUntil, grantedLimits, usedSeconds, storedFiles } = row;
    return {
      id: row.id,
      email: row.email,
      emailVerified: row.emailVerified,
      administrator: row.administrator,
      plan: this.#deps.plans.of(row.plan),
      grant: grantedPlan && {
        plan: grantedPlan,
        until: grantedUntil?.toISOString() ?? null,
        limits: grantedLimits,
      },
      suspendedAt: row.suspendedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      usedMinutes: {
        audio: Math.ceil(usedSeconds.audio / 60),
        live: Math.ceil(usedSeconds.live / 60),
      },
      storedFiles,
    };
  }
}
