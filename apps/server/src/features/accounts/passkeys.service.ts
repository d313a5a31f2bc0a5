import type { Passkey } from '@notelark/api/sign-in';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountMailService } from './account-mail.service.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { removeWay } from './only-way.ts';
import { passkeysRepo, type StoredPasskey } from './passkeys.repo.ts';
import type { Device, SignInResult, SignInService } from './sign-in.service.ts';
import type { SignInSteps } from './sign-in-steps.service.ts';

export interface PasskeysDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: AccountMailService;
  confirmation: ConfirmationService;
  signIn: SignInService;
  steps: SignInSteps;
  publicUrl: URL;
  /** Whether an account can be signed in to with a password. */
  passwords: boolean;
}

/** Loaded with the first passkey: it takes 31 MB. */
const library = () => import('@simplewebauthn/server');

/** Of COSE: Ed25519, ES256, RS256. Every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser sends; the library checks its shape. */
interface Credential {
  id: string;
}

/**
 * Passkeys (WebAuthn). The authenticator checks its user, by fingerprint or PIN: a passkey is something one has and something one
 * is or knows, so no second factor is asked for.
 */
export class PasskeysService {
  readonly #deps: PasskeysDeps;

  constructor(deps: PasskeysDeps) {
    this.#deps = deps;
  }

  async list(userId: string): Promise<Passkey[]> {
    return (await passkeysRepo.ofUser(this.#deps.db, userId)).map(asPasskey);
  }

  /** @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited` */
  async beginAdding(actor: Actor, password: string, address: string) {
    const { db, confirmation, publicUrl, steps } = this.#deps;
    await confirmation.confirm(actor, password, address);
    const known = await passkeysRepo.ofUser(db, actor.userId);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Notelark',
      rpID: publicUrl.hostname,
      userName: actor.email,
      userID: new TextEncoder().encode(actor.userId),
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      // Found without an address being typed, and checks its user.
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { challenge: token } = options;
    await steps.begin(db, { purpose: 'passkey-new', userId: actor.userId, token });
    return { ...options };
  }

  /** @throws {AppError} `passkey-refused` */
  async add(
    actor: Actor,
    { name, credential }: { name: string; credential: Credential },
  ): Promise<Passkey> {
    const { db, clock, mail } = this.#deps;
    const { verifyRegistrationResponse } = await library();
    const made = await this.#verified(() =>
      verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#uses('passkey-new', challenge, actor.userId),
        supportedAlgorithmIDs: ALGORITHMS,
        ...this.#expected(),
      }),
    );
    const { credential: key, credentialBackedUp: synced } = made.registrationInfo ?? refuse();
    const passkey = {
      userId: actor.userId,
      name,
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: key.transports ?? [],
      synced,
      createdAt: clock.now(),
    };
    return await db.transaction(async (tx) => {
      const added = (await passkeysRepo.add(tx, passkey)) ?? refuse();
      await mail.send(tx, actor, 'passkeyAdded', { name });
      return asPasskey(added);
    });
  }

  /** @throws {AppError} `not-found` */
  async rename(actor: Actor, id: string, name: string): Promise<Passkey> {
    const renamed = await passkeysRepo.rename(this.#deps.db, actor.userId, id, name);
    if (!renamed) throw new AppError('not-found');
    return asPasskey(renamed);
  }

  /** @throws {AppError} `not-found`, `only-way-to-sign-in`, `wrong-password`, `sign-in-again`, `rate-limited` */
  async remove(actor: Actor, id: string, password: string, address: string): Promise<void> {
    const { db, confirmation, mail, passwords } = this.#deps;
    if (!(await passkeysRepo.has(db, actor.userId, id))) throw new AppError('not-found');
    await confirmation.confirm(actor, password, address);
    await db.transaction(async (tx) => {
      const removed = await removeWay(tx, { userId: actor.userId, passwords }, () =>
        passkeysRepo.remove(tx, actor.userId, id),
      );
      if (removed) await mail.send(tx, actor, 'passkeyRemoved', { name: removed.name });
    });
  }

  /** @throws {AppError} `rate-limited` */
  async beginSignIn(address: string) {
    const { db, limiter, publicUrl, steps } = this.#deps;
    await limiter.count('begin-sign-in', { address });
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: publicUrl.hostname,
      userVerification: 'required',
    });
    await steps.begin(db, { purpose: 'passkey-sign-in', token: options.challenge });
    return { ...options };
  }

  /** @throws {AppError} `passkey-refused`, `account-suspended` */
  async signIn(credential: Credential, device: Device): Promise<SignInResult> {
    const { db, clock, signIn } = this.#deps;
    const { passkey, user } = (await passkeysRepo.findByCredential(db, credential.id)) ?? refuse();
    const { verifyAuthenticationResponse } = await library();
    const { authenticationInfo } = await this.#verified(() =>
      verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#uses('passkey-sign-in', challenge, null),
        ...this.#expected(),
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    await passkeysRepo.used(db, passkey.id, authenticationInfo.newCounter, clock.now());
    return await signIn.admit(user, device, 'complete');
  }

  #expected() {
    const { origin, hostname } = this.#deps.publicUrl;
    return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  }

  /** Each challenge is ours, for this account, and good once. */
  async #uses(
    purpose: 'passkey-new' | 'passkey-sign-in',
    challenge: string,
    userId: string | null,
  ): Promise<boolean> {
    const { db, steps } = this.#deps;
    const step = await steps.consume(db, purpose, challenge);
    return step !== undefined && step.userId === userId;
  }

  /** The library throws for everything that is wrong with an answer. */
  async #verified<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
    const result = await verify().catch((cause: unknown) => refuse(cause));
    return result.verified ? result : refuse();
  }
}

function refuse(cause?: unknown): never {
  throw new AppError('passkey-refused', { cause });
}

const asPasskey = ({ id, name, createdAt, lastUsedAt, synced }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});
