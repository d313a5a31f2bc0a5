import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { transfers } from '../../../platform/database/schema/index.ts';
import type { QuotaReservation } from '../../usage/reservation.ts';

export type Transfer = typeof transfers.$inferSelect;

/** No file comes in without the proof that its minutes are reserved. */
export async function insertTransfer(
  tx: Transaction,
  reservation: QuotaReservation,
  values: Omit<typeof transfers.$inferInsert, 'userId' | 'uploadId'>,
): Promise<void> {
  await tx
    .insert(transfers)
    .values({ ...values, userId: reservation.userId, uploadId: reservation.sourceId });
}

/** With `ownerId`, a transfer of another user's is as good as none. */
export async function findTransfer(
  executor: Executor,
  id: string,
  ownerId?: string,
): Promise<Transfer | null> {
  const [found] = await executor
    .select()
    .from(transfers)
    .where(
      and(eq(transfers.id, id), ownerId === undefined ? undefined : eq(transfers.userId, ownerId)),
    );
  return found ?? null;
}

/** Locked until the transaction ends, so that a transfer becomes one upload however many ask at once. */
export async function lockTransfer(tx: Transaction, id: string): Promise<Transfer | null> {
  const [found] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update');
  return found ?? null;
}

export async function updateTransfer(
  executor: Executor,
  id: string,
  values: Partial<Pick<Transfer, 'sizeBytes' | 'receivedAt' | 'completedAt' | 'errorCode'>>,
): Promise<void> {
  await executor.update(transfers).set(values).where(eq(transfers.id, id));
}

export async function deleteTransfer(executor: Executor, id: string): Promise<void> {
  await executor.delete(transfers).where(eq(transfers.id, id));
}

export async function expiredTransfers(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<Transfer[]> {
  return executor.select().from(transfers).where(lt(transfers.expiresAt, now)).limit(limit);
}

/**
 * Bytes of a user's files that are still being sent.
 * @param unannounced what a file counts whose size is not known yet
 */
export async function arrivingBytes(
  tx: Transaction,
  ownerId: string,
  unannounced: number,
): Promise<number> {
  const [arriving] = await tx
    .select({
      bytes: sql`coalesce(sum(coalesce(${transfers.sizeBytes}, ${unannounced})), 0)`.mapWith(
        Number,
      ),
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.userId, ownerId),
        isNull(transfers.completedAt),
        isNull(transfers.errorCode),
      ),
    );
  return arriving?.bytes ?? 0;
}
