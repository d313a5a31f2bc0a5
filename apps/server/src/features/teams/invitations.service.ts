import type { TeamState } from '@notelark/api/team';
import type { GivenTeamRole } from '@notelark/api/team-roles';
import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import * as invitationsRepo from './invitations.repo.ts';
import * as logRepo from './log.repo.ts';
import { dayOf } from './mail.service.ts';
import { daysAfter, INVITATION_DAYS, isFull, mayDo, seatsOf } from './teams.policy.ts';
import * as teamsRepo from './teams.repo.ts';
import {
  assertMay,
  assertOpen,
  lockAllowed,
  type TeamDeps,
  type TeamsService,
} from './teams.service.ts';

/**
 * Invitations (product rule T2). The verified address of an account proves that an invitation is for it, so
 * the mail carries no secret: forwarded or leaked, it lets no one else in.
 */
export class TeamInvitations {
  readonly #deps: TeamDeps;
  readonly #teams: TeamsService;

  constructor(deps: TeamDeps, teams: TeamsService) {
    this.#deps = deps;
    this.#teams = teams;
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only`, `team-full`, `team-invited-already` */
  async invite(
    actor: Actor,
    { email, role }: { email: string; role: GivenTeamRole },
  ): Promise<TeamState> {
    const { db, clock } = this.#deps;
    await db.transaction(async (tx) => {
      const membership = await lockAllowed(tx, actor, { do: 'invite', gives: role });
      const { team } = membership;
      assertOpen(team);
      const now = clock.now();
      await this.#assertNew(tx, team.id, email, now);
      await this.#assertSeat(tx, membership, now);
      const expiresAt = daysAfter(now, INVITATION_DAYS);
      const values = { teamId: team.id, email, role, sentAt: now, expiresAt };
      if (!(await invitationsRepo.add(tx, values))) throw new AppError('team-invited-already');
      await this.#send(tx, actor, team, { email, expiresAt });
      await this.#log(tx, team.id, actor, 'member-invited', { details: { email, role } });
    });
    return await this.#teams.state(actor);
  }

  /** @throws {AppError} `not-found`, `team-forbidden`, `team-read-only`, `team-full` */
  async resend(actor: Actor, id: string): Promise<TeamState> {
    const { db, clock } = this.#deps;
    await db.transaction(async (tx) => {
      const membership = await teamsRepo.lockMembership(tx, actor.userId);
      const invitation = await invitationsRepo.find(tx, id);
      if (!membership || invitation?.teamId !== membership.team.id) throw new AppError('not-found');
      const { team, member } = membership;
      const { email, role } = invitation;
      assertMay(member.role, { do: 'invite', gives: role === 'admin' ? 'admin' : 'member' });
      assertOpen(team);
      const now = clock.now();
      await this.#assertSeat(tx, membership, now, id);
      const expiresAt = daysAfter(now, INVITATION_DAYS);
      await invitationsRepo.sentAgain(tx, id, { sentAt: now, expiresAt });
      await this.#send(tx, actor, team, { email, expiresAt });
      await this.#log(tx, team.id, actor, 'invitation-sent-again', { details: { email } });
    });
    return await this.#teams.state(actor);
  }

  /** Withdraws an invitation of the own team, or declines a received one. @throws {AppError} `not-found`, `team-forbidden` */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      const invitation = await invitationsRepo.find(tx, id);
      const membership = await teamsRepo.lockMembership(tx, actor.userId);
      const isOwn = invitation !== null && invitation.teamId === membership?.team.id;
      const isReceived = invitation?.email === actor.email;
      if (!invitation || !(isOwn || isReceived)) throw new AppError('not-found');
      if (isOwn && !mayDo(membership.member.role, { do: 'withdraw' }))
        throw new AppError('team-forbidden');
      if (!(await invitationsRepo.remove(tx, id))) throw new AppError('not-found');
      const action = isOwn ? 'invitation-withdrawn' : 'invitation-declined';
      const details = { email: invitation.email };
      await this.#log(tx, invitation.teamId, actor, action, { details });
    });
  }

  /** @throws {AppError} `not-found`, `team-already-member`, `team-read-only`, `team-full` */
  async accept(actor: Actor, id: string): Promise<TeamState> {
    const { db, clock, accounts, mail } = this.#deps;
    await db.transaction(async (tx) => {
      const now = clock.now();
      const membership = await teamsRepo.findMembership(tx, actor.userId);
      const found = await invitationsRepo.find(tx, id);
      const isKnown = found?.email === actor.email || found?.teamId === membership?.team.id;
      if (!found || !isKnown || found.expiresAt <= now) throw new AppError('not-found');
      if (membership) throw new AppError('team-already-member');
      const team = await teamsRepo.lockTeam(tx, found.teamId);
      // Single use: the request that deletes it has it.
      if (!team || !(await invitationsRepo.remove(tx, id))) throw new AppError('not-found');
      assertOpen(team);
      const owner = await teamsRepo.findOwner(tx, team.ownerId);
      if (!owner) throw new AppError('not-found');
      await this.#assertSeat(tx, { team, owner }, now);
      const member = { teamId: team.id, userId: actor.userId, role: found.role, joinedAt: now };
      if (!(await teamsRepo.addMember(tx, member))) throw new AppError('team-already-member');
      await accounts.setTeamPlan(tx, [actor.userId], owner.plan);
      await mail.send(tx, [owner.email], 'joined', { team: team.name, member: actor.email });
      await this.#log(tx, team.id, actor, 'member-joined', { targetId: actor.userId });
    });
    return await this.#teams.state(actor);
  }

  /** Members and open invitations together take the seats. @throws {AppError} `team-full` */
  async #assertSeat(
    tx: Transaction,
    { team, owner }: Pick<teamsRepo.Membership, 'team' | 'owner'>,
    now: Date,
    but?: string,
  ): Promise<void> {
    const seats = seatsOf(this.#deps.plans.of(owner.plan), owner.grantedLimits);
    const members = await teamsRepo.countMembers(tx, team.id);
    const open = await invitationsRepo.countOpen(tx, team.id, { now, ...(but && { but }) });
    if (isFull(seats, members + open)) throw new AppError('team-full');
  }

  /** An expired invitation of the same address makes room for the new one. @throws {AppError} `team-invited-already` */
  async #assertNew(tx: Transaction, teamId: string, email: string, now: Date): Promise<void> {
    const members = await teamsRepo.membersOf(tx, teamId, '');
    const invitations = await invitationsRepo.invitationsOf(tx, teamId);
    const sent = invitations.find((one) => one.email === email);
    if (members.some((one) => one.email === email) || (sent && sent.expiresAt > now))
      throw new AppError('team-invited-already');
    if (sent) await invitationsRepo.remove(tx, sent.id);
  }

  async #send(
    tx: Transaction,
    actor: Actor,
    team: teamsRepo.TeamRow,
    { email, expiresAt }: { email: string; expiresAt: Date },
  ): Promise<void> {
    const params = { team: team.name, inviter: actor.email, date: dayOf(expiresAt) };
    await this.#deps.mail.send(tx, [email], 'invitation', params);
  }

  async #log(
    tx: Transaction,
    teamId: string,
    actor: Actor,
    action: string,
    more: Pick<logRepo.LogEntry, 'targetId' | 'details'>,
  ): Promise<void> {
    const at = this.#deps.clock.now();
    await logRepo.append(tx, { teamId, at, actorId: actor.userId, action, ...more });
  }
}
