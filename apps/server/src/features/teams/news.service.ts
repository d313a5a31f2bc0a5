import type { Transaction } from '../../platform/database/client.ts';
import type { Clock } from '../../ports/clock.ts';
import * as logRepo from './log.repo.ts';
import * as teamsRepo from './teams.repo.ts';

/** What other features have to say in the activity of a team (product rule T6). */
export class TeamNewsLog {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param ownerId of what it is about; nothing where they are in no team */
  async append(
    tx: Transaction,
    { ownerId, ...entry }: Omit<logRepo.LogEntry, 'teamId' | 'at'> & { ownerId: string },
  ): Promise<void> {
    const membership = await teamsRepo.findMembership(tx, ownerId);
    if (!membership) return;
    await logRepo.append(tx, { ...entry, teamId: membership.team.id, at: this.#clock.now() });
  }
}
