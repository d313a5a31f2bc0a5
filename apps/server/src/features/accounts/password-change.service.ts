import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountMailService } from './account-mail.service.ts';
import { accountsRepo } from './accounts.repo.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { refuseCommonPassword } from './password.common.ts';
import { hashPassword } from './password.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface PasswordChangeDeps {
  db: Database;
  clock: Clock;
  confirmation: ConfirmationService;
  mail: AccountMailService;
  sessions: SessionsService;
  steps: SignInSteps;
}

interface Change {
  /** The present one. */
  password: string;
  newPassword: string;
  address: string;
}

/** A new password for someone who is signed in. */
export class PasswordChangeService {
  readonly #deps: PasswordChangeDeps;

  constructor(deps: PasswordChangeDeps) {
    this.#deps = deps;
  }

  /**
   * Signs out every other device.
   * @throws {AppError} `wrong-password`, `sign-in-again`, `password-common`, `rate-limited`
   */
  async change(actor: Actor, { password, newPassword, address }: Change): Promise<void> {
    const { db, clock, confirmation, mail, sessions, steps } = this.#deps;
    await confirmation.confirm(actor, password, address);
    await refuseCommonPassword(newPassword, actor.email);
    const passwordHash = await hashPassword(newPassword);
    await db.transaction(async (tx) => {
      await accountsRepo.setPassword(tx, actor.userId, passwordHash, clock.now());
      await sessions.endOthers(actor, tx);
      await steps.endAll(tx, actor.userId);
      await mail.send(tx, actor, 'passwordChanged', { devices: 'every other device' });
    });
  }
}
