import type { Transaction } from '../../platform/database/client.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { followPlan } from './follow-plan.job.ts';
import * as logRepo from './log.repo.ts';
import { dayOf } from './mail.service.ts';
import { daysAfter, hasTeams, LOG_DAYS, READ_ONLY_DAYS } from './teams.policy.ts';
import * as teamsRepo from './teams.repo.ts';
import type { TeamDeps, TeamsService } from './teams.service.ts';

/** Keeps teams in step with their owners' plans (product rule T5). */
export class TeamPlans {
  readonly #deps: TeamDeps;
  readonly #queue: JobQueue;
  readonly #teams: TeamsService;

  constructor(deps: TeamDeps & { queue: JobQueue }, teams: TeamsService) {
    this.#deps = deps;
    this.#queue = deps.queue;
    this.#teams = teams;
  }

  /**
   * A plan has changed, in `tx`, which holds the account's row. The team follows in a transaction of its own: it locks rows of
   * members, and reservations of members lock their own row before their owner's.
   */
  async planChanged(tx: Transaction, userId: string): Promise<void> {
    const team = await teamsRepo.findByOwner(tx, userId);
    if (team) await this.#queue.enqueue(tx, followPlan, { teamId: team.id });
  }

  /** Gives the members the plan of the owner, or makes the team read-only. Idempotent. */
  async follow(teamId: string): Promise<void> {
    const { db, accounts, plans } = this.#deps;
    await db.transaction(async (tx) => {
      const team = await teamsRepo.lockTeam(tx, teamId);
      const owner = team && (await teamsRepo.findOwner(tx, team.ownerId));
      if (!owner) return;
      const others = await teamsRepo.othersOf(tx, team);
      const isCarried = hasTeams(plans.of(owner.plan), owner.grantedLimits);
      const ids = others.map(({ id }) => id);
      await accounts.setTeamPlan(tx, ids, isCarried ? owner.plan : null);
      if (isCarried === (team.readOnlySince === null)) return;
      const addresses = [owner.email, ...others.map(({ email }) => email)];
      await this.#switch(tx, { team, addresses, ownerEmail: owner.email, isCarried });
    });
  }

  async #switch(
    tx: Transaction,
    {
      team,
      addresses,
      ownerEmail,
      isCarried,
    }: { team: teamsRepo.TeamRow; addresses: string[]; ownerEmail: string; isCarried: boolean },
  ): Promise<void> {
    const { clock, mail } = this.#deps;
    const at = clock.now();
    await teamsRepo.updateTeam(tx, team.id, { readOnlySince: isCarried ? null : at });
    const action = isCarried ? 'team-reopened' : 'team-read-only';
    await logRepo.append(tx, { teamId: team.id, at, actorId: null, action });
    await mail.send(tx, addresses, isCarried ? 'reopened' : 'readOnly', {
      team: team.name,
      owner: ownerEmail,
      date: dayOf(daysAfter(at, READ_ONLY_DAYS)),
    });
  }

  /** Dissolves teams that have been read-only for 30 days, and forgets what happened more than a year ago. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    const since = daysAfter(clock.now(), -READ_ONLY_DAYS);
    for (const { id } of await teamsRepo.readOnlyUntil(db, since))
      await db.transaction(async (tx) => {
        const team = await teamsRepo.lockTeam(tx, id);
        if (team?.readOnlySince && team.readOnlySince <= since)
          await this.#teams.dissolveTeam(tx, team);
      });
    await logRepo.removeBefore(db, daysAfter(clock.now(), -LOG_DAYS));
  }
}
