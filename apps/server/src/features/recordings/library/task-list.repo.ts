import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import {
  doneTasksSql,
  openTasksSql,
  summaries,
  textInputs,
  uploads,
} from '../../../platform/database/schema/index.ts';
import { BEGINNING_CHARACTERS } from '../sources/texts.repo.ts';

export interface NotesWithTasks {
  id: string;
  /** Microseconds, for the cursor. */
  moment: string;
  summaryText: string | null;
  document: object | null;
  outputType: typeof summaries.$inferSelect.outputType;
  /** The tasks that the notes had before they were edited by hand; null: not edited, or not known. */
  generatedTasks: object[] | null;
  language: string | null;
  /** Null: as it is called without one. */
  title: string | null;
  filename: string | null;
  /** The text's first characters. */
  beginning: string | null;
  /** Of the recording or text. */
  sourceCreatedAt: Date;
}

export interface TaskPage {
  state: 'open' | 'done';
  /** `moment~id` of the notes that the page before ended with. */
  after: string | undefined;
  limit: number;
}

/** What the indexes `summaries_open_tasks` and `summaries_done_tasks` hold. */
const HAS = {
  open: sql.raw(`(${openTasksSql})`),
  done: sql.raw(`(${doneTasksSql})`),
};

/** The newest notes of each source of a user's that have a box in this state, the newest first. */
export async function notesWithTasks(
  db: Executor,
  userId: string,
  { state, after, limit }: TaskPage,
): Promise<NotesWithTasks[]> {
  const [momentText, lastId] = after?.split('~') ?? [];
  const beyond =
    after === undefined
      ? sql``
      : sql`and (summaries.created_at, summaries.id) < (${momentText}::timestamptz, ${lastId}::uuid)`;
  return await read(
    db,
    sql`${summaries.userId} = ${userId} and ${summaries.status} = 'ready' and ${HAS[state]} ${beyond}
       and not exists (
         select 1 from ${summaries} newer
          where (newer.upload_id = ${summaries.uploadId} or newer.text_input_id = ${summaries.textInputId})
            and newer.status = 'ready'
            and (newer.created_at, newer.id) > (${summaries.createdAt}, ${summaries.id}))`,
    limit,
  );
}

/** One result, whether it has boxes or not. */
export async function tasksOfNotes(db: Executor, id: string): Promise<NotesWithTasks | null> {
  const [found] = await read(db, sql`${summaries.id} = ${id}`, 1);
  return found ?? null;
}

async function read(db: Executor, condition: SQL, limit: number): Promise<NotesWithTasks[]> {
  const { rows } = await db.execute<Omit<NotesWithTasks, 'sourceCreatedAt'> & { at: string }>(sql`
    select ${summaries.id},
           to_char(${summaries.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
           ${summaries.summaryText} as "summaryText", ${summaries.document},
           ${summaries.outputType} as "outputType",
           ${summaries.editedFrom} -> 'actionItems' as "generatedTasks",
           coalesce(${summaries.documentLanguage}, ${summaries.sourceLanguage}) as language,
           coalesce(${uploads.title}, ${textInputs.title}) as title, ${uploads.filename},
           left(${textInputs.rawText}, ${BEGINNING_CHARACTERS}) as beginning,
           coalesce(${uploads.createdAt}, ${textInputs.createdAt})::text as at
      from ${summaries}
      left join ${uploads} on ${uploads.id} = ${summaries.uploadId}
      left join ${textInputs} on ${textInputs.id} = ${summaries.textInputId}
     where ${condition}
     order by ${summaries.createdAt} desc, ${summaries.id} desc limit ${limit}`);
  return rows.map((row) => Object.assign(row, { sourceCreatedAt: new Date(row.at) }));
}
