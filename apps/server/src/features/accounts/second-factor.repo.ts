import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { recoveryCodes, secondFactors } from '../../platform/database/schema/index.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

/** Authenticator apps and recovery codes. */
export const secondFactorRepo = {
  async find(db: Executor, userId: string): Promise<SecondFactor | undefined> {
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    return factor;
  },

  /** Replaces one that was never confirmed. @returns false: there is a confirmed one */
  async begin(
    db: Executor,
    factor: Pick<SecondFactor, 'userId' | 'sealedSecret' | 'createdAt'>,
  ): Promise<boolean> {
    const { sealedSecret, createdAt } = factor;
    const rows = await db
      .insert(secondFactors)
      .values(factor)
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { sealedSecret, createdAt, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId });
    return rows.length > 0;
  },

  /** @returns false: it was confirmed before, or is gone */
  async confirm(db: Executor, userId: string, at: Date): Promise<boolean> {
    const rows = await db
      .update(secondFactors)
      .set({ confirmedAt: at })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    return rows.length > 0;
  },

  /** Uses up the code of a time step, and of those before it. @returns false: it was used up before */
  async useStep(db: Executor, userId: string, step: number): Promise<boolean> {
    const rows = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
      .returning({ userId: secondFactors.userId });
    return rows.length > 0;
  },

  async remove(db: Executor, userId: string): Promise<void> {
    await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  },

  async isOn(db: Executor, userId: string): Promise<boolean> {
    const rows = await db
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
    return rows.length > 0;
  },

  async replaceRecoveryCodes(
    db: Executor,
    userId: string,
    hashes: readonly string[],
  ): Promise<void> {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  },

  /** @returns false: there is none, or it was used before */
  async useRecoveryCode(db: Executor, userId: string, codeHash: string): Promise<boolean> {
    const rows = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId });
    return rows.length > 0;
  },

  async recoveryCodesLeft(db: Executor, userId: string): Promise<number> {
    const [row] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId));
    return row?.left ?? 0;
  },
};
