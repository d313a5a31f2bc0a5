import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '../../platform/database/schema/index.ts';

export type Issue = typeof newsletterIssues.$inferSelect;
type IssueText = Pick<Issue, 'subject' | 'body'>;

/** Newest first. @param after the id that the page before ended with */
export async function page(
  db: Executor,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Issue[]> {
  return await db
    .select()
    .from(newsletterIssues)
    .where(
      after === undefined
        ? undefined
        : sql`(${newsletterIssues.createdAt}, ${newsletterIssues.id}) < (
            select created_at, id from newsletter_issues where id = ${after})`,
    )
    .orderBy(desc(newsletterIssues.createdAt), desc(newsletterIssues.id))
    .limit(limit);
}

export async function add(db: Executor, issue: IssueText & { createdAt: Date }): Promise<Issue> {
  const [added] = await db.insert(newsletterIssues).values(issue).returning();
  if (!added) throw new Error('an insert returned no row');
  return added;
}

export async function find(db: Executor, id: string): Promise<Issue | null> {
  const [found] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  return found ?? null;
}

export async function lock(tx: Transaction, id: string): Promise<Issue | null> {
  const [found] = await tx
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, id))
    .for('update');
  return found ?? null;
}

export async function update(
  db: Executor,
  id: string,
  values: Partial<IssueText & { sentAt: Date }>,
): Promise<void> {
  await db.update(newsletterIssues).set(values).where(eq(newsletterIssues.id, id));
}

export async function remove(db: Executor, id: string): Promise<void> {
  await db.delete(newsletterIssues).where(eq(newsletterIssues.id, id));
}

export async function countConfirmed(db: Executor): Promise<number> {
  return await db.$count(newsletterSubscribers, isNotNull(newsletterSubscribers.confirmedAt));
}

/** Notes a delivery for subscribers that have none of this issue yet. @returns their ids; none: all have one */
export async function addDeliveries(
  tx: Transaction,
  { id: issueId, sentAt }: { id: string; sentAt: Date },
  limit: number,
): Promise<string[]> {
  const waiting = await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .leftJoin(
      newsletterDeliveries,
      and(
        eq(newsletterDeliveries.subscriberId, newsletterSubscribers.id),
        eq(newsletterDeliveries.issueId, issueId),
      ),
    )
    .where(
      and(isNull(newsletterDeliveries.issueId), lte(newsletterSubscribers.confirmedAt, sentAt)),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(limit)
    // Another worker's rows are its own; a subscription that ends meanwhile ends first.
    .for('update', { of: newsletterSubscribers, skipLocked: true });
  if (waiting.length === 0) return [];
  const added = await tx
    .insert(newsletterDeliveries)
    .values(waiting.map(({ id: subscriberId }) => ({ issueId, subscriberId })))
    .onConflictDoNothing()
    .returning({ id: newsletterDeliveries.subscriberId });
  return added.map(({ id }) => id);
}

/** A mail that is due, with what it says; null where it was sent, or the subscription has ended. */
export async function findDue(db: Executor, issueId: string, subscriberId: string) {
  const [found] = await db
    .select({
      mailId: newsletterDeliveries.mailId,
      email: newsletterSubscribers.email,
      subject: newsletterIssues.subject,
      body: newsletterIssues.body,
    })
    .from(newsletterDeliveries)
    .innerJoin(
      newsletterSubscribers,
      and(
        eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId),
        isNotNull(newsletterSubscribers.confirmedAt),
      ),
    )
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.subscriberId, subscriberId),
        isNull(newsletterDeliveries.sentAt),
      ),
    );
  return found ?? null;
}

/** Marks a delivery as sent and counts it, once. */
export async function markSent(
  tx: Transaction,
  { issueId, subscriberId, at }: { issueId: string; subscriberId: string; at: Date },
): Promise<void> {
  const marked = await tx
    .update(newsletterDeliveries)
    .set({ sentAt: at })
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.subscriberId, subscriberId),
        isNull(newsletterDeliveries.sentAt),
      ),
    )
    .returning({ issueId: newsletterDeliveries.issueId });
  if (marked.length > 0)
    await tx
      .update(newsletterIssues)
      .set({ recipients: sql`${newsletterIssues.recipients} + 1` })
      .where(eq(newsletterIssues.id, issueId));
}
