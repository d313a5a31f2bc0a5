import type { SharedResult } from '@notelark/api/team';
import { historyPageSize } from '@notelark/api/output-types';
import type { TeamAccess } from '@notelark/api/team-roles';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { sharedWith } from './history.repo.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { isInOpenTeam } from '../access/team-access.repo.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import { firstWords } from '../sources/first-words.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

/** What is shared with a team (product rules T4 and T5): always a source with all that was made of it. */
export class TeamSharing {
  readonly #db: Database;

  constructor({ db }: { db: Database }) {
    this.#db = db;
  }

  /** @throws {AppError} `not-found`; `team-read-only` where the owner is in no team that works */
  async setAccess(
    actor: Actor,
    summaryId: string,
    access: TeamAccess,
  ): Promise<{ teamAccess: TeamAccess }> {
    await this.#db.transaction(async (tx) => {
      const found = await resultsRepo.findOwnedSummary(tx, summaryId, actor.userId);
      if (!found) throw new AppError('not-found');
      if (access !== 'none' && !(await isInOpenTeam(tx, actor.userId)))
        throw new AppError('team-read-only');
      const { uploadId, textInputId } = found.summary;
      if (uploadId !== null) await uploadsRepo.setTeamAccess(tx, uploadId, access);
      if (textInputId !== null) await textsRepo.setTeamAccess(tx, textInputId, access);
    });
    return { teamAccess: access };
  }

  /** Results that the actor's team shares, the actor's own included, newest first. */
  async page(actor: Actor, offset: number): Promise<SharedResult[]> {
    const rows = await sharedWith(this.#db, actor, { offset, limit: historyPageSize });
    return rows.map(({ createdAt, title, beginning, ...row }) =>
      Object.assign(row, {
        title: title ?? firstWords(beginning ?? ''),
        createdAt: new Date(createdAt).toISOString(),
      }),
    );
  }

  /** What a person shared becomes the property of the team's owner, and stays shared. */
  async handOver(tx: Transaction, from: string, to: string): Promise<void> {
    await uploadsRepo.handOverShared(tx, from, to);
    await textsRepo.handOverShared(tx, from, to);
  }

  /** Nothing of these people stays shared with a team. */
  async stop(tx: Transaction, userIds: readonly string[]): Promise<void> {
    await uploadsRepo.stopTeamAccess(tx, userIds);
    await textsRepo.stopTeamAccess(tx, userIds);
  }
}
