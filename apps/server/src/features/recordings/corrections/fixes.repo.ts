import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/client.ts';
import {
  fixedNotes,
  fixedPassages,
  fixes,
  summaries,
  teamMembers,
  teams,
  textInputs,
  transcripts,
  transcriptSegments,
  uploads,
} from '../../../platform/database/schema/index.ts';
import { BEGINNING_CHARACTERS } from '../sources/texts.repo.ts';

export type Fix = typeof fixes.$inferSelect;
export type FixedPassage = typeof fixedPassages.$inferSelect;
export type NewPassage = Omit<typeof fixedPassages.$inferInsert, 'id'>;

/** A recording in which the words may stand. */
export interface Candidate {
  kind: 'upload' | 'text';
  id: string;
  version: number;
  language: string | null;
  title: string | null;
  /** Of a text; null of a recording, which has a title. */
  beginning: string | null;
  createdAt: Date;
  summaryId: string | null;
  shared: boolean;
}

/** The people whose shared recordings a person may edit: those of their team, while it is not read-only. */
const colleagues = (userId: string) => sql`(
  select colleague.user_id from ${teamMembers} as own
    join ${teams} as team on team.id = own.team_id and team.read_only_since is null
    join ${teamMembers} as colleague on colleague.team_id = own.team_id
   where own.user_id = ${userId} and colleague.user_id <> ${userId})`;

/**
 * LIKE patterns that find a phrase in any case and normal form; they find a little more. Spaces, hyphens, apostrophes, and
 * letters whose case PostgreSQL does not know are any characters.
 */
export const patternsOf = (phrases: readonly string[]): string[] => [
  ...new Set(
    phrases
      .flatMap((phrase) => [phrase, phrase.replaceAll('ı', 'i')])
      .flatMap((phrase) => [phrase.normalize('NFC'), phrase.normalize('NFD')])
      .map((phrase) => phrase.replaceAll(/[\\%_]/g, '\\$&'))
      .map((phrase) => `%${phrase.replaceAll(/[-‐‑'’ʼςσΣ]/g, '_').replaceAll(/\s+/g, '%')}%`),
  ),
];

const patternList = (patterns: readonly string[]) => sql`${sql.param([...patterns])}::text[]`;

/** Recordings that a person may edit whose text holds one of the patterns, the newest first. */
export async function candidates(
  executor: Executor,
  userId: string,
  patterns: readonly string[],
  limit: number,
): Promise<Candidate[]> {
  const like = patternList(patterns);
  const { rows } = await executor.execute<Omit<Candidate, 'createdAt'> & { at: string }>(sql`
    select found.kind, found.id, found.version, found.language, found.title, found.beginning, found.shared,
           found.created_at::text as at,
           (select summary.id from ${summaries} as summary
             where case when found.kind = 'upload' then summary.upload_id else summary.text_input_id end = found.id
             order by summary.created_at desc, summary.id desc limit 1) as "summaryId"
      from (
        select 'upload' as kind, upload.id, transcript.version, transcript.language,
               coalesce(upload.title, upload.filename) as title, upload.created_at,
               upload.user_id <> ${userId} as shared, null as beginning
          from ${transcripts} as transcript
          join ${uploads} as upload on upload.id = transcript.upload_id
         where transcript.complete and transcript.text ilike any (${like})
           and (transcript.user_id = ${userId}
             or (upload.team_access = 'edit' and upload.user_id in ${colleagues(userId)}))
        union all
        select 'text', live.id, live.version, null, live.title, live.created_at,
               live.user_id <> ${userId}, left(live.raw_text, ${BEGINNING_CHARACTERS})
          from ${textInputs} as live
         where live.origin = 'live' and live.raw_text ilike any (${like})
           and (live.user_id = ${userId}
             or (live.team_access = 'edit' and live.user_id in ${colleagues(userId)}))
      ) as found
     order by found.created_at desc, found.id desc limit ${limit}`);
  return rows.map(({ at, ...row }) => Object.assign(row, { createdAt: new Date(at) }));
}

export interface FoundPassage {
  uploadId: string;
  index: number;
  /** Null where the recording has no times. */
  start: number | null;
  text: string;
}

/**
 * The segments of recordings that hold one of the patterns, in order. By `lower`, which is evaluated once for each segment; `ilike`
 * would do it once more for every pattern.
 */
export async function candidateSegments(
  executor: Executor,
  uploadIds: readonly string[],
  patterns: readonly string[],
): Promise<FoundPassage[]> {
  const { rows } = await executor.execute<FoundPassage & Record<string, unknown>>(sql`
    select segment.upload_id as "uploadId", segment.index, segment.text,
           case when transcript.timed then segment.start end as start
      from ${transcriptSegments} as segment
      join ${transcripts} as transcript on transcript.upload_id = segment.upload_id
     where segment.upload_id = any (${sql.param([...uploadIds])}::uuid[])
       and lower(segment.text) like any (array(select lower(pattern) from unnest(${patternList(patterns)}) as pattern))
     order by segment.upload_id, segment.start, segment.index`);
  return rows;
}

export async function insertFix(
  tx: Transaction,
  values: Pick<Fix, 'userId' | 'wrong' | 'right' | 'createdAt'>,
): Promise<Fix> {
  const [inserted] = await tx
    .insert(fixes)
    .values({ ...values, madeStale: [] })
    .returning();
  if (!inserted) throw new Error('no fix was inserted');
  return inserted;
}

export async function updateFix(
  tx: Transaction,
  id: string,
  values: Partial<Pick<Fix, 'places' | 'recordings' | 'madeStale' | 'undoneAt' | 'left'>>,
): Promise<Fix | null> {
  const [updated] = await tx.update(fixes).set(values).where(eq(fixes.id, id)).returning();
  return updated ?? null;
}

export async function fixesOf(executor: Executor, userId: string, since: Date): Promise<Fix[]> {
  return await executor
    .select()
    .from(fixes)
    .where(and(eq(fixes.userId, userId), sql`${fixes.createdAt} > ${since.toISOString()}`))
    .orderBy(desc(fixes.createdAt), desc(fixes.id));
}

/** Locked until the transaction ends. */
export async function lockFix(tx: Transaction, id: string, userId: string): Promise<Fix | null> {
  const [found] = await tx
    .select()
    .from(fixes)
    .where(and(eq(fixes.id, id), eq(fixes.userId, userId)))
    .for('update');
  return found ?? null;
}

export async function removeFixesUntil(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(fixes).where(lte(fixes.createdAt, moment));
}

/** Rows of one statement. */
const BATCH = 1_000;

export async function insertPassages(
  tx: Transaction,
  passages: readonly NewPassage[],
): Promise<void> {
  for (let from = 0; from < passages.length; from += BATCH)
    await tx.insert(fixedPassages).values(passages.slice(from, from + BATCH));
}

/** What a fix has changed; with the id of an upload, what the vocabulary has changed in it. */
const of = (source: { fixId: string } | { uploadId: string }) =>
  'fixId' in source
    ? eq(fixedPassages.fixId, source.fixId)
    : and(eq(fixedPassages.uploadId, source.uploadId), isNull(fixedPassages.fixId));

export async function passagesOf(
  executor: Executor,
  source: { fixId: string } | { uploadId: string },
): Promise<FixedPassage[]> {
  return await executor
    .select()
    .from(fixedPassages)
    .where(of(source))
    .orderBy(asc(fixedPassages.id));
}

export async function removePassages(
  tx: Transaction,
  source: { fixId: string } | { uploadId: string },
): Promise<void> {
  await tx.delete(fixedPassages).where(of(source));
}

export type FixedNotes = Pick<typeof fixedNotes.$inferInsert, 'summaryId' | 'texts'>;

export async function insertNotes(
  tx: Transaction,
  fixId: string,
  notes: readonly FixedNotes[],
): Promise<void> {
  for (let from = 0; from < notes.length; from += BATCH)
    await tx
      .insert(fixedNotes)
      .values(notes.slice(from, from + BATCH).map((one) => Object.assign({ fixId }, one)));
}

export async function notesOf(executor: Executor, fixId: string): Promise<FixedNotes[]> {
  return await executor
    .select({ summaryId: fixedNotes.summaryId, texts: fixedNotes.texts })
    .from(fixedNotes)
    .where(eq(fixedNotes.fixId, fixId));
}

export async function removeNotes(tx: Transaction, fixId: string): Promise<void> {
  await tx.delete(fixedNotes).where(eq(fixedNotes.fixId, fixId));
}
