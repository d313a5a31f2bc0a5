import { teamKeyScopes } from '@notelark/api/api-scopes';
import type { TeamKey } from '@notelark/api/team-keys';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { tokenHash } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import { asKey, isExpired, isNewUse } from '../api-keys/api-keys.service.ts';
import type { KeyMaking, NewKey } from '../api-keys/key-making.service.ts';
import { mailTexts } from '../mail/texts.ts';
import * as repo from './keys.repo.ts';
import * as logRepo from './log.repo.ts';
import { assertMay, assertOpen, lockAllowed } from './teams.service.ts';
import * as teamsRepo from './teams.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
  making: KeyMaking;
}

const MANAGE = { do: 'manage-keys' } as const;

/** Keys by which programs read and edit what a team shares (product rule T7). Only a key's hash is stored. */
export class TeamKeys {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The team that a key acts for; null for one that is unknown, revoked or expired. */
  async find(secret: string): Promise<Actor | null> {
    const { db, clock, plans } = this.#deps;
    const found = await repo.findKey(db, tokenHash(secret));
    const now = clock.now();
    if (!found || isExpired(found, now)) return null;
    const { id: sessionId, teamId, scopes, lastUsedAt, plan, timeZone } = found;
    if (isNewUse(lastUsedAt, now)) await repo.markUsed(db, sessionId, now);
    const team = { userId: teamId, teamId, email: '', plan: plans.of(plan), timeZone };
    return { ...team, administrator: false, sessionId, scopes };
  }

  /** @throws {AppError} `not-found`, `team-forbidden` */
  async list(actor: Actor): Promise<TeamKey[]> {
    const { db } = this.#deps;
    const membership = await teamsRepo.findMembership(db, actor.userId);
    if (!membership) throw new AppError('not-found');
    assertMay(membership.member.role, MANAGE);
    return (await repo.keysOf(db, membership.team.id)).map(asTeamKey);
  }

  /** @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited`, `not-found`, `team-forbidden`, `team-read-only`, `too-many-keys` */
  async create(
    actor: Actor,
    wanted: NewKey,
    address: string,
  ): Promise<{ key: TeamKey; secret: string }> {
    return await this.#deps.making.make(actor, wanted, address, {
      scopes: teamKeyScopes,
      open: async (tx) => {
        const { team } = await lockAllowed(tx, actor, MANAGE);
        assertOpen(team);
        return team;
      },
      count: (tx, team) => repo.countKeys(tx, team.id),
      add: async (tx, team, columns) => {
        const makerId = actor.userId;
        const key = await repo.addKey(tx, { ...columns, teamId: team.id, makerId });
        const entry = logged(team.id, actor, columns.createdAt, columns.name);
        await logRepo.append(tx, { ...entry, action: 'key-added' });
        return asTeamKey({ key, maker: actor.email });
      },
      mail: (team, name) => ({
        template: mailTexts.teamKeyAdded,
        params: { team: team.name, name },
        page: '/team',
      }),
    });
  }

  /** @throws {AppError} `not-found`, `team-forbidden` */
  async revoke(actor: Actor, id: string): Promise<void> {
    const { db, clock } = this.#deps;
    await db.transaction(async (tx) => {
      const { team } = await lockAllowed(tx, actor, MANAGE);
      const name = await repo.removeKey(tx, team.id, id);
      if (name === null) throw new AppError('not-found');
      const entry = logged(team.id, actor, clock.now(), name);
      await logRepo.append(tx, { ...entry, action: 'key-revoked' });
    });
  }
}

const logged = (teamId: string, { userId: actorId }: Actor, at: Date, name: string) => ({
  teamId,
  actorId,
  at,
  details: { name },
});

const asTeamKey = ({ key, maker }: { key: repo.StoredTeamKey; maker: string | null }): TeamKey =>
  Object.assign(asKey(key), { maker });
