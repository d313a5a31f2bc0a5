import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { signInSteps } from '../../platform/database/schema/index.ts';

export type SignInStep = typeof signInSteps.$inferSelect;
export type StepPurpose = SignInStep['purpose'];

/** Sign-ins, and changes of the ways to sign in, that are not complete. */
export const signInStepsRepo = {
  async add(db: Executor, step: SignInStep): Promise<void> {
    await db.insert(signInSteps).values(step);
  },

  async find(
    db: Executor,
    purpose: StepPurpose,
    tokenHash: string,
    now: Date,
  ): Promise<SignInStep | undefined> {
    const [step] = await db
      .select()
      .from(signInSteps)
      .where(isOpen(purpose, tokenHash, now));
    return step;
  },

  /** Deletes a step and returns it: of two requests with the same one, the second gets undefined. */
  async consume(
    db: Executor,
    purpose: StepPurpose,
    tokenHash: string,
    now: Date,
  ): Promise<SignInStep | undefined> {
    const [step] = await db
      .delete(signInSteps)
      .where(isOpen(purpose, tokenHash, now))
      .returning();
    return step;
  },

  async removeOfUser(db: Executor, userId: string): Promise<void> {
    await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
  },

  async removeExpired(db: Executor, now: Date): Promise<void> {
    await db.delete(signInSteps).where(lte(signInSteps.expiresAt, now));
  },
};

const isOpen = (purpose: StepPurpose, tokenHash: string, now: Date) =>
  and(
    eq(signInSteps.purpose, purpose),
    eq(signInSteps.tokenHash, tokenHash),
    gt(signInSteps.expiresAt, now),
  );
