import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import {
  summaries,
  textInputs,
  transcripts,
  uploads,
  users,
} from '../../../platform/database/schema/index.ts';
import type { Transfer } from '../sources/transfers.repo.ts';

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

/** The summaries of sources, newest first. */
export async function summariesOfSources(
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
      userId: summaries.userId,
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
      uploadId: summaries.uploadId,
      textInputId: summaries.textInputId,
      summary: summaryStage,
      upload: uploadStage,
    })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .where(inArray(summaries.id, [...ids]));
}

/** A summary with its source; the caller decides who may see it. */
export async function findResult(executor: Executor, id: string) {
  const [found] = await executor
    .select({
      summary: summaries,
      upload: uploads,
      text: textInputs,
      transcript: transcripts,
      planSince: users.planSince,
    })
    .from(summaries)
    .innerJoin(users, eq(users.id, summaries.userId))
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .leftJoin(textInputs, eq(textInputs.id, summaries.textInputId))
    .leftJoin(transcripts, eq(transcripts.uploadId, summaries.uploadId))
    .where(eq(summaries.id, id));
  return found ?? null;
}

export type ResultRows = NonNullable<Awaited<ReturnType<typeof findResult>>>;

/** A summary of this owner's, with the status of what it is made of. */
export async function findOwnedSummary(executor: Executor, id: string, ownerId: string) {
  const [found] = await executor
    .select({ summary: summaries, upload: uploadStage })
    .from(summaries)
    .leftJoin(uploads, eq(uploads.id, summaries.uploadId))
    .where(and(eq(summaries.id, id), eq(summaries.userId, ownerId)));
  return found ?? null;
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
