import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import type { AccountMailService } from './account-mail.service.ts';
import { identitiesRepo } from './identities.repo.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface JoiningDeps {
  db: Database;
  mail: AccountMailService;
  steps: SignInSteps;
  /** Of the OpenID provider; null where none is set. */
  providerName: string | null;
  supportEmail: string;
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
}
