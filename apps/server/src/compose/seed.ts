import { compose } from '../app.ts';
import type { Config } from '../config.ts';
import { accountsRepo } from '../features/accounts/accounts.repo.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { Clock } from '../ports/clock.ts';
import { actorOf, createAccount, SEEDED_PASSWORD, seedPeople } from './seed-people.ts';
import { readSamples, store, untilMade } from './seed-results.ts';

/** Who may sign in to the seeded installation. */
export const SEEDED = { email: 'demo@notelark.example', password: SEEDED_PASSWORD } as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stands at a moment of the past month while what happened then is stored. */
class SeedClock implements Clock {
  #at: Date | null = null;

  now(): Date {
    return this.#at === null ? systemClock.now() : new Date(this.#at);
  }

  /** @param daysAgo null: the present */
  set(daysAgo: number | null): void {
    this.#at = daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS);
  }
}

/**
 * An account with a month of recordings, texts and live transcripts, made from the samples of the summarizer's evaluation, its
 * team, and an installation to administer. The notes are written by the installation's own engine. Sends no mail. Idempotent.
 * @returns how many results were made; 0: the account was there
 */
export async function seed(databaseUrl: string, config: Config): Promise<number> {
  const clock = new SeedClock();
  const product = await compose({
    config: { ...config, mail: { ...config.mail, smtpUrl: null } },
    log: createLog('warn'),
    databaseUrl,
    publicUrl: new URL(config.publicUrl ?? 'http://localhost'),
    clock,
  });
  try {
    const { db } = product.context;
    const created = await createAccount(product, SEEDED.email);
    if (!created) return 0;
    const { userId } = created;
    const grant = { plan: 'business', until: null, limits: null } as const;
    await accountsRepo.grant(db, userId, grant, clock.now());
    await accountsRepo.setAdministrator(db, userId, true);
    const actor = await actorOf(product, userId);
    const samples = readSamples();
    for (const [at, sample] of samples.entries()) {
      // From four weeks ago to an hour ago.
      clock.set(28 * (1 - at / (samples.length - 1)) + 0.04);
      await store(product, actor, sample, at);
    }
    clock.set(null);
    const team = await seedPeople(product, actor, samples);
    await product.startWorker();
    for (const person of [actor, ...team]) await untilMade(product, person);
    return samples.length;
  } finally {
    await product.stop();
  }
}
