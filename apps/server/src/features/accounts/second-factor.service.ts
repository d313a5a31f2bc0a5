import type { SignInMeans } from '@notelark/api/sign-in';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { sealText, unsealText } from '../../platform/sealed-text.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountMailService } from './account-mail.service.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { secondFactorRepo } from './second-factor.repo.ts';
import * as totp from './totp.ts';

export interface SecondFactorDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  log: Logger;
  mail: AccountMailService;
  confirmation: ConfirmationService;
  /** Made of the installation's secret. */
  keys: { totp: Buffer; recovery: Buffer };
}

interface Owner {
  userId: string;
  email: string;
}

/** What a form sends, and from where. */
interface Attempt {
  password: string;
  code: string;
  address: string;
}

/** The second factor of an account: codes of an authenticator app, and recovery codes in case it is lost. */
export class SecondFactorService {
  readonly #deps: SecondFactorDeps;

  constructor(deps: SecondFactorDeps) {
    this.#deps = deps;
  }

  isOn(userId: string): Promise<boolean> {
    return secondFactorRepo.isOn(this.#deps.db, userId);
  }

  /** Null: off. */
  async stateOf(userId: string): Promise<SignInMeans['secondFactor']> {
    const { db } = this.#deps;
    const since = (await secondFactorRepo.find(db, userId))?.confirmedAt;
    if (!since) return null;
    const recoveryCodesLeft = await secondFactorRepo.recoveryCodesLeft(db, userId);
    return { since: since.toISOString(), recoveryCodesLeft };
  }

  /**
   * Makes a secret for an authenticator app. Off until `turnOn` has seen a code of it.
   * @throws {AppError} `second-factor-on`, `wrong-password`, `sign-in-again`, `rate-limited`
   */
  async begin(actor: Actor, password: string, address: string) {
    const { db, clock, confirmation, keys } = this.#deps;
    await confirmation.confirm(actor, password, address);
    const secret = totp.makeSecret();
    const sealedSecret = sealText(secret, keys.totp, actor.userId);
    const factor = { userId: actor.userId, sealedSecret, createdAt: clock.now() };
    if (!(await secondFactorRepo.begin(db, factor))) throw new AppError('second-factor-on');
    return { secret, uri: totp.totpUri(secret, actor.email) };
  }

  /**
   * Turns the factor on. @returns the recovery codes, which are kept nowhere here
   * @throws {AppError} `second-factor-wrong`, `second-factor-on`, `second-factor-off`, `rate-limited`
   */
  async turnOn(actor: Actor, code: string, address: string): Promise<string[]> {
    const { clock, mail } = this.#deps;
    return await this.redeem(actor, { code, address }, async (tx) => {
      if (!(await secondFactorRepo.confirm(tx, actor.userId, clock.now())))
        throw new AppError('second-factor-on');
      await mail.send(tx, actor, 'factorAdded');
      return await this.#makeRecoveryCodes(tx, actor.userId);
    });
  }

  /**
   * Replaces the recovery codes. @returns the new ones
   * @throws {AppError} `wrong-password`, `sign-in-again`, `second-factor-wrong`, `second-factor-off`, `rate-limited`
   */
  async renewRecoveryCodes(actor: Actor, attempt: Attempt): Promise<string[]> {
    await this.#confirmOn(actor, attempt);
    return await this.redeem(actor, attempt, async (tx) => {
      await this.#deps.mail.send(tx, actor, 'recoveryCodesRenewed');
      return await this.#makeRecoveryCodes(tx, actor.userId);
    });
  }

  /** @throws {AppError} `wrong-password`, `sign-in-again`, `second-factor-wrong`, `second-factor-off`, `rate-limited` */
  async turnOff(actor: Actor, attempt: Attempt): Promise<void> {
    await this.#confirmOn(actor, attempt);
    await this.redeem(actor, attempt, async (tx) => {
      await secondFactorRepo.remove(tx, actor.userId);
      await this.#deps.mail.send(tx, actor, 'factorRemoved');
    });
  }

  async #confirmOn(actor: Actor, { password, address }: Attempt): Promise<void> {
    await this.#deps.confirmation.confirm(actor, password, address);
    if (!(await this.isOn(actor.userId))) throw new AppError('second-factor-off');
  }

  /**
   * Uses a code up in the transaction of the work that it allows. Counted before it is checked: past the limit, a right code is
   * refused like a wrong one.
   * @throws {AppError} `second-factor-wrong`, `second-factor-off`, `rate-limited`
   */
  async redeem<T>(
    owner: Owner,
    { code, address }: { code: string; address: string },
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const { db, limiter } = this.#deps;
    await limiter.count('second-factor', { address, account: owner.email });
    const result = await db.transaction(async (tx) => {
      if (!(await this.#use(tx, owner, code))) throw new AppError('second-factor-wrong');
      return await work(tx);
    });
    await limiter.clear('second-factor', owner.email);
    return result;
  }

  /** Uses a code up. @returns false for a wrong one, and for one that was used before */
  async #use(tx: Transaction, owner: Owner, code: string): Promise<boolean> {
    const factor = await secondFactorRepo.find(tx, owner.userId);
    if (!factor) throw new AppError('second-factor-off');
    const plain = totp.normalizeCode(code);
    if (!totp.isTotpCode(plain)) return await this.#useRecoveryCode(tx, owner, plain);
    const secret = this.#unseal(factor);
    const step = secret === null ? null : totp.stepOf(secret, plain, this.#deps.clock.now());
    return step !== null && (await secondFactorRepo.useStep(tx, owner.userId, step));
  }

  async #useRecoveryCode(tx: Transaction, owner: Owner, code: string): Promise<boolean> {
    const { keys, mail } = this.#deps;
    const hash = totp.recoveryCodeHash(keys.recovery, owner.userId, code);
    if (!(await secondFactorRepo.useRecoveryCode(tx, owner.userId, hash))) return false;
    const left = await secondFactorRepo.recoveryCodesLeft(tx, owner.userId);
    await mail.send(tx, owner, 'recoveryCodeUsed', { left });
    return true;
  }

  /** Null where the installation's secret is not the one that it was sealed with: no code is right then. */
  #unseal({ userId, sealedSecret }: { userId: string; sealedSecret: string }): string | null {
    try {
      return unsealText(sealedSecret, this.#deps.keys.totp, userId);
    } catch (err) {
      this.#deps.log.error(
        { err, userId },
        'this second factor was stored under another SECRET; `npm run admin -- reset-factor EMAIL` turns it off',
      );
      return null;
    }
  }

  async #makeRecoveryCodes(executor: Executor, userId: string): Promise<string[]> {
    const codes = totp.makeRecoveryCodes();
    const hashes = codes.map((code) =>
      totp.recoveryCodeHash(this.#deps.keys.recovery, userId, code),
    );
    await secondFactorRepo.replaceRecoveryCodes(executor, userId, hashes);
    return codes;
  }
}
