import { eq, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { mailHandovers } from '../../platform/database/schema/index.ts';

/** @returns false where an earlier try has begun and did not end */
export async function begin(db: Executor, mailId: string, startedAt: Date): Promise<boolean> {
  const begun = await db
    .insert(mailHandovers)
    .values({ mailId, startedAt })
    .onConflictDoNothing()
    .returning({ mailId: mailHandovers.mailId });
  return begun.length > 0;
}

export async function withdraw(db: Executor, mailId: string): Promise<void> {
  await db.delete(mailHandovers).where(eq(mailHandovers.mailId, mailId));
}

export async function removeBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(mailHandovers).where(lt(mailHandovers.startedAt, before));
}
