import { and, arrayContains, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { users, webhookDeliveries, webhooks } from '../../platform/database/schema/index.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
export type StoredDelivery = typeof webhookDeliveries.$inferSelect;

const ofUser = (id: string, userId: string) =>
  and(eq(webhooks.id, id), eq(webhooks.userId, userId));

export async function webhooksOf(db: Executor, userId: string): Promise<StoredWebhook[]> {
  return await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

/** What was given up, by webhook, the newest first. */
export async function failedOf(db: Executor, userId: string): Promise<StoredDelivery[]> {
  return await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.status, 'failed')))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(MOST_FAILED);
}

/** What is counted of one person's webhooks. */
const MOST_FAILED = 1_000;

/** Those that are called for an event. */
export async function listeningFor(
  db: Executor,
  userId: string,
  event: StoredWebhook['events'][number],
) {
  return await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(eq(webhooks.userId, userId), webhooks.enabled, arrayContains(webhooks.events, [event])),
    );
}

/** Locks the account, so that two that are added at once are counted one after the other. */
export async function countWebhooks(tx: Transaction, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({ rows: count() })
    .from(webhooks)
    .where(eq(webhooks.userId, userId));
  return row?.rows ?? 0;
}

export async function addWebhook(
  tx: Transaction,
  values: Omit<StoredWebhook, 'enabled'>,
): Promise<StoredWebhook> {
  const [added] = await tx.insert(webhooks).values(values).returning();
  if (!added) throw new Error('no webhook was inserted');
  return added;
}

export async function findWebhook(db: Executor, id: string, userId: string) {
  const [found] = await db.select().from(webhooks).where(ofUser(id, userId));
  return found ?? null;
}

export async function setEnabled(db: Executor, id: string, userId: string, enabled: boolean) {
  const [changed] = await db
    .update(webhooks)
    .set({ enabled })
    .where(ofUser(id, userId))
    .returning();
  return changed ?? null;
}

/** @returns whether the user had it */
export async function removeWebhook(db: Executor, id: string, userId: string): Promise<boolean> {
  const removed = await db
    .delete(webhooks)
    .where(ofUser(id, userId))
    .returning({ id: webhooks.id });
  return removed.length > 0;
}

export async function addDelivery(
  tx: Transaction,
  values: Pick<StoredDelivery, 'webhookId' | 'userId' | 'event' | 'body' | 'createdAt'>,
): Promise<StoredDelivery> {
  const [added] = await tx.insert(webhookDeliveries).values(values).returning();
  if (!added) throw new Error('no delivery was inserted');
  return added;
}

export async function deliveriesOf(db: Executor, webhookId: string, limit: number) {
  return await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
}

/** A delivery with its webhook; not scoped to an owner: for the job. */
export async function findDelivery(db: Executor, id: string) {
  const [found] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return found ?? null;
}

/** Begins a delivery again. @returns null where the user has none of that id */
export async function beginAgain(tx: Transaction, id: string, userId: string) {
  const [found] = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting' })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.userId, userId)))
    .returning();
  return found ?? null;
}

export async function recordAttempt(
  db: Executor,
  id: string,
  values: Pick<StoredDelivery, 'status' | 'lastStatus' | 'lastFault' | 'lastAttemptAt'>,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...values, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

export async function failDelivery(db: Executor, id: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed' })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'waiting')));
}

export async function removeDeliveriesBefore(db: Executor, moment: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, moment));
}
