import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import { textInputs, users } from '../../../platform/database/schema/index.ts';
import { type LabelChange, labelColumns } from '../../../platform/database/label-columns.ts';
import { handedOverTo, sharedBy } from '../../../platform/database/team-columns.ts';
import { coveredByNotice, type Notice, type RetentionPeriod } from './retention.repo.ts';
import { replaceOfText } from '../../../platform/database/search-passages.ts';

export type TextInput = typeof textInputs.$inferSelect;

/** Characters of a text that its first words are read from: lists load no more of it. */
export const BEGINNING_CHARACTERS = 400;

/** Cuts the passages that search finds, as the text is now. */
export async function indexText(tx: Transaction, id: string): Promise<void> {
  await replaceOfText(tx, id);
  await tx
    .update(textInputs)
    .set({ searchVersion: sql`${textInputs.version}` })
    .where(eq(textInputs.id, id));
}

const ofText = (id: string, ownerId: string) =>
  and(eq(textInputs.id, id), eq(textInputs.userId, ownerId));

export async function insertText(
  tx: Transaction,
  ownerId: string,
  values: Pick<TextInput, 'rawText' | 'firstWords' | 'origin' | 'draftEngine' | 'createdAt'> &
    Partial<Pick<TextInput, 'title' | 'event' | 'lines' | 'bookmarks' | 'ownNotes' | 'received'>>,
): Promise<TextInput> {
  const [inserted] = await tx
    .insert(textInputs)
    .values({ ...values, userId: ownerId })
    .returning();
  if (!inserted) throw new Error('no text was inserted');
  await indexText(tx, inserted.id);
  return inserted;
}

/** Each account has one sample at most. @returns null where it is there */
export async function insertSample(
  tx: Transaction,
  ownerId: string,
  values: Pick<TextInput, 'rawText' | 'firstWords' | 'title' | 'received' | 'createdAt'>,
): Promise<TextInput | null> {
  const [inserted] = await tx
    .insert(textInputs)
    .values({ ...values, userId: ownerId, sample: true })
    .onConflictDoNothing({ target: textInputs.userId, where: sql`${textInputs.sample}` })
    .returning();
  if (inserted) await indexText(tx, inserted.id);
  return inserted ?? null;
}

export async function findSample(executor: Executor, ownerId: string): Promise<TextInput | null> {
  const [found] = await executor
    .select()
    .from(textInputs)
    .where(and(eq(textInputs.userId, ownerId), textInputs.sample));
  return found ?? null;
}

export async function findOwnedText(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<TextInput | null> {
  const [found] = await executor.select().from(textInputs).where(ofText(id, ownerId));
  return found ?? null;
}

/** Not scoped to an owner. */
export async function findText(executor: Executor, id: string): Promise<TextInput | null> {
  const [found] = await executor.select().from(textInputs).where(eq(textInputs.id, id));
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

export async function updateText(
  tx: Transaction,
  id: string,
  ownerId: string,
  values: Pick<TextInput, 'rawText' | 'firstWords' | 'lines' | 'version'>,
): Promise<void> {
  // An edited sample is the owner's text: summaries of it use the quota.
  await tx
    .update(textInputs)
    .set({ ...values, sample: false })
    .where(ofText(id, ownerId));
  await indexText(tx, id);
}

/** What a text from before they were stored is sorted by while it has no title. */
export async function setFirstWords(tx: Transaction, id: string, firstWords: string) {
  await tx.update(textInputs).set({ firstWords }).where(eq(textInputs.id, id));
}

/** Records the expiry notice that the user is sent. @returns how many texts it covers */
export async function markTextsNotified(
  tx: Transaction,
  userId: string,
  period: RetentionPeriod,
  notice: Notice,
): Promise<number> {
  const marked = await tx
    .update(textInputs)
    .set({ expiryNoticeAt: notice.now, expiryNoticeDays: period.days })
    .from(users)
    .where(coveredByNotice(textInputs, userId, period, notice))
    .returning({ id: textInputs.id });
  return marked.length;
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

/** Renames a text; null restores its default, its first words. */
export async function setTextTitle(
  tx: Transaction,
  id: string,
  ownerId: string,
  title: string | null,
): Promise<void> {
  await tx.update(textInputs).set({ title }).where(ofText(id, ownerId));
}

/** Gives a text a title made from its content, unless it has one. */
export async function proposeTextTitle(tx: Transaction, id: string, title: string): Promise<void> {
  await tx
    .update(textInputs)
    .set({ title })
    .where(and(eq(textInputs.id, id), isNull(textInputs.title)));
}

/** What the owner's team may do with a text and all that was made of it. */
export async function setTeamAccess(
  tx: Transaction,
  id: string,
  teamAccess: (typeof textInputs.$inferSelect)['teamAccess'],
): Promise<void> {
  await tx.update(textInputs).set({ teamAccess }).where(eq(textInputs.id, id));
}

/** Makes what a person shared with the team another member's, with all that was made of it (foreign keys cascade). */
export async function handOverShared(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .update(textInputs)
    .set(handedOverTo(to))
    .where(sharedBy(textInputs, [from]));
}

export async function stopTeamAccess(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.update(textInputs).set({ teamAccess: 'none' }).where(sharedBy(textInputs, userIds));
}

/** Changes folder and tags. @returns what was changed */
export async function fileTexts(
  tx: Transaction,
  ids: readonly string[],
  ownerId: string,
  change: LabelChange,
): Promise<{ tags: string[] }[]> {
  return await tx
    .update(textInputs)
    .set(labelColumns(textInputs, change))
    .where(and(inArray(textInputs.id, [...ids]), eq(textInputs.userId, ownerId)))
    .returning({ tags: textInputs.tags });
}
