import type { Team, TeamState } from '@notelark/api/team';
import type { GivenTeamRole } from '@notelark/api/team-roles';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { TeamSharing } from '../recordings/library/team-sharing.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as invitationsRepo from './invitations.repo.ts';
import * as logRepo from './log.repo.ts';
import type { TeamMail } from './mail.service.ts';
import {
  daysAfter,
  hasTeams,
  mayDo,
  READ_ONLY_DAYS,
  seatsOf,
  type TeamAction,
} from './teams.policy.ts';
import * as teamsRepo from './teams.repo.ts';

export interface TeamDeps {
  db: Database;
  clock: Clock;
  plans: AccountPlans;
  accounts: AccountsService;
  sharing: TeamSharing;
  usage: UsageService;
  mail: TeamMail;
}

const ROLE_NAMES = { admin: 'an admin', member: 'a member' } as const;

/** Teams and their people (product rules T1 and T5). */
export class TeamsService {
  readonly #deps: TeamDeps;

  constructor(deps: TeamDeps) {
    this.#deps = deps;
  }

  async state(actor: Actor): Promise<TeamState> {
    const { db, clock, plans } = this.#deps;
    const now = clock.now();
    const [membership, own, received] = await Promise.all([
      teamsRepo.findMembership(db, actor.userId),
      teamsRepo.findOwner(db, actor.userId),
      invitationsRepo.receivedBy(db, actor.email, now),
    ]);
    return {
      team: membership && (await this.#view(membership, now)),
      received: received.map(({ expiresAt, ...one }) =>
        Object.assign(one, { expiresAt: expiresAt.toISOString() }),
      ),
      mayCreate: !membership && own !== null && hasTeams(plans.of(own.plan), own.grantedLimits),
    };
  }

  /** @throws {AppError} `team-needs-plan`, `team-already-member` */
  async create(actor: Actor, name: string): Promise<TeamState> {
    const { db, clock, plans } = this.#deps;
    const at = clock.now();
    await db.transaction(async (tx) => {
      if (await teamsRepo.findMembership(tx, actor.userId))
        throw new AppError('team-already-member');
      const own = await teamsRepo.findOwner(tx, actor.userId);
      if (!own || !hasTeams(plans.of(own.plan), own.grantedLimits))
        throw new AppError('team-needs-plan');
      const team = await teamsRepo.create(tx, { name, ownerId: actor.userId, at });
      const member = {
        teamId: team.id,
        userId: actor.userId,
        role: 'owner',
        joinedAt: at,
      } as const;
      if (!(await teamsRepo.addMember(tx, member))) throw new AppError('team-already-member');
      await this.#log(tx, team.id, actor, 'team-created', { details: { name } });
    });
    return await this.state(actor);
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only` */
  async rename(actor: Actor, name: string): Promise<TeamState> {
    await this.#change(actor, { do: 'rename' }, async (tx, { team }) => {
      await teamsRepo.updateTeam(tx, team.id, { name });
      await this.#log(tx, team.id, actor, 'team-renamed', { details: { name } });
    });
    return await this.state(actor);
  }

  /** @throws {AppError} `not-found`, `team-forbidden` */
  async dissolve(actor: Actor): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const { team } = await lockAllowed(tx, actor, { do: 'dissolve' });
      await this.dissolveTeam(tx, team);
    });
  }

  /** Everyone keeps what is theirs, nothing is shared any longer, and each member gets a mail. The team has to be locked. */
  async dissolveTeam(tx: Transaction, team: teamsRepo.TeamRow): Promise<void> {
    const { accounts, sharing, mail } = this.#deps;
    const others = await teamsRepo.othersOf(tx, team);
    const owner = await teamsRepo.findOwner(tx, team.ownerId);
    const ids = others.map(({ id }) => id);
    await accounts.setTeamPlan(tx, ids, null);
    await sharing.stop(tx, [team.ownerId, ...ids]);
    await teamsRepo.remove(tx, team.id);
    const addresses = [...(owner ? [owner.email] : []), ...others.map(({ email }) => email)];
    await mail.send(tx, addresses, 'dissolved', { team: team.name });
  }

  /** @throws {AppError} `not-found`, `team-owner-stays` */
  async leave(actor: Actor): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const { team, member, owner } = await lockOwn(tx, actor);
      if (!mayDo(member.role, { do: 'leave' })) throw new AppError('team-owner-stays');
      await this.#takeOut(tx, team, actor.userId);
      await this.#log(tx, team.id, actor, 'member-left');
      const params = { team: team.name, member: actor.email };
      await this.#deps.mail.send(tx, [owner.email], 'left', params);
    });
  }

  /**
   * Whether an account can be deleted: the owner of a team with other members has to transfer or dissolve it before.
   * @throws {AppError} `team-owner-stays`
   */
  async assertDeletable(actor: Actor): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      await this.#lockDeletable(tx, actor);
    });
  }

  /**
   * Takes an account out of its team, as a part of the transaction that closes the account.
   * @throws {AppError} `team-owner-stays`
   */
  async closeAccount(tx: Transaction, actor: Actor): Promise<void> {
    const membership = await this.#lockDeletable(tx, actor);
    if (!membership) return;
    const { team, member } = membership;
    if (member.role === 'owner') return await this.dissolveTeam(tx, team);
    await this.#takeOut(tx, team, actor.userId);
    await this.#log(tx, team.id, actor, 'member-left');
  }

  async #lockDeletable(tx: Transaction, actor: Actor): Promise<teamsRepo.Membership | null> {
    const membership = await teamsRepo.lockMembership(tx, actor.userId);
    if (membership?.member.role !== 'owner') return membership ?? null;
    if ((await teamsRepo.countMembers(tx, membership.team.id)) > 1)
      throw new AppError('team-owner-stays');
    return membership;
  }

  /** Deletes what refers to an address: its invitations, and their traces in the logs. */
  async forget(tx: Transaction, email: string): Promise<void> {
    await invitationsRepo.forget(tx, email);
    await logRepo.forget(tx, email);
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-owner-stays` */
  async removeMember(actor: Actor, userId: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const { team, member } = await lockOwn(tx, actor);
      const found = await findMember(tx, team.id, userId);
      if (found.member.role === 'owner') throw new AppError('team-owner-stays');
      assertMay(member.role, { do: 'remove', target: found.member.role });
      await this.#takeOut(tx, team, userId);
      await this.#log(tx, team.id, actor, 'member-removed', { targetId: userId });
      await this.#deps.mail.send(tx, [found.email], 'removed', { team: team.name });
    });
  }

  /** What was shared stays, owned by the team's owner; the rest stays with the person (product rule T5). */
  async #takeOut(tx: Transaction, team: teamsRepo.TeamRow, userId: string): Promise<void> {
    const { accounts, sharing } = this.#deps;
    await accounts.setTeamPlan(tx, [userId], null);
    await sharing.handOver(tx, userId, team.ownerId);
    await teamsRepo.removeMember(tx, userId);
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only` */
  async changeMember(
    actor: Actor,
    userId: string,
    {
      role,
      capMinutes,
    }: { role?: GivenTeamRole | undefined; capMinutes?: number | null | undefined },
  ): Promise<TeamState> {
    await this.#deps.db.transaction(async (tx) => {
      const { team, member } = await lockOwn(tx, actor);
      const found = await findMember(tx, team.id, userId);
      const target = found.member.role;
      assertOpen(team);
      if (role !== undefined && role !== target) {
        assertMay(member.role, { do: 'change-role', target });
        await teamsRepo.updateMember(tx, userId, { role });
        await this.#log(tx, team.id, actor, 'role-changed', {
          targetId: userId,
          details: { role },
        });
        const params = { team: team.name, actor: actor.email, role: ROLE_NAMES[role] };
        await this.#deps.mail.send(tx, [found.email], 'role', params);
      }
      if (capMinutes !== undefined && capMinutes !== found.member.capMinutes) {
        assertMay(member.role, { do: 'cap', target });
        await teamsRepo.updateMember(tx, userId, { capMinutes });
        const details = { minutes: capMinutes };
        await this.#log(tx, team.id, actor, 'cap-changed', { targetId: userId, details });
      }
    });
    return await this.state(actor);
  }

  /**
   * The new owner's own plan carries the team from now on; the old owner becomes an admin.
   * @throws {AppError} `not-found`, `team-forbidden`, `team-needs-plan`
   */
  async transfer(actor: Actor, toId: string): Promise<TeamState> {
    const { db, accounts, plans, mail } = this.#deps;
    await db.transaction(async (tx) => {
      const { team, member } = await lockOwn(tx, actor);
      const found = await findMember(tx, team.id, toId);
      assertMay(member.role, { do: 'transfer', target: found.member.role });
      const own = await teamsRepo.ownPlan(tx, toId);
      if (!own || !hasTeams(plans.of(own.plan), own.grantedLimits))
        throw new AppError('team-needs-plan');
      const others = await teamsRepo.othersOf(tx, team);
      const ids = others.map(({ id }) => id).filter((id) => id !== toId);
      // The old owner's row comes last: reservations of members take their own row, then their owner's.
      await accounts.setTeamPlan(tx, [toId], null);
      await accounts.setTeamPlan(tx, ids, own.plan);
      await accounts.setTeamPlan(tx, [actor.userId], own.plan);
      await teamsRepo.updateTeam(tx, team.id, { ownerId: toId, readOnlySince: null });
      await teamsRepo.updateMember(tx, toId, { role: 'owner', capMinutes: null });
      await teamsRepo.updateMember(tx, actor.userId, { role: 'admin' });
      await this.#log(tx, team.id, actor, 'owner-changed', { targetId: toId });
      const params = { team: team.name, actor: actor.email, owner: found.email };
      await mail.send(tx, [found.email], 'owner', params);
      await mail.send(tx, [actor.email], 'handedOver', params);
    });
    return await this.state(actor);
  }

  async #change(
    actor: Actor,
    action: TeamAction,
    work: (tx: Transaction, membership: teamsRepo.Membership) => Promise<void>,
  ): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const membership = await lockAllowed(tx, actor, action);
      assertOpen(membership.team);
      await work(tx, membership);
    });
  }

  async #view({ team, member, owner }: teamsRepo.Membership, now: Date): Promise<Team> {
    const { db, plans, usage } = this.#deps;
    const [members, invitations] = await Promise.all([
      teamsRepo.membersOf(db, team.id, usage.monthName(owner.timeZone)),
      invitationsRepo.invitationsOf(db, team.id),
    ]);
    const plan = plans.of(owner.plan);
    const open = invitations.filter(({ expiresAt }) => expiresAt > now);
    const shown = mayDo(member.role, { do: 'see-invitations' }) ? invitations : [];
    return {
      name: team.name,
      role: member.role,
      plan,
      seats: seatsOf(plan, owner.grantedLimits),
      seatsTaken: members.length + open.length,
      dissolvesAt:
        team.readOnlySince && daysAfter(team.readOnlySince, READ_ONLY_DAYS).toISOString(),
      members: members.map(
        ({ usedSeconds, joinedAt, lastSeenAt, ownPlan, grantedLimits, ...one }) =>
          Object.assign(one, {
            canOwn: member.role === 'owner' && hasTeams(plans.of(ownPlan), grantedLimits),
            joinedAt: joinedAt.toISOString(),
            lastSeenAt: lastSeenAt?.toISOString() ?? null,
            usedMinutes: Math.ceil(usedSeconds / 60),
          }),
      ),
      invitations: shown.map(({ id, email, role, sentAt, expiresAt }) => ({
        id,
        email,
        role,
        sentAt: sentAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        expired: expiresAt <= now,
      })),
    };
  }

  async #log(
    tx: Transaction,
    teamId: string,
    actor: Actor,
    action: string,
    more: Pick<logRepo.LogEntry, 'targetId' | 'details'> = {},
  ): Promise<void> {
    const at = this.#deps.clock.now();
    await logRepo.append(tx, { teamId, at, actorId: actor.userId, action, ...more });
  }
}

/** The actor's team, locked. @throws {AppError} `not-found` */
async function lockOwn(tx: Transaction, actor: Actor): Promise<teamsRepo.Membership> {
  const membership = await teamsRepo.lockMembership(tx, actor.userId);
  if (!membership) throw new AppError('not-found');
  return membership;
}

/** @throws {AppError} `not-found`, `team-forbidden` */
export async function lockAllowed(
  tx: Transaction,
  actor: Actor,
  action: TeamAction,
): Promise<teamsRepo.Membership> {
  const membership = await lockOwn(tx, actor);
  assertMay(membership.member.role, action);
  return membership;
}

/** @throws {AppError} `team-forbidden` */
export function assertMay(role: teamsRepo.MemberRow['role'], action: TeamAction): void {
  if (!mayDo(role, action)) throw new AppError('team-forbidden');
}

/** @throws {AppError} `team-read-only` */
export function assertOpen(team: teamsRepo.TeamRow): void {
  if (team.readOnlySince !== null) throw new AppError('team-read-only');
}

async function findMember(tx: Transaction, teamId: string, userId: string) {
  const found = await teamsRepo.findMember(tx, teamId, userId);
  if (!found) throw new AppError('not-found');
  return found;
}
