import type { NamePair } from '@notelark/api/people';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import * as repo from './people.repo.ts';

/** Which names of notes are one person: only a person says so, for themselves (product rule N14). */
export class PeopleService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async list({ userId }: Actor): Promise<{ pairs: NamePair[] }> {
    const pairs = await repo.pairsOf(this.#db, userId);
    return { pairs: pairs.map(({ name, other, same }) => ({ names: [name, other], same })) };
  }

  /** @param said `same` null: nothing is known of them again */
  async set(
    actor: Actor,
    { names, same }: { names: readonly [string, string]; same: boolean | null },
  ): Promise<{ pairs: NamePair[] }> {
    const { userId } = actor;
    const [name = '', other = ''] = names.toSorted();
    if (same === null) await repo.removePair(this.#db, { userId, name, other });
    else await repo.setPair(this.#db, { userId, name, other, same });
    return await this.list(actor);
  }
}
