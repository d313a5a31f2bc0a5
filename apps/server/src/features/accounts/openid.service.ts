import { Email } from '@notelark/api/accounts';
import type { OpenIdOutcome } from '@notelark/api/open-id-outcomes';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type Identity,
  type IdentityProvider,
  IdentityProviderError,
} from '../../ports/identity-provider.ts';
import type { AccountsService } from './accounts.service.ts';
import { accountsRepo, type User } from './accounts.repo.ts';
import { identitiesRepo } from './identities.repo.ts';
import type { JoiningService } from './joining.service.ts';
import type { Device, SignInResult, SignInService } from './sign-in.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface OpenIdDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  log: Logger;
  accounts: AccountsService;
  joining: JoiningService;
  signIn: SignInService;
  steps: SignInSteps;
  publicUrl: URL;
  provider: IdentityProvider | null;
}

const CALLBACK = '/api/auth/openid/callback';

/** Where the browser goes next, and what it is given on the way. */
export interface Onward {
  to: URL;
  /** The token of the next step. */
  step?: string;
  joinToken?: string;
  signedIn?: SignInResult;
}

/** Signing in at an OpenID provider (product rule A7). */
export class OpenIdService {
  readonly #deps: OpenIdDeps;

  constructor(deps: OpenIdDeps) {
    this.#deps = deps;
  }

  /** @param from the page to go to afterwards @throws {AppError} `not-found` where no provider is set */
  async begin(from: string, address: string): Promise<Onward> {
    const { db, limiter, publicUrl, steps } = this.#deps;
    const provider = this.#provider();
    return await this.#orFailed(async () => {
      await limiter.count('begin-sign-in', { address });
      const { url, checks } = await provider.begin(new URL(CALLBACK, publicUrl));
      const data = { ...checks, from: this.#ownPath(from) };
      return { to: url, step: await steps.begin(db, { purpose: 'openid', data }) };
    });
  }

  /** @param returned path and query that the provider sent the browser to @throws {AppError} `not-found` */
  async finish(returned: string, stepToken: string | undefined, device: Device): Promise<Onward> {
    const { db, publicUrl, steps } = this.#deps;
    const provider = this.#provider();
    const step = stepToken === undefined ? undefined : await steps.consume(db, 'openid', stepToken);
    const { state, nonce, codeVerifier, from } = step?.data ?? {};
    if (!state || !nonce || !codeVerifier || !from) return this.#toLogin('failed');
    return await this.#orFailed(async () => {
      const checks = { state, nonce, codeVerifier };
      const identity = await provider.finish(new URL(returned, publicUrl), checks);
      return await this.#admit(identity, from, device);
    });
  }

  #provider(): IdentityProvider {
    if (!this.#deps.provider) throw new AppError('not-found');
    return this.#deps.provider;
  }

  /** @throws {AppError} `sign-up-closed`, `sign-up-domain`, `account-suspended` */
  async #admit(identity: Identity, from: string, device: Device): Promise<Onward> {
    const { db, publicUrl, signIn } = this.#deps;
    let user = await identitiesRepo.findUser(db, identity);
    if (!user) {
      const email = verifiedEmail(identity);
      if (email === null) return this.#toLogin('unverified');
      user = await this.#adopt(identity, email);
      if (!user) return await this.#toConfirm(identity, email, from);
    }
    const signedIn = await signIn.admit(user, device);
    return signedIn.step === null
      ? { to: new URL(from, publicUrl), signedIn }
      : { ...this.#toLogin('code', from), signedIn };
  }

  /** To the sign-in form: a verified account has the address. */
  async #toConfirm(identity: Identity, email: string, from: string): Promise<Onward> {
    const { db, joining } = this.#deps;
    const existing = await accountsRepo.findByEmail(db, email);
    if (!existing) return this.#toLogin('failed');
    const joinToken = await joining.begin(existing.id, identity);
    return { ...this.#toLogin('confirm', from), joinToken };
  }

  /**
   * The account for an address that the provider has verified: a new one, or one that is not verified yet.
   * @returns undefined where a verified account has the address, which has to confirm first
   */
  async #adopt(identity: Identity, email: string): Promise<User | undefined> {
    const { db, accounts, joining } = this.#deps;
    return await db.transaction(async (tx) => {
      const user = await accounts.createVerified(tx, email);
      if (user) await joining.add(tx, user, identity);
      return user;
    });
  }

  /** Failures end at the sign-in form, which explains them. */
  async #orFailed(work: () => Promise<Onward>): Promise<Onward> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof IdentityProviderError) {
        this.#deps.log.warn({ err: error }, 'signing in at the OpenID provider failed');
        return this.#toLogin('failed');
      }
      if (error instanceof AppError && error.code === 'rate-limited')
        return this.#toLogin('failed');
      if (error instanceof AppError && isOutcome(error.code)) return this.#toLogin(error.code);
      throw error;
    }
  }

  #toLogin(outcome: OpenIdOutcome, from?: string): Onward {
    const to = new URL('/login', this.#deps.publicUrl);
    to.searchParams.set('openid', outcome);
    if (from !== undefined) to.searchParams.set('from', from);
    return { to };
  }

  /** Never a page of another site, however the path is written. */
  #ownPath(from: string): string {
    const { origin } = this.#deps.publicUrl;
    const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
    return url?.origin === origin && from.startsWith('/')
      ? `${url.pathname}${url.search}${url.hash}`
      : '/dashboard';
  }
}

/** As it is stored; null where the provider has verified none, or none that could sign up. */
const verifiedEmail = ({ email, emailVerified }: Identity): string | null =>
  emailVerified ? (Email.safeParse(email).data ?? null) : null;

const isOutcome = (code: string): code is OpenIdOutcome & AppError['code'] =>
  code === 'sign-up-closed' || code === 'sign-up-domain' || code === 'account-suspended';
