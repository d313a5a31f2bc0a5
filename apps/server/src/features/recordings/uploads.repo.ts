import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import {
  summaries,
  textInputs,
  transcripts,
  uploads,
} from '../../platform/database/schema/index.ts';

export type Upload = typeof uploads.$inferSelect;
export type TextInput = typeof textInputs.$inferSelect;

const ofUpload = (id: string, ownerId: string) =>
  and(eq(uploads.id, id), eq(uploads.userId, ownerId));
const ofText = (id: string, ownerId: string) =>
  and(eq(textInputs.id, id), eq(textInputs.userId, ownerId));

/** How far a summary is. */
const summaryStage = {
  status: summaries.status,
  progress: summaries.progress,
  part: summaries.part,
  waitsUntil: summaries.waitsUntil,
  errorCode: summaries.errorCode,
  revision: summaries.revision,
  createdAt: summaries.createdAt,
};
/** How far an upload is. */
const uploadStage = {
  status: uploads.status,
  progress: uploads.progress,
  waitsUntil: uploads.waitsUntil,
  errorCode: uploads.errorCode,
  revision: uploads.revision,
  createdAt: uploads.createdAt,
};

export async function findUpload(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<Upload | null> {
  const [found] = await executor.select().from(uploads).where(ofUpload(id, ownerId));
  return found ?? null;
}

/** Whose it is, is known by other means: a signature. */
export async function findUploadOfAnyone(executor: Executor, id: string): Promise<Upload | null> {
  const [found] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return found ?? null;
}

/** With all that came from it. Gives the row as it was. */
export async function deleteUpload(
  tx: Transaction,
  id: string,
  ownerId: string,
): Promise<Upload | null> {
  const [deleted] = await tx.delete(uploads).where(ofUpload(id, ownerId)).returning();
  return deleted ?? null;
}

export async function insertText(
  tx: Transaction,
  ownerId: string,
  values: Pick<TextInput, 'rawText' | 'origin' | 'draftEngine' | 'createdAt'>,
): Promise<TextInput> {
  const [inserted] = await tx
    .insert(textInputs)
    .values({ ...values, userId: ownerId })
    .returning();
  if (!inserted) throw new Error('no text was inserted');
  return inserted;
}

export async function findText(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<TextInput | null> {
  const [found] = await executor.select().from(textInputs).where(ofText(id, ownerId));
  return found ?? null;
}

export async function lockText(
  tx: Transaction,
  id: string,
  ownerId: string,
): Promise<TextInput | null> {
  const [found] = await tx.select().from(textInputs).where(ofText(id, ownerId)).for('update');
  return found ?? null;
}

export async function updateText(
  tx: Transaction,
  id: string,
  ownerId: string,
  values: Pick<TextInput, 'rawText' | 'version'>,
): Promise<void> {
  await tx.update(textInputs).set(values).where(ofText(id, ownerId));
}

/** With all that came from it. */
export async function deleteText(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<boolean> {
  const deleted = await executor
    .delete(textInputs)
    .where(ofText(id, ownerId))
    .returning({ id: textInputs.id });
  return deleted.length > 0;
}

/** The summaries of sources, newest first. */
export async function summariesOf(
  executor: Executor,
  sources: { uploadIds: string[] } | { textInputIds: string[] },
) {
  const where =
    'uploadIds' in sources
      ? inArray(summaries.uploadId, sources.uploadIds)
      : inArray(summaries.textInputId, sources.textInputIds);
  return executor
    .select({
      id: summaries.id,
      outputType: summaries.outputType,
      uploadId: summaries.uploadId,
      textInputId: summaries.textInputId,
      stage: summaryStage,
    })
    .from(summaries)
    .where(where)
    .orderBy(desc(summaries.createdAt), desc(summaries.id));
}

export async function recentSummaries(executor: Executor, ownerId: string, limit: number) {
  return executor
    .select({ summary: summaries, upload: uploadStage })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .where(eq(summaries.userId, ownerId))
    .orderBy(desc(summaries.createdAt), desc(summaries.id))
    .limit(limit);
}

/** How far results are, by the ids of their summaries. */
export async function stagesOf(executor: Executor, ids: readonly string[]) {
  return executor
    .select({
      id: summaries.id,
      userId: summaries.userId,
      summary: summaryStage,
      upload: uploadStage,
    })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .where(inArray(summaries.id, [...ids]));
}

/** A summary with its source; whoever asks decides who may see it. */
export async function findResult(executor: Executor, id: string) {
  const [found] = await executor
    .select({ summary: summaries, upload: uploads, text: textInputs, transcript: transcripts })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .leftJoin(textInputs, eq(textInputs.id, summaries.textInputId))
    .leftJoin(transcripts, eq(transcripts.uploadId, summaries.uploadId))
    .where(eq(summaries.id, id));
  return found ?? null;
}
export type ResultRows = NonNullable<Awaited<ReturnType<typeof findResult>>>;

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

/** Renames what a summary is made of; null restores its default. */
export async function setTitle(
  tx: Transaction,
  {
    uploadId,
    textInputId,
    userId,
  }: Pick<typeof summaries.$inferSelect, 'uploadId' | 'textInputId' | 'userId'>,
  title: string | null,
): Promise<void> {
  if (uploadId !== null) await tx.update(uploads).set({ title }).where(ofUpload(uploadId, userId));
  if (textInputId !== null)
    await tx.update(textInputs).set({ title }).where(ofText(textInputId, userId));
}

/** A summary of this owner's, with the status of what it is made of. */
export async function findOwnedSummary(executor: Executor, id: string, ownerId: string) {
  const [found] = await executor
    .select({ summary: summaries, upload: uploadStage })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .where(and(eq(summaries.id, id), eq(summaries.userId, ownerId)));
  return found ?? null;
}
