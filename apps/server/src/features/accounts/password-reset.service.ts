import type { Database } from '../../platform/database/client.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { KeyRevocation } from '../api-keys/revocation.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { AccountMailService } from './account-mail.service.ts';
import { refuseCommonPassword } from './password.common.ts';
import { hashPassword } from './password.ts';
import { accountsRepo } from './accounts.repo.ts';
import type { EmailLinksService } from './email-links.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';
import { sendResetLink } from './send-reset-link.job.ts';

export interface PasswordResetDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  links: EmailLinksService;
  mail: MailService;
  accountMail: AccountMailService;
  queue: JobQueue;
  sessions: SessionsService;
  steps: SignInSteps;
  keys: KeyRevocation;
}

interface NewPassword {
  /** Of the link. */
  token: string;
  password: string;
  revokeKeys: boolean;
}

/** A new password for someone who has forgotten the old one, and reads the mail of the account. */
export class PasswordResetService {
  readonly #deps: PasswordResetDeps;

  constructor(deps: PasswordResetDeps) {
    this.#deps = deps;
  }

  /**
   * Takes the wish for a link. Does the same for every address, so that neither answer nor time tells who has an account.
   * @throws {AppError} `rate-limited`, `no-mail`
   */
  async request(email: string, address: string): Promise<void> {
    const { db, limiter, mail, queue } = this.#deps;
    mail.require();
    await limiter.count('request-password-reset', { address, account: email });
    await queue.enqueue(db, sendResetLink, { email });
  }

  /** The other half of a request. */
  async sendLink(email: string): Promise<void> {
    const { db, links } = this.#deps;
    await db.transaction(async (tx) => {
      const user = await accountsRepo.findByEmail(tx, email);
      if (user) await links.send(tx, 'reset-password', user);
    });
  }

  /**
   * Whether a link still sets a password, without using it up.
   * @throws {AppError} `rate-limited`
   */
  async isUsable(token: string, address: string): Promise<boolean> {
    const { db, limiter, links } = this.#deps;
    await limiter.count('check-reset-link', { address });
    return await links.isValid(db, 'reset-password', token);
  }

  /**
   * Sets a new password and signs out every device. A second factor stays on, API keys unless they are to be revoked. Who has the link reads the account's mail: that verifies the address too.
   * Clears what was counted of wrong passwords, so that strangers' guesses don't keep the owner out.
   * @throws {AppError} `link-invalid`, `password-common`, `rate-limited`
   */
  async reset({ token, password, revokeKeys }: NewPassword, address: string): Promise<void> {
    const { db, accountMail, keys, limiter, links, sessions, steps } = this.#deps;
    await limiter.count('reset-password', { address });
    // A link that is no good should not cost a hash.
    const owner = await accountsRepo.find(db, await links.check(db, 'reset-password', token));
    await refuseCommonPassword(password, owner?.email ?? '');
    const passwordHash = await hashPassword(password);
    await db.transaction(async (tx) => {
      const userId = await links.use(tx, 'reset-password', token);
      const now = this.#deps.clock.now();
      await accountsRepo.setPassword(tx, userId, passwordHash, now);
      const user = await accountsRepo.update(tx, userId, { emailVerified: true, updatedAt: now });
      await sessions.endAll(tx, userId);
      await steps.endAll(tx, userId);
      if (revokeKeys) await keys.revokeAll(tx, userId);
      if (!user) return;
      await limiter.clear('sign-in', user.email, tx);
      await limiter.clear('confirm-password', user.email, tx);
      await accountMail.send(tx, user, 'passwordChanged', { devices: 'every device' });
    });
  }
}
