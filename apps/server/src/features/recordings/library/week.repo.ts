import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import {
  knowingDocumentSql,
  summaries,
  textInputs,
  uploads,
} from '../../../platform/database/schema/index.ts';
import { BEGINNING_CHARACTERS } from '../sources/texts.repo.ts';

/** The newest notes of a recording or a text. */
export interface NotesOfWeek {
  id: string;
  summaryText: string | null;
  /** What knows its decisions and questions where the text shows none. */
  document: object | null;
  /** What its reader says it is. */
  template: (typeof summaries.$inferSelect)['template'];
  language: string | null;
  title: string | null;
  filename: string | null;
  beginning: string | null;
  sourceCreatedAt: Date;
}

/** The newest notes of each source of a user's that came in a span of time, the oldest source first. */
export async function notesOfSpan(
  db: Executor,
  userId: string,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<NotesOfWeek[]> {
  const [start, end] = [from.toISOString(), until.toISOString()];
  const { rows } = await db.execute<Omit<NotesOfWeek, 'sourceCreatedAt'> & { at: string }>(sql`
    select made.id, made.summary_text as "summaryText", made.knowing_document as document, made.template,
           coalesce(made.document_language, made.source_language) as language,
           source.title, source.filename, source.beginning, source.created_at::text as at
      from (
        select id as upload_id, null::uuid as text_input_id, title, filename, null as beginning, created_at
          from ${uploads}
         where user_id = ${userId} and created_at >= ${start}::timestamptz and created_at < ${end}::timestamptz
        union all
        select null, id, title, null, left(raw_text, ${BEGINNING_CHARACTERS}), created_at
          from ${textInputs}
         where user_id = ${userId} and created_at >= ${start}::timestamptz and created_at < ${end}::timestamptz
      ) as source
      cross join lateral (
        select *, ${sql.raw(knowingDocumentSql)} as knowing_document from ${summaries}
         where (upload_id = source.upload_id or text_input_id = source.text_input_id)
           and status = 'ready'
         order by ${summaries.createdAt} desc, ${summaries.id} desc limit 1) as made
     order by source.created_at, made.id limit ${limit}`);
  return rows.map(({ at, ...row }) => Object.assign(row, { sourceCreatedAt: new Date(at) }));
}
