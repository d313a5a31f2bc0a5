import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import {
  summaries,
  textInputs,
  transcripts,
  transcriptSegments,
  uploads,
} from '../../platform/database/schema/index.ts';
import type { QuotaReservation } from '../usage/reservation.ts';

export type Summary = typeof summaries.$inferSelect;
export type TextInput = typeof textInputs.$inferSelect;
type OutputType = Summary['outputType'];
/** What the user wants of it (see `summary-options.policy.ts`). */
type WishColumns = Pick<Summary, 'template' | 'instructions' | 'outputLanguage'>;

/** The source of a summary: an upload or a text, whose owner it shares. */
export type SourceId = { uploadId: string } | { textInputId: string };

const bySource = (source: SourceId) =>
  'uploadId' in source
    ? eq(summaries.uploadId, source.uploadId)
    : eq(summaries.textInputId, source.textInputId);

/** Is it still wanted? Asked twice a second while it is made. */
export async function summaryExists(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: summaries.id })
    .from(summaries)
    .where(eq(summaries.id, id));
  return found.length > 0;
}

export async function findSummary(
  executor: Executor,
  id: string,
  ownerId?: string,
): Promise<Summary | null> {
  const [found] = await executor
    .select()
    .from(summaries)
    .where(
      and(eq(summaries.id, id), ownerId === undefined ? undefined : eq(summaries.userId, ownerId)),
    );
  return found ?? null;
}

/** Locked until the transaction ends. */
export async function lockSummary(
  tx: Transaction,
  id: string,
  ownerId?: string,
): Promise<Summary | null> {
  const [found] = await tx
    .select()
    .from(summaries)
    .where(
      and(eq(summaries.id, id), ownerId === undefined ? undefined : eq(summaries.userId, ownerId)),
    )
    .for('update');
  return found ?? null;
}

/** @param wishes where given, only what was made so, or is being made so. */
export async function newestOfType(
  executor: Executor,
  source: SourceId,
  outputType: OutputType,
  wishes?: WishColumns,
): Promise<Summary | null> {
  const [found] = await executor
    .select()
    .from(summaries)
    .where(and(bySource(source), eq(summaries.outputType, outputType), wishes && madeSo(wishes)))
    .orderBy(desc(summaries.createdAt), desc(summaries.id))
    .limit(1);
  return found ?? null;
}

const madeSo = ({ template, instructions, outputLanguage }: WishColumns) =>
  and(
    eq(summaries.template, template),
    sql`${summaries.instructions} is not distinct from ${instructions}`,
    sql`${summaries.outputLanguage} is not distinct from ${outputLanguage}`,
  );

/** A summary of a recording or of a live transcript, whose minutes have been counted. */
export async function insertSummary(
  tx: Transaction,
  ownerId: string,
  source: SourceId,
  values: Pick<Summary, 'id' | 'outputType' | 'status' | 'createdAt'> &
    WishColumns &
    Partial<Pick<Summary, 'summaryText'>>,
): Promise<void> {
  await tx.insert(summaries).values({ ...values, ...source, userId: ownerId });
}

/** A summary of a text, which takes one of the month's text summaries. */
export async function insertTextSummary(
  tx: Transaction,
  reservation: QuotaReservation,
  values: Pick<Summary, 'outputType' | 'createdAt'> & WishColumns & { textInputId: string },
): Promise<void> {
  const { sourceId: id, userId } = reservation;
  await tx.insert(summaries).values({ ...values, id, userId, status: 'queued' });
}

/** Changes a row and says by its revision that there is something new to read. */
export async function updateSummary(
  executor: Executor,
  id: string,
  values: Partial<typeof summaries.$inferInsert>,
): Promise<void> {
  await executor
    .update(summaries)
    .set({ ...values, revision: sql`${summaries.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(summaries.id, id));
}

/** Takes the summaries that waited for a transcript out of their waiting. */
export async function releaseWaiting(tx: Transaction, uploadId: string): Promise<string[]> {
  const released = await tx
    .update(summaries)
    .set({ status: 'queued' })
    .where(and(eq(summaries.uploadId, uploadId), eq(summaries.status, 'waiting')))
    .returning({ id: summaries.id });
  return released.map(({ id }) => id);
}

/** Locks an upload against a second summary of the same type; null where it is gone. */
export async function lockUpload(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ status: uploads.status })
    .from(uploads)
    .where(eq(uploads.id, id))
    .for('no key update');
  return found ?? null;
}

export async function lockText(tx: Transaction, id: string): Promise<TextInput | null> {
  const [found] = await tx
    .select()
    .from(textInputs)
    .where(eq(textInputs.id, id))
    .for('no key update');
  return found ?? null;
}

export async function findText(executor: Executor, id: string): Promise<TextInput | null> {
  const [found] = await executor.select().from(textInputs).where(eq(textInputs.id, id));
  return found ?? null;
}

/** Titles what a summary is made of, unless it has a title. A typed text is known by its first words. */
export async function titleSource(
  tx: Transaction,
  { uploadId, textInputId }: Pick<Summary, 'uploadId' | 'textInputId'>,
  title: string,
): Promise<void> {
  if (uploadId !== null)
    await tx
      .update(uploads)
      .set({ title })
      .where(and(eq(uploads.id, uploadId), isNull(uploads.title)));
  if (textInputId !== null)
    await tx
      .update(textInputs)
      .set({ title })
      .where(
        and(
          eq(textInputs.id, textInputId),
          eq(textInputs.origin, 'live'),
          isNull(textInputs.title),
        ),
      );
}

/** Whoever speaks in a recording, each once. */
export async function speakersOf(executor: Executor, uploadId: string): Promise<string[]> {
  const { speaker } = transcriptSegments;
  const found = await executor
    .selectDistinct({ speaker })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId));
  return found.flatMap((row) => row.speaker ?? []);
}

/** All that was made of a recording, locked until the transaction ends. */
export async function summariesOf(tx: Transaction, uploadId: string): Promise<Summary[]> {
  return tx.select().from(summaries).where(eq(summaries.uploadId, uploadId)).for('update');
}

/** All finished notes of a source, locked until the transaction ends. */
export async function lockReady(tx: Transaction, source: SourceId): Promise<Summary[]> {
  return tx
    .select()
    .from(summaries)
    .where(and(bySource(source), eq(summaries.status, 'ready')))
    .for('update');
}

/** A complete transcript with its segments in order, and the name of its recording. */
export async function findTranscript(executor: Executor, uploadId: string) {
  const [head] = await executor
    .select({ filename: uploads.filename, language: transcripts.language })
    .from(transcripts)
    .innerJoin(uploads, eq(uploads.id, transcripts.uploadId))
    .where(and(eq(transcripts.uploadId, uploadId), eq(transcripts.complete, true)));
  if (!head) return null;
  const { index, start, end, text, speaker } = transcriptSegments;
  const segments = await executor
    .select({ index, start, end, text, speaker })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId))
    .orderBy(asc(start), asc(index));
  return { ...head, segments };
}
