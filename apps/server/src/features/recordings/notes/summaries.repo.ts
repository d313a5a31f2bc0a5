import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { summaries } from '../../../platform/database/schema/index.ts';
import type { QuotaReservation } from '../../usage/reservation.ts';

export type Summary = typeof summaries.$inferSelect;

/** What is read of notes to know their tasks. */
export type TaskNotes = Pick<
  Summary,
  'document' | 'editedFrom' | 'summaryText' | 'documentLanguage' | 'outputType'
>;
type OutputType = Summary['outputType'];
/** What the user wants of it (see `summary-options.policy.ts`). */
type OptionColumns = Pick<Summary, 'template' | 'instructions' | 'outputLanguage'>;

/** The source of a summary: an upload or a text, whose owner it shares. */
export type SourceId = { uploadId: string } | { textInputId: string };

const bySource = (source: SourceId) =>
  'uploadId' in source
    ? eq(summaries.uploadId, source.uploadId)
    : eq(summaries.textInputId, source.textInputId);

/** Is it still wanted? Asked twice a second while it is made. */
/** False once a summary is deleted or its work was cancelled. */
export async function isSummaryWanted(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: summaries.id })
    .from(summaries)
    .where(and(eq(summaries.id, id), ne(summaries.status, 'failed')));
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

/** Keeps others from making a summary of this id until the transaction ends. */
export async function lockId(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`summary:${id}`}, 0))`);
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

/** @param summaryOptions where given, only what was made so, or is being made so. */
export async function newestOfType(
  executor: Executor,
  source: SourceId,
  outputType: OutputType,
  summaryOptions?: OptionColumns,
): Promise<Summary | null> {
  const [found] = await executor
    .select()
    .from(summaries)
    .where(
      and(
        bySource(source),
        eq(summaries.outputType, outputType),
        summaryOptions && madeSo(summaryOptions),
      ),
    )
    .orderBy(desc(summaries.createdAt), desc(summaries.id))
    .limit(1);
  return found ?? null;
}

const madeSo = ({ template, instructions, outputLanguage }: OptionColumns) =>
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
    OptionColumns &
    Partial<Pick<Summary, 'summaryText'>>,
): Promise<void> {
  await tx.insert(summaries).values({ ...values, ...source, userId: ownerId });
}

/** A summary of a text or an imported transcript, which takes one of the month's text summaries. */
export async function insertTextSummary(
  tx: Transaction,
  reservation: QuotaReservation,
  values: Pick<Summary, 'outputType' | 'createdAt'> & OptionColumns & SourceId,
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

/** All that was made of a recording, locked until the transaction ends. */
export async function summariesOf(tx: Transaction, uploadId: string): Promise<Summary[]> {
  return tx.select().from(summaries).where(eq(summaries.uploadId, uploadId)).for('update');
}

/** What else was made of the source of a summary, the newest first. */
export async function othersOf(executor: Executor, id: string, source: SourceId) {
  return await executor
    .select({
      id: summaries.id,
      outputType: summaries.outputType,
      template: summaries.template,
      instructions: summaries.instructions,
      outputLanguage: summaries.outputLanguage,
      editedAt: summaries.editedAt,
      createdAt: summaries.createdAt,
    })
    .from(summaries)
    .where(and(bySource(source), ne(summaries.id, id)))
    .orderBy(desc(summaries.createdAt), desc(summaries.id));
}

/** All other finished notes of the source of a summary, as their tasks are read; the newest first. */
export async function otherNotes(executor: Executor, id: string, source: SourceId) {
  const { document, editedFrom, summaryText, documentLanguage, outputType } = summaries;
  return await executor
    .select({ document, editedFrom, summaryText, documentLanguage, outputType })
    .from(summaries)
    .where(and(bySource(source), ne(summaries.id, id), eq(summaries.status, 'ready')))
    .orderBy(desc(summaries.createdAt), desc(summaries.id));
}

/** All finished notes of a source, locked until the transaction ends. */
export async function lockReady(tx: Transaction, source: SourceId): Promise<Summary[]> {
  return tx
    .select()
    .from(summaries)
    .where(and(bySource(source), eq(summaries.status, 'ready')))
    .for('update');
}

/** All finished notes of several recordings, locked in the order of their ids until the transaction ends. */
export async function lockReadyOfMany(
  tx: Transaction,
  uploadIds: readonly string[],
): Promise<Summary[]> {
  return tx
    .select()
    .from(summaries)
    .where(and(inArray(summaries.uploadId, [...uploadIds]), eq(summaries.status, 'ready')))
    .orderBy(asc(summaries.id))
    .for('update');
}

/** What an edit of a source has made of notes; absent: as it was. */
export interface FollowedNotes {
  id: string;
  document?: object;
  /** What rewritten notes were made of. */
  editedFrom?: object;
  summaryText?: string;
  version?: number;
}

/** Marks the notes of edited recordings as stale, many at once. */
export async function setFollowed(tx: Transaction, notes: readonly FollowedNotes[]): Promise<void> {
  await tx.execute(sql`
    update ${summaries} set stale = true, revision = revision + 1, updated_at = now(),
           document = coalesce(wanted.document, ${summaries.document}),
           edited_from = coalesce(wanted."editedFrom", ${summaries.editedFrom}),
           summary_text = coalesce(wanted."summaryText", ${summaries.summaryText}),
           version = coalesce(wanted.version, ${summaries.version})
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
        as wanted(id uuid, document jsonb, "editedFrom" jsonb, "summaryText" text, version int)
     where ${summaries.id} = wanted.id`);
}

/** Notes that are as up to date as they were before an edit that was undone, or no longer. */
export async function setStale(
  tx: Transaction,
  ids: readonly string[],
  stale: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(summaries)
    .set({ stale, revision: sql`${summaries.revision} + 1`, updatedAt: sql`now()` })
    .where(inArray(summaries.id, [...ids]));
}

/** False where there is no such summary of this owner's. */
export async function setShared(
  executor: Executor,
  id: string,
  ownerId: string,
  shared: boolean,
): Promise<boolean> {
  const changed = await executor
    .update(summaries)
    .set({ shared, updatedAt: sql`now()` })
    .where(and(eq(summaries.id, id), eq(summaries.userId, ownerId)))
    .returning({ id: summaries.id });
  return changed.length > 0;
}
