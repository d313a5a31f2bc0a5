import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountMailService } from './account-mail.service.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { identitiesRepo } from './identities.repo.ts';
import { removeWay } from './only-way.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface JoiningDeps {
  db: Database;
  mail: AccountMailService;
  confirmation: ConfirmationService;
  steps: SignInSteps;
  /** Of the OpenID provider; null where none is set. */
  providerName: string | null;
  supportEmail: string;
  /** Whether an account can be signed in to with a password. */
  passwords: boolean;
}

interface Subject {
  issuer: string;
  subject: string;
}

/** An account at the OpenID provider joins an existing account once that one has been signed in to (product rule A7). */
export class JoiningService {
  readonly #deps: JoiningDeps;

  constructor(deps: JoiningDeps) {
    this.#deps = deps;
  }

  /** @returns the token by which the browser that has both accounts is known */
  begin(userId: string, { issuer, subject }: Subject): Promise<string> {
    const { db, steps } = this.#deps;
    return steps.begin(db, { purpose: 'join', userId, data: { issuer, subject } });
  }

  /** Whether an account waits to be joined. */
  async isFor(
    executor: Executor,
    token: string | undefined,
    userId: string | undefined,
  ): Promise<boolean> {
    if (token === undefined || userId === undefined) return false;
    return (await this.#deps.steps.find(executor, 'join', token))?.userId === userId;
  }

  /** Joins, where `token` is for the account that signs in; another account stays as it is. */
  async join(
    tx: Transaction,
    token: string | undefined,
    user: { id: string; email: string },
  ): Promise<void> {
    if (token === undefined || !(await this.isFor(tx, token, user.id))) return;
    const step = await this.#deps.steps.consume(tx, 'join', token);
    const { issuer, subject } = step?.data ?? {};
    if (issuer === undefined || subject === undefined) return;
    await this.add(tx, user, { issuer, subject });
  }

  async add(tx: Transaction, user: { id: string; email: string }, subject: Subject): Promise<void> {
    const { mail, providerName, supportEmail } = this.#deps;
    if (!(await identitiesRepo.add(tx, user.id, subject))) return;
    const params = { provider: providerName ?? subject.issuer, support: supportEmail };
    await mail.send(tx, user, 'openIdJoined', params);
  }

  /**
   * Ends the joining: the provider's account no longer signs in to this one.
   * @throws {AppError} `not-found`, `only-way-to-sign-in`, `wrong-password`, `sign-in-again`, `rate-limited`
   */
  async separate(actor: Actor, password: string, address: string): Promise<void> {
    const { db, confirmation, mail, passwords, providerName, supportEmail } = this.#deps;
    if (!(await identitiesRepo.has(db, actor.userId))) throw new AppError('not-found');
    await confirmation.confirm(actor, password, address);
    await db.transaction(async (tx) => {
      await removeWay(tx, { userId: actor.userId, passwords }, () =>
        identitiesRepo.removeAll(tx, actor.userId),
      );
      const params = { provider: providerName ?? 'OpenID', support: supportEmail };
      await mail.send(tx, actor, 'openIdSeparated', params);
    });
  }
}
