import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { summaries, transfers, uploads } from '../../platform/database/schema/index.ts';
import type { QuotaReservation } from '../usage/reservation.ts';

export type Transfer = typeof transfers.$inferSelect;

/** What the owner knows of a recording, and wants of its summary. */
interface Wanted {
  spokenLanguage: string | null;
  summary: Pick<typeof summaries.$inferSelect, 'template' | 'instructions' | 'outputLanguage'>;
}

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

/** With `ownerId`, a transfer of somebody else's is as good as none. */
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

/** The upload that a transfer has become, with the summary that was asked for with it. */
export async function findOutcome(
  executor: Executor,
  { id, userId }: Pick<Transfer, 'id' | 'userId'>,
): Promise<{ uploadId: string; summaryId: string } | null> {
  const [found] = await executor
    .select({ uploadId: uploads.id, summaryId: summaries.id })
    .from(uploads)
    .innerJoin(summaries, eq(summaries.uploadId, uploads.id))
    .where(and(eq(uploads.transferId, id), eq(uploads.userId, userId)))
    .orderBy(summaries.createdAt)
    .limit(1);
  return found ?? null;
}

/** The upload and its first summary. */
export async function insertUpload(
  tx: Transaction,
  reservation: QuotaReservation,
  transfer: Transfer,
  wanted: Wanted,
  createdAt: Date,
): Promise<{ uploadId: string; summaryId: string }> {
  const { id, userId, filename, outputType, keepOriginal } = transfer;
  const uploadId = reservation.sourceId;
  await tx.insert(uploads).values({
    id: uploadId,
    userId,
    filename,
    keepOriginal,
    spokenLanguage: wanted.spokenLanguage,
    fileKey: id,
    transferId: id,
    sizeBytes: transfer.sizeBytes ?? 0,
    createdAt,
  });
  const [summary] = await tx
    .insert(summaries)
    .values({ userId, uploadId, outputType, status: 'waiting', createdAt, ...wanted.summary })
    .returning({ id: summaries.id });
  if (!summary) throw new Error('no summary was inserted');
  return { uploadId, summaryId: summary.id };
}

const totalBytes = (
  column: typeof uploads.sizeBytes | typeof transfers.sizeBytes,
  unknown: number,
) => sql`coalesce(sum(coalesce(${column}, ${unknown})), 0)`.mapWith(Number);

/**
 * Bytes of all files of a user: those of uploads, whatever became of them, and those that are still being sent.
 * @param unannounced what a file counts whose size is not known yet
 */
export async function storedBytes(
  tx: Transaction,
  ownerId: string,
  unannounced: number,
): Promise<number> {
  const [files] = await tx
    .select({ bytes: totalBytes(uploads.sizeBytes, 0) })
    .from(uploads)
    .where(and(eq(uploads.userId, ownerId), isNotNull(uploads.fileKey)));
  const [arriving] = await tx
    .select({ bytes: totalBytes(transfers.sizeBytes, unannounced) })
    .from(transfers)
    .where(
      and(
        eq(transfers.userId, ownerId),
        isNull(transfers.completedAt),
        isNull(transfers.errorCode),
      ),
    );
  return (files?.bytes ?? 0) + (arriving?.bytes ?? 0);
}
