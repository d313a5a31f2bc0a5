import type { Executor } from '../../platform/database/client.ts';
import { makeToken, tokenHash } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import { STEP_LIFETIME_MS } from './accounts.policy.ts';
import { type SignInStep, signInStepsRepo, type StepPurpose } from './sign-in-steps.repo.ts';

interface NewStep {
  purpose: StepPurpose;
  userId?: string;
  data?: Record<string, string>;
  /** Default: a new one. */
  token?: string;
}

/** What is remembered between two steps of a sign-in: each step works once and ends after ten minutes. */
export class SignInSteps {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns the token by which the next step is found */
  async begin(db: Executor, step: NewStep): Promise<string> {
    const { purpose, userId = null, data = {}, token = makeToken() } = step;
    const expiresAt = new Date(this.#clock.now().getTime() + STEP_LIFETIME_MS);
    await signInStepsRepo.add(db, {
      purpose,
      userId,
      data,
      tokenHash: tokenHash(token),
      expiresAt,
    });
    return token;
  }

  find(db: Executor, purpose: StepPurpose, token: string): Promise<SignInStep | undefined> {
    return signInStepsRepo.find(db, purpose, tokenHash(token), this.#clock.now());
  }

  /** Of two requests with the same token, the second gets undefined. */
  consume(db: Executor, purpose: StepPurpose, token: string): Promise<SignInStep | undefined> {
    return signInStepsRepo.consume(db, purpose, tokenHash(token), this.#clock.now());
  }

  /** Ends every incomplete step of an account. */
  endAll(db: Executor, userId: string): Promise<void> {
    return signInStepsRepo.removeOfUser(db, userId);
  }

  sweep(db: Executor): Promise<void> {
    return signInStepsRepo.removeExpired(db, this.#clock.now());
  }
}
