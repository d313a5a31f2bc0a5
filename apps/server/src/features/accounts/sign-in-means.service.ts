import type { SignInMeans } from '@notelark/api/sign-in';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { accountsRepo } from './accounts.repo.ts';
import { identitiesRepo } from './identities.repo.ts';
import type { PasskeysService } from './passkeys.service.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SessionsService } from './sessions.service.ts';

export interface SignInMeansDeps {
  db: Database;
  passkeys: PasskeysService;
  secondFactor: SecondFactorService;
  sessions: SessionsService;
}

/** How an account is signed in to, for its owner's profile. */
export class SignInMeansService {
  readonly #deps: SignInMeansDeps;

  constructor(deps: SignInMeansDeps) {
    this.#deps = deps;
  }

  async of(actor: Actor): Promise<SignInMeans> {
    const { db, passkeys, secondFactor, sessions } = this.#deps;
    const { userId } = actor;
    const [passwordHash, factor, keys, openId, devices] = await Promise.all([
      accountsRepo.passwordHashOf(db, userId),
      secondFactor.stateOf(userId),
      passkeys.list(userId),
      identitiesRepo.has(db, userId),
      sessions.list(actor),
    ]);
    return {
      password: passwordHash !== null,
      secondFactor: factor,
      passkeys: keys,
      openId,
      sessions: devices,
    };
  }
}
