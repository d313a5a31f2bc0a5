import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import {
  type StoredWord,
  transcripts,
  transcriptSegments,
  uploads,
} from '../../../platform/database/schema/index.ts';
import { replaceOfTranscript } from '../../../platform/database/search-passages.ts';

export type Transcript = typeof transcripts.$inferSelect;
export type Segment = Pick<
  typeof transcriptSegments.$inferSelect,
  'index' | 'start' | 'end' | 'text' | 'speaker' | 'confidence'
>;

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const INSERT_BATCH = 1_000;

export interface NewSegment {
  start: number;
  end: number;
  text: string;
  speaker?: string | null;
  words?: StoredWord[];
  confidence?: number;
}

/**
 * The transcript to go on with: the one that is there if the same engine made it, else an empty one.
 */
export async function openTranscript(
  tx: Transaction,
  { id: uploadId, userId }: { id: string; userId: string },
  engine: { id: string; label: string; draft: boolean },
): Promise<Transcript> {
  const [present] = await tx
    .select()
    .from(transcripts)
    .where(eq(transcripts.uploadId, uploadId))
    .for('update');
  if (present && present.engine === engine.id && present.engineLabel === engine.label)
    return present;
  await tx.delete(transcripts).where(eq(transcripts.uploadId, uploadId));
  const [created] = await tx
    .insert(transcripts)
    .values({
      uploadId,
      userId,
      engine: engine.id,
      engineLabel: engine.label,
      draft: engine.draft,
      spokenSeconds: 0,
      unrecognized: [],
    })
    .returning();
  if (!created) throw new Error('no transcript was inserted');
  return created;
}

/** Cuts the passages that search finds, as the transcript is now. */
export async function indexTranscript(tx: Transaction, uploadId: string): Promise<void> {
  await replaceOfTranscript(tx, uploadId);
  await tx
    .update(transcripts)
    .set({ searchVersion: sql`${transcripts.version}` })
    .where(eq(transcripts.uploadId, uploadId));
}

/** A whole transcript that was made elsewhere. */
export async function insertTranscript(
  tx: Transaction,
  values: typeof transcripts.$inferInsert,
  segments: readonly NewSegment[],
): Promise<void> {
  await tx.insert(transcripts).values({ ...values, complete: true });
  await replaceSegments(tx, values.uploadId, segments);
  await indexTranscript(tx, values.uploadId);
}

/**
 * Appends segments, and counts what was given to the engine. False, and nothing written, where the transcript no longer stands at `from`: it is gone, or
 * another caller goes on with it.
 */
export async function appendSegments(
  tx: Transaction,
  uploadId: string,
  {
    from,
    until,
    clip,
  }: { from: number; until: number; clip: Pick<Segment, 'start' | 'end'> | null },
  segments: readonly NewSegment[],
): Promise<boolean> {
  const moved = await tx
    .update(transcripts)
    .set({
      savedSeconds: until,
      ...(clip && { spokenSeconds: sql`${transcripts.spokenSeconds} + ${clip.end - clip.start}` }),
      ...(clip &&
        segments.length === 0 && {
          unrecognized: sql`${transcripts.unrecognized} || ${JSON.stringify([clip])}::jsonb`,
        }),
    })
    .where(and(eq(transcripts.uploadId, uploadId), eq(transcripts.savedSeconds, from)))
    .returning({ uploadId: transcripts.uploadId });
  if (moved.length === 0) return false;
  if (segments.length === 0) return true;
  const [last] = await tx
    .select({ index: max(transcriptSegments.index) })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId));
  const next = (last?.index ?? -1) + 1;
  await tx
    .insert(transcriptSegments)
    .values(segments.map((segment, at) => ({ ...segment, uploadId, index: next + at })));
  return true;
}

export async function segmentsOf(executor: Executor, uploadId: string): Promise<Segment[]> {
  const { index, start, end, text, speaker, confidence } = transcriptSegments;
  return executor
    .select({ index, start, end, text, speaker, confidence })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId))
    .orderBy(asc(start), asc(index));
}

/** Segments with their words: what a change of speaker is found in. */
export async function spokenSegmentsOf(executor: Executor, uploadId: string) {
  const { index, start, end, text, speaker, words, confidence } = transcriptSegments;
  return executor
    .select({ index, start, end, text, speaker, words, confidence })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId))
    .orderBy(asc(start), asc(index));
}

/** Puts other segments in the place of all that there are. */
export async function replaceSegments(
  tx: Transaction,
  uploadId: string,
  segments: readonly Omit<typeof transcriptSegments.$inferInsert, 'uploadId' | 'index'>[],
): Promise<void> {
  await tx.delete(transcriptSegments).where(eq(transcriptSegments.uploadId, uploadId));
  const rows = segments.map((segment, index) => {
    const { start, end, text, speaker, words, confidence } = segment;
    return { uploadId, index, start, end, text, speaker, words, confidence };
  });
  for (let from = 0; from < rows.length; from += INSERT_BATCH)
    await tx.insert(transcriptSegments).values(rows.slice(from, from + INSERT_BATCH));
}

/** Gives segments other times, which keep them in order; `timed`: whether they are seconds. */
export async function setSegmentTimes(
  tx: Transaction,
  uploadId: string,
  timed: boolean,
  segments: readonly Pick<Segment, 'index' | 'start' | 'end'>[],
): Promise<void> {
  await tx.update(transcripts).set({ timed }).where(eq(transcripts.uploadId, uploadId));
  for (let from = 0; from < segments.length; from += INSERT_BATCH)
    await tx.execute(sql`
      update ${transcriptSegments} set start = placed.start, "end" = placed."end"
        from jsonb_to_recordset(${JSON.stringify(segments.slice(from, from + INSERT_BATCH))}::jsonb)
          as placed(index int, start float8, "end" float8)
       where ${transcriptSegments.uploadId} = ${uploadId} and ${transcriptSegments.index} = placed.index`);
}

/** @returns how many segments had the old name. */
export async function renameSpeaker(
  tx: Transaction,
  uploadId: string,
  from: string,
  to: string,
): Promise<number> {
  const renamed = await tx
    .update(transcriptSegments)
    .set({ speaker: to })
    .where(and(eq(transcriptSegments.uploadId, uploadId), eq(transcriptSegments.speaker, from)))
    .returning({ index: transcriptSegments.index });
  if (renamed.length > 0) await indexTranscript(tx, uploadId);
  return renamed.length;
}

/** A new text has its segments already: search finds it from now on. */
export async function updateTranscript(
  tx: Transaction,
  uploadId: string,
  values: Partial<typeof transcripts.$inferInsert>,
): Promise<void> {
  await tx
    .update(transcripts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(transcripts.uploadId, uploadId));
  if (values.text !== undefined) await indexTranscript(tx, uploadId);
}

/** Locked until the transaction ends. Not scoped to an owner. */
export async function lockTranscript(
  tx: Transaction,
  uploadId: string,
): Promise<Transcript | null> {
  const [found] = await tx
    .select()
    .from(transcripts)
    .where(eq(transcripts.uploadId, uploadId))
    .for('update');
  return found ?? null;
}

/** Not scoped to an owner. */
export async function findHead(executor: Executor, uploadId: string): Promise<Transcript | null> {
  const [found] = await executor
    .select()
    .from(transcripts)
    .where(eq(transcripts.uploadId, uploadId));
  return found ?? null;
}

/** What no longer holds of a segment whose text a person has rewritten: the times of its words, and the engine's doubts. */
const CORRECTED = { words: null, confidence: null };

/** Gives segments other texts. An empty text deletes its segment. */
export async function rewriteSegments(
  tx: Transaction,
  uploadId: string,
  changed: readonly { index: number; text: string }[],
): Promise<void> {
  for (const { index, text } of changed) {
    const one = and(eq(transcriptSegments.uploadId, uploadId), eq(transcriptSegments.index, index));
    if (text === '') await tx.delete(transcriptSegments).where(one);
    else
      await tx
        .update(transcriptSegments)
        .set({ text, ...CORRECTED })
        .where(one);
  }
}

/** `index`: null for a new one. */
export type EditedSegment = Omit<Segment, 'index' | 'confidence'> & { index: number | null };

interface SegmentEdits {
  /** Of the transcript. */
  nextIndex: number;
  lines: readonly EditedSegment[];
  removed: readonly number[];
}

/**
 * Applies edits of single segments. Parts of a split one get new indexes: indexes are cited, so none is given twice.
 * @returns the transcript's next index.
 */
export async function editSegments(
  tx: Transaction,
  uploadId: string,
  { nextIndex, lines, removed }: SegmentEdits,
): Promise<number> {
  const known = new Map(
    (await segmentsOf(tx, uploadId)).map((segment) => [segment.index, segment]),
  );
  let next = nextIndex;
  for (const index of known.keys()) next = Math.max(next, index + 1);
  for (const index of removed)
    await tx
      .delete(transcriptSegments)
      .where(and(eq(transcriptSegments.uploadId, uploadId), eq(transcriptSegments.index, index)));
  const added: (typeof transcriptSegments.$inferInsert)[] = [];
  for (const { index, ...line } of lines) {
    const present = index === null ? undefined : known.get(index);
    if (!present) added.push({ ...line, uploadId, index: next++ });
    else
      await tx
        .update(transcriptSegments)
        .set({ ...line, ...(line.text !== present.text && CORRECTED) })
        .where(
          and(
            eq(transcriptSegments.uploadId, uploadId),
            eq(transcriptSegments.index, present.index),
          ),
        );
  }
  for (let from = 0; from < added.length; from += INSERT_BATCH)
    await tx.insert(transcriptSegments).values(added.slice(from, from + INSERT_BATCH));
  return next;
}

/** The speakers of a recording, each once. */
export async function speakersOf(executor: Executor, uploadId: string): Promise<string[]> {
  const { speaker } = transcriptSegments;
  const found = await executor
    .selectDistinct({ speaker })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId));
  return found.flatMap((row) => row.speaker ?? []);
}

/** A complete transcript with its segments in order, and the name of its recording. */
export async function findTranscript(executor: Executor, uploadId: string) {
  const [head] = await executor
    .select({
      filename: uploads.filename,
      language: transcripts.language,
      timed: transcripts.timed,
    })
    .from(transcripts)
    .innerJoin(uploads, eq(uploads.id, transcripts.uploadId))
    .where(and(eq(transcripts.uploadId, uploadId), eq(transcripts.complete, true)));
  if (!head) return null;
  const { index, start, end, text, speaker, confidence } = transcriptSegments;
  const segments = await executor
    .select({ index, start, end, text, speaker, confidence })
    .from(transcriptSegments)
    .where(eq(transcriptSegments.uploadId, uploadId))
    .orderBy(asc(start), asc(index));
  return { ...head, segments };
}

/** Transcripts with the names of their recordings, locked in the order of their ids until the transaction ends. */
export async function lockTranscripts(tx: Transaction, uploadIds: readonly string[]) {
  return await tx
    .select({ transcript: transcripts, filename: uploads.filename, teamAccess: uploads.teamAccess })
    .from(transcripts)
    .innerJoin(uploads, eq(uploads.id, transcripts.uploadId))
    .where(and(inArray(transcripts.uploadId, [...uploadIds]), eq(transcripts.complete, true)))
    .orderBy(asc(transcripts.uploadId))
    .for('update', { of: transcripts });
}
export type LockedTranscript = Awaited<ReturnType<typeof lockTranscripts>>[number];

/** The segments of several recordings, each in order. */
export async function segmentsOfMany(
  executor: Executor,
  uploadIds: readonly string[],
): Promise<Map<string, Segment[]>> {
  const { uploadId, index, start, end, text, speaker, confidence } = transcriptSegments;
  const rows = await executor
    .select({ uploadId, index, start, end, text, speaker, confidence })
    .from(transcriptSegments)
    .where(inArray(uploadId, [...uploadIds]))
    .orderBy(asc(uploadId), asc(start), asc(index));
  const found = new Map<string, Segment[]>(uploadIds.map((id) => [id, []]));
  for (const { uploadId: id, ...segment } of rows) found.get(id)?.push(segment);
  return found;
}

export interface SegmentKey {
  uploadId: string;
  index: number;
}

/** The words of some segments that have any. */
export async function wordsOf(executor: Executor, segments: readonly SegmentKey[]) {
  const { rows } = await executor.execute<{
    uploadId: string;
    index: number;
    words: StoredWord[];
  }>(sql`
    select segment.upload_id as "uploadId", segment.index, segment.words
      from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb) as wanted("uploadId" uuid, index int)
      join ${transcriptSegments} as segment
        on segment.upload_id = wanted."uploadId" and segment.index = wanted.index
     where segment.words is not null`);
  return rows;
}

/** A segment with other words: `words` null where their times are not known. */
export interface SegmentText extends SegmentKey {
  text: string;
  words: StoredWord[] | null;
}

/** Gives segments of several recordings other words. The engine's doubts stay: it is the rest of the words that they are about. */
export async function setSegmentTexts(
  tx: Transaction,
  segments: readonly SegmentText[],
): Promise<void> {
  for (let from = 0; from < segments.length; from += INSERT_BATCH)
    await tx.execute(sql`
      update ${transcriptSegments} set text = wanted.text, words = nullif(wanted.words, 'null'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(segments.slice(from, from + INSERT_BATCH))}::jsonb)
          as wanted("uploadId" uuid, index int, text text, words jsonb)
       where ${transcriptSegments.uploadId} = wanted."uploadId" and ${transcriptSegments.index} = wanted.index`);
}

/** Gives transcripts another text and the next version. Search finds it once `index-search` has run. */
export async function setTranscriptTexts(
  tx: Transaction,
  texts: readonly { uploadId: string; text: string }[],
  editedAt: Date,
): Promise<void> {
  await tx.execute(sql`
    update ${transcripts} set text = wanted.text, version = version + 1,
           edited_at = ${editedAt.toISOString()}::timestamptz, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as wanted("uploadId" uuid, text text)
     where ${transcripts.uploadId} = wanted."uploadId"`);
}
