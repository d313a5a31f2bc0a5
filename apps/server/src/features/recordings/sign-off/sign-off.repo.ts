import { desc, eq, and, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { signedVersions, summaries, users } from '../../../platform/database/schema/index.ts';

export type SignedRow = typeof signedVersions.$inferSelect;

/** The newest first. */
export async function versionsOf(executor: Executor, summaryId: string): Promise<SignedRow[]> {
  return await executor
    .select()
    .from(signedVersions)
    .where(eq(signedVersions.summaryId, summaryId))
    .orderBy(desc(signedVersions.number));
}

export async function latestVersion(
  executor: Executor,
  summaryId: string,
): Promise<SignedRow | null> {
  const [found] = await executor
    .select()
    .from(signedVersions)
    .where(eq(signedVersions.summaryId, summaryId))
    .orderBy(desc(signedVersions.number))
    .limit(1);
  return found ?? null;
}

export async function findVersion(
  executor: Executor,
  summaryId: string,
  number: number,
): Promise<SignedRow | null> {
  const [found] = await executor
    .select()
    .from(signedVersions)
    .where(and(eq(signedVersions.summaryId, summaryId), eq(signedVersions.number, number)));
  return found ?? null;
}

export async function findByFingerprint(executor: Executor, fingerprint: string) {
  const [found] = await executor
    .select({ number: signedVersions.number, signedAt: signedVersions.signedAt })
    .from(signedVersions)
    .where(eq(signedVersions.fingerprint, fingerprint))
    .limit(1);
  return found ?? null;
}

/** The nearest notes that these were made from, directly or through others, that have a version, and its number. */
export async function signedBefore(
  executor: Executor,
  summaryId: string,
): Promise<{ summaryId: string; number: number } | null> {
  const { rows } = await executor.execute<{ summaryId: string; number: number }>(sql`
    with recursive earlier(id, step) as (
      select made_from, 1 from ${summaries} where id = ${summaryId}
      union
      select made.made_from, earlier.step + 1 from ${summaries} made join earlier on made.id = earlier.id)
    select signed.summary_id as "summaryId", signed.number
      from ${signedVersions} signed join earlier on earlier.id = signed.summary_id
     order by earlier.step, signed.number desc limit 1`);
  return rows[0] ?? null;
}

export async function addVersion(
  tx: Transaction,
  values: typeof signedVersions.$inferInsert,
): Promise<void> {
  await tx.insert(signedVersions).values(values);
}

/** What a person wants to be called, and their address. */
export async function personOf(executor: Executor, userId: string) {
  const [found] = await executor
    .select({ displayName: users.displayName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
