import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountMailService } from './account-mail.service.ts';
import { accountsRepo, type User } from './accounts.repo.ts';
import type { AccountsService, Credentials } from './accounts.service.ts';
import { deviceName } from './device.ts';
import type { JoiningService } from './joining.service.ts';
import { verifyPassword } from './password.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface SignInDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  accounts: AccountsService;
  mail: AccountMailService;
  sessions: SessionsService;
  steps: SignInSteps;
  secondFactor: SecondFactorService;
  joining: JoiningService;
  supportEmail: string;
  /** False: passwords are turned off; one still confirms that an account joins one at the OpenID provider. */
  passwords: boolean;
}

/** What signs in: a browser, or a program. */
export interface Device {
  userAgent: string | null;
  /** Whether this browser was signed in to an account before. */
  knows(userId: string): boolean;
  /** Programs keep no cookies. */
  isProgram: boolean;
  /** The token of an account at the OpenID provider that waits to join the account that signs in. */
  joinToken: string | undefined;
}

/** A session, or the token for the step that comes before it. */
export type SignInResult =
  | { account: User; token: string; step: null }
  | { account: null; token: null; step: string };

/** Ways into an account. Each ends in `admit`, which asks for the second factor and starts the session. */
export class SignInService {
  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  /**
   * @throws {AppError} `invalid-credentials`, the same and in the same time for an unknown address and a wrong password;
   *   `email-not-verified`, after sending a new link, where the password is right; `account-suspended`, `password-sign-in-off`,
   *   `second-factor-wrong`, `rate-limited`
   */
  async withPassword(
    { email, password, timeZone, address, code }: Credentials & { code?: string },
    device: Device,
  ): Promise<SignInResult> {
    const { db, accounts, limiter, joining, passwords } = this.#deps;
    await limiter.count('sign-in', { address, account: email });
    const found = await accountsRepo.findWithPassword(db, email);
    if (!passwords && !(await joining.isFor(db, device.joinToken, found?.user.id)))
      throw new AppError('password-sign-in-off');
    const isRight = await verifyPassword(password, found?.passwordHash ?? null);
    if (!found || !isRight) throw new AppError('invalid-credentials');
    if (!found.user.emailVerified) {
      await accounts.sendVerification(email);
      throw new AppError('email-not-verified');
    }
    this.#refuseSuspended(found.user);
    await limiter.clear('sign-in', email);
    const user = await this.#inZone(found.user, timeZone, address);
    return code === undefined
      ? await this.admit(user, device)
      : await this.#admitWithCode(user, { code, address }, device);
  }

  /**
   * The second step of a sign-in. @param step the token that the first one gave
   * @throws {AppError} `sign-in-expired`, `second-factor-wrong`, `account-suspended`, `rate-limited`
   */
  async withCode(
    step: string | undefined,
    { code, address }: { code: string; address: string },
    device: Device,
  ): Promise<SignInResult> {
    const { db, steps, secondFactor } = this.#deps;
    const found = step === undefined ? undefined : await steps.find(db, 'second-factor', step);
    const user = found?.userId && (await accountsRepo.find(db, found.userId));
    if (!user || step === undefined) throw new AppError('sign-in-expired');
    this.#refuseSuspended(user);
    const owner = { userId: user.id, email: user.email };
    return await secondFactor.redeem(owner, { code, address }, async (tx) => {
      if (!(await steps.consume(tx, 'second-factor', step))) throw new AppError('sign-in-expired');
      return await this.#start(tx, user, device);
    });
  }

  /**
   * Starts a session, or asks for the second factor first, where the account has one.
   * @param proof `complete`: what was proven counts as both factors
   * @throws {AppError} `account-suspended`
   */
  async admit(
    user: User,
    device: Device,
    proof: 'first-factor' | 'complete' = 'first-factor',
  ): Promise<SignInResult> {
    const { db, steps, secondFactor } = this.#deps;
    this.#refuseSuspended(user);
    if (proof === 'complete' || !(await secondFactor.isOn(user.id)))
      return await db.transaction((tx) => this.#start(tx, user, device));
    const step = await steps.begin(db, { purpose: 'second-factor', userId: user.id });
    return { account: null, token: null, step };
  }

  /** Both factors at once; a code that is not needed is not looked at. */
  async #admitWithCode(
    user: User,
    attempt: { code: string; address: string },
    device: Device,
  ): Promise<SignInResult> {
    const { secondFactor } = this.#deps;
    if (!(await secondFactor.isOn(user.id))) return await this.admit(user, device);
    return await secondFactor.redeem({ userId: user.id, email: user.email }, attempt, (tx) =>
      this.#start(tx, user, device),
    );
  }

  async #start(tx: Transaction, user: User, device: Device): Promise<SignInResult> {
    const { joining, mail, sessions } = this.#deps;
    await joining.join(tx, device.joinToken, user);
    if (await this.#isNewDevice(tx, user, device))
      await mail.send(tx, user, 'newDevice', {
        device: deviceName(device.userAgent) ?? 'an unknown device',
      });
    const token = await sessions.start(tx, user.id, device.userAgent);
    return { account: user, token, step: null };
  }

  /** The first sign-in of an account surprises no one. */
  async #isNewDevice(tx: Transaction, user: User, device: Device): Promise<boolean> {
    if (user.lastSeenAt === null || device.knows(user.id)) return false;
    return !(
      device.isProgram && (await this.#deps.sessions.hasLike(tx, user.id, device.userAgent))
    );
  }

  #refuseSuspended(user: User): void {
    if (user.suspendedAt)
      throw new AppError('account-suspended', { params: { support: this.#deps.supportEmail } });
  }

  /** The browser reports the zone that its user is in (product rule Q4). */
  async #inZone(user: User, timeZone: string | undefined, address: string): Promise<User> {
    if (timeZone === undefined || timeZone === user.timeZone) return user;
    const { db, clock, limiter } = this.#deps;
    const isTooMany = await limiter.count('time-zone', { address, account: user.email }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'rate-limited') return true;
        throw error;
      },
    );
    // Signing in goes on with the zone of before.
    if (isTooMany) return user;
    const moved = await accountsRepo.update(db, user.id, { timeZone, updatedAt: clock.now() });
    return moved ?? user;
  }
}
