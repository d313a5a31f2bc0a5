import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { accountsRepo } from './accounts.repo.ts';
import { verifyPassword } from './password.ts';
import type { SessionsService } from './sessions.service.ts';

interface ConfirmationDeps {
  db: Database;
  limiter: RateLimiter;
  sessions: SessionsService;
}

/** Asks who is signed in to prove it again, before something irreversible and before a way to sign in changes. */
export class ConfirmationService {
  readonly #deps: ConfirmationDeps;

  constructor(deps: ConfirmationDeps) {
    this.#deps = deps;
  }

  /**
   * By the password; by a session that has just begun, where the account has none.
   * @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited`
   */
  async confirm(actor: Actor, password: string, address: string): Promise<void> {
    const { db, limiter, sessions } = this.#deps;
    const stored = await accountsRepo.passwordHashOf(db, actor.userId);
    if (stored === null) {
      if (!(await sessions.isFresh(actor))) throw new AppError('sign-in-again');
      return;
    }
    await limiter.count('confirm-password', { address, account: actor.email });
    if (!(await verifyPassword(password, stored))) throw new AppError('wrong-password');
    await limiter.clear('confirm-password', actor.email);
  }
}
