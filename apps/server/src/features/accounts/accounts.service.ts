import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Logger } from '../../platform/log.ts';
import type { Clock } from '../../ports/clock.ts';
import { refuseCommonPassword } from './password.common.ts';
import { hashPassword } from './password.ts';
import { mailTexts } from '../mail/texts.ts';
import type { MailService } from '../mail/mail.service.ts';
import {
  type AccountLookUp,
  accountsRepo,
  type Grant,
  type NewAccount,
  type User,
} from './accounts.repo.ts';
import type { EmailLinksService } from './email-links.service.ts';
import { identitiesRepo } from './identities.repo.ts';
import { passkeysRepo } from './passkeys.repo.ts';
import { secondFactorRepo } from './second-factor.repo.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';
import { pageAfterVerification } from './accounts.policy.ts';
import { sendVerificationLink } from './send-verification-link.job.ts';
import { refuseSignUp, type SignUpSettings } from './sign-up.policy.ts';

export interface AccountsDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  queue: JobQueue;
  links: EmailLinksService;
  sessions: SessionsService;
  steps: SignInSteps;
  mail: MailService;
  log: Logger;
  signUp: SignUpSettings;
  /** False: passwords are turned off. */
  passwords: boolean;
  supportEmail: string;
}

/** What a form sends, and from where. */
export interface Credentials {
  email: string;
  password: string;
  timeZone?: string;
  address: string;
}

/** Settings of the own account that are to change. */
interface Changes {
  timeZone?: string | undefined;
  /** Empty: none. */
  displayName?: string | undefined;
}

type PlanListener = (tx: Transaction, userId: string) => Promise<void>;

/** Accounts: making one, changing it, closing it. */
export class AccountsService {
  readonly #deps: AccountsDeps;
  readonly #lookUp: AccountLookUp;
  #planChanged: PlanListener = () => Promise.resolve();

  constructor(deps: AccountsDeps) {
    this.#deps = deps;
    this.#lookUp = accountsRepo.lookUp(deps.db);
  }

  /**
   * Makes an account and sends its verification link; starts no session. An account that was never verified is replaced: its
   * earlier password may be a stranger's, and the earlier link, which would activate that password, ends.
   * @throws {AppError} `password-sign-in-off`, `sign-up-closed`, `sign-up-domain`, `account-exists`, `password-common`, `rate-limited`
   */
  async signUp({ email, password, timeZone, address }: Credentials): Promise<User> {
    const { db, limiter, links } = this.#deps;
    if (!this.#deps.passwords) throw new AppError('password-sign-in-off');
    await limiter.count('sign-up', { address, account: email });
    const isInvited = await accountsRepo.isInvited(db, email, this.#deps.clock.now());
    refuseSignUp(email, this.#deps.signUp, isInvited);
    await refuseCommonPassword(password, email);
    const passwordHash = await hashPassword(password);
    return await db.transaction(async (tx) => {
      const account = { email, passwordHash, timeZone };
      const user = (await accountsRepo.create(tx, account)) ?? (await this.#replace(tx, account));
      await links.send(tx, 'verify-email', user);
      return user;
    });
  }

  /** @throws {AppError} `account-exists`: the address of the account is verified */
  async #replace(tx: Transaction, { email, passwordHash, timeZone }: NewAccount): Promise<User> {
    const user = await accountsRepo.lockByEmail(tx, email);
    if (!user || user.emailVerified) throw new AppError('account-exists');
    const now = this.#deps.clock.now();
    await accountsRepo.setPassword(tx, user.id, passwordHash, now);
    if (timeZone === undefined) return user;
    return (await accountsRepo.update(tx, user.id, { timeZone, updatedAt: now })) ?? user;
  }

  /**
   * Confirms the address of the account that a link was sent to. Idempotent: mail programs open links ahead of their readers. Locks
   * the account first, as a sign-up that replaces it does: a link of an earlier sign-up never activates a later password.
   * @throws {AppError} `link-invalid`
   */
  async verifyEmail(token: string): Promise<User> {
    const { db, links } = this.#deps;
    return await db.transaction(async (tx) => {
      await accountsRepo.lock(tx, await links.check(tx, 'verify-email', token));
      const id = await links.check(tx, 'verify-email', token);
      const user = await this.#markVerified(tx, id);
      if (!user) throw new AppError('link-invalid');
      return user;
    });
  }

  /**
   * The account for an address that an OpenID provider has verified: a new one, or one whose address no one has verified yet. The
   * password of such a one may be a stranger's and ends, with the links that were sent.
   * @returns undefined where the address is verified: that account's owner decides
   * @throws {AppError} `sign-up-closed`, `sign-up-domain`
   */
  async createVerified(tx: Transaction, email: string): Promise<User | undefined> {
    const { clock, links, signUp } = this.#deps;
    const existing = await accountsRepo.lockByEmail(tx, email);
    if (existing?.emailVerified) return undefined;
    if (!existing)
      refuseSignUp(email, signUp, await accountsRepo.isInvited(tx, email, clock.now()));
    const account = existing ?? (await accountsRepo.createWithoutPassword(tx, email));
    if (!account) return undefined;
    await accountsRepo.removePassword(tx, account.id);
    await links.endAll(tx, account.id);
    return await this.#markVerified(tx, account.id);
  }

  async #markVerified(tx: Transaction, id: string): Promise<User | undefined> {
    const updatedAt = this.#deps.clock.now();
    const user = await accountsRepo.update(tx, id, { emailVerified: true, updatedAt });
    if (user) await this.#appointAdministrator(tx, user);
    return user;
  }

  /** Product rule A6: the account of ADMIN_EMAIL; without that setting, the first account of a fresh installation. */
  async #appointAdministrator(tx: Transaction, user: User): Promise<void> {
    const { log, signUp } = this.#deps;
    if (signUp.adminEmail === null) await accountsRepo.lockFirst(tx);
    const is =
      signUp.adminEmail === null
        ? !(await accountsRepo.hasVerifiedBeside(tx, user.id))
        : signUp.adminEmail === user.email;
    if (!is || user.administrator) return;
    await accountsRepo.setAdministrator(tx, user.id, true);
    log.info({ userId: user.id }, 'this account administers the installation now');
  }

  /** Whether no account is verified yet: the first one administers the installation (product rule A6). */
  async isFirst(): Promise<boolean> {
    return !(await accountsRepo.hasVerified(this.#deps.db));
  }

  /** Logs who becomes the administrator of an installation without accounts. */
  async explainFirst(): Promise<void> {
    const { log, mail, signUp } = this.#deps;
    if (!(await this.isFirst())) return;
    const { adminEmail } = signUp;
    log.info({ adminEmail }, `no account exists yet: ${whoBecomesFirst(signUp, mail.sends)}`);
  }

  /** Verifies an email address by its link. Starts no session. @returns the page that the link ends at (product rule A5) */
  async confirmAddress(token: string): Promise<string> {
    try {
      return pageAfterVerification('done', (await this.verifyEmail(token)).email);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'link-invalid')) throw error;
      return await this.#pageOfOlderLink(token);
    }
  }

  async #pageOfOlderLink(token: string): Promise<string> {
    const { db, links } = this.#deps;
    const id = await links.ownerOfSuperseded(db, 'verify-email', token);
    const user = id === null ? null : await accountsRepo.find(db, id);
    if (!user) return pageAfterVerification('failed');
    return user.emailVerified
      ? pageAfterVerification('done', user.email)
      : pageAfterVerification('newer');
  }

  /**
   * Takes the request for another verification link. Idempotent in what it answers: every address gets the same answer in
   * the same time, so that neither tells who has an account.
   * @throws {AppError} `rate-limited`, `no-mail`
   */
  async requestVerification(email: string, address: string): Promise<void> {
    const { db, limiter, mail, queue } = this.#deps;
    mail.require();
    await limiter.count('resend-verification', { address, account: email });
    await queue.enqueue(db, sendVerificationLink, { email });
  }

  /** Sends a new verification link to an account that has not used one yet. */
  async sendVerification(email: string): Promise<void> {
    const { db, links } = this.#deps;
    await db.transaction(async (tx) => {
      const user = await accountsRepo.findByEmail(tx, email);
      if (user && !user.emailVerified) await links.send(tx, 'verify-email', user);
    });
  }

  /** The account behind an actor, whole. @throws {AppError} `not-signed-in` when it has just been deleted */
  async get(actor: Actor): Promise<User> {
    const user = await this.#lookUp(actor.userId);
    if (!user) throw new AppError('not-signed-in');
    return user;
  }

  /** @throws {AppError} `not-signed-in` when the account has just been deleted, `rate-limited` */
  async change(actor: Actor, { timeZone, displayName }: Changes, address: string): Promise<User> {
    const { db, clock, limiter } = this.#deps;
    const moves = timeZone !== undefined && timeZone !== actor.timeZone;
    if (!moves && displayName === undefined) return await this.get(actor);
    if (moves) await limiter.count('time-zone', { address, account: actor.email });
    const user = await accountsRepo.update(db, actor.userId, {
      ...(moves && { timeZone }),
      ...(displayName !== undefined && { displayName: displayName || null }),
      updatedAt: clock.now(),
    });
    if (!user) throw new AppError('not-signed-in');
    return user;
  }

  /** Ends every way into an account: password, passkeys, accounts elsewhere, sessions, links that were sent for it. */
  async close(executor: Executor, userId: string): Promise<void> {
    const { links, sessions, steps } = this.#deps;
    await accountsRepo.removePassword(executor, userId);
    await passkeysRepo.removeAll(executor, userId);
    await identitiesRepo.removeAll(executor, userId);
    await secondFactorRepo.remove(executor, userId);
    await steps.endAll(executor, userId);
    await sessions.endAll(executor, userId);
    await links.endAll(executor, userId);
  }

  /** The plan that follows from the account's subscription, as a part of the transaction that stores the subscription. */
  async setSubscribedPlan(
    tx: Transaction,
    userId: string,
    plan: User['currentPlan'],
    at: Date,
  ): Promise<void> {
    await accountsRepo.setSubscribedPlan(tx, userId, plan, at);
    await this.#planChanged(tx, userId);
  }

  /**
   * Creates an account whose owner sets the password by a link.
   * @returns with the link where this server sends no mail
   * @throws {AppError} `account-exists`
   */
  async createFor(tx: Transaction, email: string): Promise<{ user: User; link: string | null }> {
    const user = await accountsRepo.createWithoutPassword(tx, email);
    if (!user) throw new AppError('account-exists');
    return { user, link: await this.#deps.links.sendOrReturn(tx, 'reset-password', user) };
  }

  /** @returns the link where this server sends no mail @throws {AppError} `not-found` */
  async sendResetLink(tx: Transaction, userId: string): Promise<string | null> {
    const user = await accountsRepo.find(tx, userId);
    if (!user) throw new AppError('not-found');
    return await this.#deps.links.sendOrReturn(tx, 'reset-password', user);
  }

  /** Keeps an account out, or lets it in again, and tells its owner. @returns whether that changed anything */
  async suspend(tx: Transaction, userId: string, suspended: boolean): Promise<boolean> {
    const { clock, mail, sessions, supportEmail } = this.#deps;
    const user = await accountsRepo.find(tx, userId);
    if (!user || (user.suspendedAt !== null) === suspended) return false;
    if (suspended) await this.#keepAnAdministrator(tx, userId);
    await accountsRepo.setSuspended(tx, userId, suspended ? clock.now() : null);
    if (suspended) await sessions.endAll(tx, userId);
    await mail.enqueue(tx, {
      to: user.email,
      template: suspended ? mailTexts.accountSuspended : mailTexts.accountReinstated,
      params: { email: user.email, support: supportEmail },
    });
    return true;
  }

  /** Makes an account an administrator of the installation, or ends that. @returns whether that changed anything */
  async appoint(tx: Transaction, userId: string, administrator: boolean): Promise<boolean> {
    const user = await accountsRepo.find(tx, userId);
    if (!user || user.administrator === administrator) return false;
    if (!administrator) await this.#keepAnAdministrator(tx, userId);
    await accountsRepo.setAdministrator(tx, userId, administrator);
    return true;
  }

  /** Gives a plan that comes before the subscription, or ends that. @throws {AppError} `not-found` */
  async grant(tx: Transaction, userId: string, grant: Grant | null): Promise<void> {
    const user = await accountsRepo.grant(tx, userId, grant, this.#deps.clock.now());
    if (!user) throw new AppError('not-found');
    await this.#planChanged(tx, userId);
  }

  /** The plan of a team's owner is its members' too. */
  async setTeamPlan(
    tx: Transaction,
    userIds: readonly string[],
    plan: User['currentPlan'] | null,
  ): Promise<void> {
    await accountsRepo.setTeamPlan(tx, userIds, plan, this.#deps.clock.now());
  }

  /** Calls `listener` in the transaction of every change of a subscribed or granted plan. */
  onPlanChange(listener: PlanListener): void {
    this.#planChanged = listener;
  }

  async signOutEverywhere(tx: Transaction, userId: string): Promise<void> {
    await this.#deps.sessions.endAll(tx, userId);
  }

  /** @throws {AppError} `last-administrator` */
  async #keepAnAdministrator(tx: Transaction, leaving: string): Promise<void> {
    const administrators = await accountsRepo.lockAdministrators(tx);
    if (administrators.length === 1 && administrators[0] === leaving)
      throw new AppError('last-administrator');
  }

  /** Deletes the account with every row that refers to it. */
  async remove(tx: Transaction, userId: string): Promise<void> {
    await accountsRepo.remove(tx, userId);
  }

  /** Ends what is over: sessions, incomplete sign-ins, links, counters of attempts, granted plans. */
  async sweep(): Promise<void> {
    const { db, clock, limiter, links, sessions, steps } = this.#deps;
    await sessions.sweep();
    await steps.sweep(db);
    await db.transaction(async (tx) => {
      for (const id of await accountsRepo.endGrants(tx, clock.now()))
        await this.#planChanged(tx, id);
    });
    await links.sweep(db);
    await limiter.sweep();
  }
}

/** Without mail, or where strangers can't sign up, the first account comes from the command line (product rules A6, A8). */
function whoBecomesFirst({ mode, adminEmail }: SignUpSettings, sendsMail: boolean): string {
  if (!sendsMail || (mode !== 'open' && adminEmail === null))
    return `run "npm run admin -- invite ${adminEmail ?? 'EMAIL'}" to create the account that administers this installation`;
  return adminEmail === null
    ? 'the first account that verifies its address administers this installation'
    : 'the account of ADMIN_EMAIL administers this installation';
}
