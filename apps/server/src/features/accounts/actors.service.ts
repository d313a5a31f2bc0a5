import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { accountsRepo, type User } from './accounts.repo.ts';

interface Deps {
  db: Database;
  plans: AccountPlans;
}

/** The actor of work that goes on without its person: with the plan that the account has now. */
export class ActorsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Null where the account is gone, was never verified or is suspended. */
  async byId(userId: string): Promise<Actor | null> {
    return this.#actorOf(await accountsRepo.find(this.#deps.db, userId));
  }

  /** See {@link byId}. */
  async byEmail(email: string): Promise<Actor | null> {
    return this.#actorOf(await accountsRepo.findByEmail(this.#deps.db, email.toLowerCase()));
  }

  #actorOf(user: User | undefined): Actor | null {
    if (!user?.emailVerified || user.suspendedAt !== null) return null;
    return {
      userId: user.id,
      email: user.email,
      plan: this.#deps.plans.of(user.currentPlan),
      timeZone: user.timeZone,
      administrator: user.administrator,
      sessionId: '',
      scopes: null,
    };
  }
}
