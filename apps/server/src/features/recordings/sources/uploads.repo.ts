import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { type StoredAudio, uploads, users } from '../../../platform/database/schema/index.ts';
import type { QuotaReservation } from '../../usage/reservation.ts';
import { type LabelChange, labelColumns } from '../../../platform/database/label-columns.ts';
import { handedOverTo, sharedBy } from '../../../platform/database/team-columns.ts';
import { coveredByNotice, type Notice, type RetentionPeriod } from './retention.repo.ts';

export type Upload = typeof uploads.$inferSelect;

const ofUpload = (id: string, ownerId: string) =>
  and(eq(uploads.id, id), eq(uploads.userId, ownerId));

export async function findOwnedUpload(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<Upload | null> {
  const [found] = await executor.select().from(uploads).where(ofUpload(id, ownerId));
  return found ?? null;
}

/** Not scoped to an owner: callers must have checked who asks, or work for the system. */
export async function findUpload(executor: Executor, id: string): Promise<Upload | null> {
  const [found] = await executor.select().from(uploads).where(eq(uploads.id, id));
  return found ?? null;
}

/** Asked twice a second while a job works on it. False once an upload is deleted or its work was cancelled. */
export async function isUploadWanted(executor: Executor, id: string): Promise<boolean> {
  const found = await executor
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), ne(uploads.status, 'failed')));
  return found.length > 0;
}

export async function lockUpload(tx: Transaction, id: string): Promise<Upload | null> {
  const [found] = await tx.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return found ?? null;
}

/** Locks an upload against a second summary of the same type; null where it is gone. */
export async function lockUploadStatus(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ status: uploads.status, importedAs: uploads.importedAs })
    .from(uploads)
    .where(eq(uploads.id, id))
    .for('no key update');
  return found ?? null;
}

/** Uploads of one owner's that wait for their turn. */
export async function waitingUploads(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ rows: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.status, 'queued')));
  return row?.rows ?? 0;
}

/** No upload comes in without the proof that its minutes are reserved. */
export async function insertUpload(
  tx: Transaction,
  reservation: QuotaReservation,
  values: Omit<typeof uploads.$inferInsert, 'id' | 'userId'>,
): Promise<void> {
  const { sourceId: id, userId } = reservation;
  await tx.insert(uploads).values({ ...values, id, userId });
}

/** Each account has one sample at most. @returns whether this is it; false where there was one */
export async function insertSample(
  tx: Transaction,
  {
    id,
    ...values
  }: Pick<Upload, 'id' | 'userId' | 'filename' | 'title' | 'sizeBytes'> & {
    fileKey: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const kept = { sample: true, keepOriginal: true, spokenLanguage: 'en' } as const;
  const inserted = await tx
    .insert(uploads)
    .values({ ...values, ...kept, id, transferId: `sample-${id}` })
    .onConflictDoNothing({ target: uploads.userId, where: sql`${uploads.sample}` })
    .returning({ id: uploads.id });
  return inserted.length > 0;
}

export async function findSample(executor: Executor, ownerId: string): Promise<Upload | null> {
  const [found] = await executor
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, ownerId), uploads.sample));
  return found ?? null;
}

/** A transcript that was made elsewhere: there is no file and nothing left to do. */
export async function insertImported(
  tx: Transaction,
  userId: string,
  values: Pick<
    Upload,
    'filename' | 'title' | 'importedAs' | 'durationSeconds' | 'sizeBytes' | 'received'
  > & {
    createdAt: Date;
  },
): Promise<Upload> {
  const id = randomUUID();
  const ended = { status: 'transcribed', progress: 1, transferId: `import-${id}` } as const;
  const origin = { from: 'import' } as const;
  const [inserted] = await tx
    .insert(uploads)
    .values({ ...values, ...ended, origin, id, userId })
    .returning();
  if (!inserted) throw new Error('no upload was inserted');
  return inserted;
}

/** Changes the audio of an imported transcript that is worked on. False where that has ended, or there is another one by now. */
export async function updateAudio(
  executor: Executor,
  id: string,
  audio: StoredAudio,
  values: Partial<typeof uploads.$inferInsert> = {},
): Promise<boolean> {
  const changed = await executor
    .update(uploads)
    .set({ ...values, audio, revision: sql`${uploads.revision} + 1` })
    .where(and(eq(uploads.id, id), hasAudio(audio.id)))
    .returning({ id: uploads.id });
  return changed.length > 0;
}

/** Asked twice a second while a job works on it. */
export async function isAudioWanted(
  executor: Executor,
  id: string,
  audioId: string,
): Promise<boolean> {
  const found = await executor
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), hasAudio(audioId)));
  return found.length > 0;
}

const hasAudio = (audioId: string) =>
  sql`${uploads.audio}->>'id' = ${audioId} and ${uploads.audio}->>'status' in ('checking', 'aligning')`;

/** Changes a row and says by its revision that there is something new to read. */
export async function updateUpload(
  executor: Executor,
  id: string,
  values: Partial<typeof uploads.$inferInsert>,
): Promise<void> {
  await executor
    .update(uploads)
    .set({ ...values, revision: sql`${uploads.revision} + 1` })
    .where(eq(uploads.id, id));
}

/** Enters a stage of the work. False where no work is left: the upload is gone, done or failed. */
export async function moveOn(
  executor: Executor,
  id: string,
  status: Upload['status'],
): Promise<boolean> {
  const moved = await executor
    .update(uploads)
    .set({ status, waitsUntil: null, revision: sql`${uploads.revision} + 1` })
    .where(and(eq(uploads.id, id), ne(uploads.status, 'transcribed'), ne(uploads.status, 'failed')))
    .returning({ id: uploads.id });
  return moved.length > 0;
}

/** False where there is such a copy already, or the upload is gone. */
export async function setPlaybackKey(
  executor: Executor,
  id: string,
  playbackKey: string,
): Promise<boolean> {
  const stored = await executor
    .update(uploads)
    .set({ playbackKey, revision: sql`${uploads.revision} + 1` })
    .where(and(eq(uploads.id, id), isNull(uploads.playbackKey)))
    .returning({ id: uploads.id });
  return stored.length > 0;
}

/** There will be no copy for playback. */
export async function failPlayback(executor: Executor, id: string): Promise<void> {
  await executor
    .update(uploads)
    .set({ playbackFailed: true, revision: sql`${uploads.revision} + 1` })
    .where(and(eq(uploads.id, id), isNull(uploads.playbackKey)));
}

/** Failed uploads whose file waited for a Retry for too long. Their owner asked for it to be kept, or it goes. */
export async function waitedTooLong(executor: Executor, failedBefore: Date, limit: number) {
  return executor
    .select({ id: uploads.id, userId: uploads.userId, fileKey: uploads.fileKey })
    .from(uploads)
    .where(
      and(
        eq(uploads.status, 'failed'),
        eq(uploads.keepOriginal, false),
        lt(uploads.failedAt, failedBefore),
        sql`${uploads.fileKey} is not null`,
      ),
    )
    .limit(limit);
}

/** Forgets the file of a failed upload. False where it has been retried meanwhile. */
export async function forgetFile(tx: Transaction, id: string): Promise<boolean> {
  const forgotten = await tx
    .update(uploads)
    .set({ fileKey: null })
    .where(and(eq(uploads.id, id), eq(uploads.status, 'failed')))
    .returning({ id: uploads.id });
  return forgotten.length > 0;
}

/** Records the expiry notice that the user is sent. @returns how many uploads it covers */
export async function markUploadsNotified(
  tx: Transaction,
  userId: string,
  period: RetentionPeriod,
  notice: Notice,
): Promise<number> {
  const marked = await tx
    .update(uploads)
    .set({ expiryNoticeAt: notice.now, expiryNoticeDays: period.days })
    .from(users)
    .where(coveredByNotice(uploads, userId, period, notice))
    .returning({ id: uploads.id });
  return marked.length;
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

/** Bytes of all files of a user's uploads, whatever became of them. */
export async function storedBytes(tx: Transaction, ownerId: string): Promise<number> {
  const [files] = await tx
    .select({ bytes: sql`coalesce(sum(${uploads.sizeBytes}), 0)`.mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.userId, ownerId), isNotNull(uploads.fileKey)));
  return files?.bytes ?? 0;
}

/** Renames an upload; null restores its default, the file's name. */
export async function setUploadTitle(
  tx: Transaction,
  id: string,
  ownerId: string,
  title: string | null,
): Promise<void> {
  await tx.update(uploads).set({ title }).where(ofUpload(id, ownerId));
}

/** Gives an upload a title made from its content, unless it has one. */
export async function proposeUploadTitle(
  tx: Transaction,
  id: string,
  title: string,
): Promise<void> {
  await tx
    .update(uploads)
    .set({ title })
    .where(and(eq(uploads.id, id), isNull(uploads.title)));
}

/** What the owner's team may do with an upload and all that was made of it. */
export async function setTeamAccess(
  tx: Transaction,
  id: string,
  teamAccess: (typeof uploads.$inferSelect)['teamAccess'],
): Promise<void> {
  await tx.update(uploads).set({ teamAccess }).where(eq(uploads.id, id));
}

/** Makes what a person shared with the team another member's, with all that was made of it (foreign keys cascade). */
export async function handOverShared(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(uploads)
    .set(handedOverTo(to))
    .where(sharedBy(uploads, [from]));
}

export async function stopTeamAccess(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.update(uploads).set({ teamAccess: 'none' }).where(sharedBy(uploads, userIds));
}

/** Changes folder and tags. @returns what was changed */
export async function fileUploads(
  tx: Transaction,
  ids: readonly string[],
  ownerId: string,
  change: LabelChange,
): Promise<{ tags: string[] }[]> {
  return await tx
    .update(uploads)
    .set(labelColumns(uploads, change))
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.userId, ownerId)))
    .returning({ tags: uploads.tags });
}
