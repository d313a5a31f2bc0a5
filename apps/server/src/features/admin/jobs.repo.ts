import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { summaries, uploads, users } from '../../platform/database/schema/index.ts';

type JobState = 'running' | 'waiting' | 'failed';

export interface JobRow extends Record<string, unknown> {
  id: string;
  kind: string;
  owner: string | null;
  ownerId: string | null;
  /** In microseconds: the first half of a cursor. */
  since: string;
  faults: number;
  notBefore: string | null;
  errorCode: string | null;
}

interface Page {
  /** `moment~id` of the row that the page before ended with. */
  after: string | undefined;
  limit: number;
}

/** pg-boss's own queues. */
const OURS = sql`name not like '\\_\\_pgboss%'`;
/** Failed transcripts and summaries are listed by their own rows, which also have those that failed without a job. */
const SHOWN_BY_ROWS = ['transcription-transcribe', 'summaries-summarize'];
const isFailedJob = sql`state = 'failed' and name <> all(${sql.param(SHOWN_BY_ROWS)}::text[])
  and name not like '%-exhausted' and ${OURS}`;

const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function beyond(after: string | undefined, comparison: SQL, at: SQL, id: SQL): SQL {
  if (after === undefined) return sql``;
  const [momentText = '', lastId = ''] = after.split('~');
  return sql`and (${at}, ${id}) ${comparison} (${momentText}::timestamptz, ${lastId}::uuid)`;
}

/** Jobs that run or wait, the oldest first. */
async function live(db: Executor, state: 'running' | 'waiting', { after, limit }: Page) {
  const at = state === 'running' ? sql`started_on` : sql`created_on`;
  const inState = state === 'running' ? sql`state = 'active'` : sql`state < 'active'`;
  const { rows } = await db.execute<JobRow>(sql`
    select job.id, name as kind, ${users.email} as owner, ${users.id} as "ownerId",
           ${moment(at)} as since, coalesce((data->'faults')::int, 0) as faults,
           case when start_after > clock_timestamp() then ${moment(sql`start_after`)} end as "notBefore",
           null as "errorCode"
      from jobs.job left join ${users} on ${users.id} = group_id::uuid
     where ${inState} and ${OURS} ${beyond(after, sql`>`, at, sql`job.id`)}
     order by ${at}, job.id limit ${limit}`);
  return rows;
}

/** What failed for good, the newest first. */
async function failed(db: Executor, { after, limit }: Page) {
  const { rows } = await db.execute<JobRow>(sql`
    with page as materialized (
      (select id, 'transcription-transcribe' as kind, user_id, failed_at as at, 0 as faults, error_code
         from ${uploads} where status = 'failed' and failed_at is not null
              ${beyond(after, sql`<`, sql`failed_at`, sql`id`)}
        order by failed_at desc, id desc limit ${limit})
      union all
      (select id, 'summaries-summarize', user_id, updated_at, 0, error_code
         from ${summaries} where status = 'failed' ${beyond(after, sql`<`, sql`updated_at`, sql`id`)}
        order by updated_at desc, id desc limit ${limit})
      union all
      (select id, name, group_id::uuid, completed_on, coalesce((data->'faults')::int, 0), null
         from jobs.job where ${isFailedJob} ${beyond(after, sql`<`, sql`completed_on`, sql`id`)}
        order by completed_on desc, id desc limit ${limit})
      order by at desc, id desc limit ${limit})
    select page.id, kind, ${users.email} as owner, user_id as "ownerId", ${moment(sql`at`)} as since,
           faults, null as "notBefore", error_code as "errorCode"
      from page left join ${users} on ${users.id} = page.user_id
     order by at desc, page.id desc`);
  return rows;
}

export const page = (db: Executor, state: JobState, range: Page): Promise<JobRow[]> =>
  state === 'failed' ? failed(db, range) : live(db, state, range);

export async function counts(db: Executor): Promise<Record<JobState, number>> {
  const { rows } = await db.execute<Record<JobState, number>>(sql`
    select (select count(*) from jobs.job where state = 'active' and ${OURS})::int as running,
           (select count(*) from jobs.job where state < 'active' and ${OURS})::int as waiting,
           ((select count(*) from ${uploads} where status = 'failed' and failed_at is not null)
            + (select count(*) from ${summaries} where status = 'failed')
            + (select count(*) from jobs.job where ${isFailedJob}))::int as failed`);
  return rows[0] ?? { running: 0, waiting: 0, failed: 0 };
}

/** A job that waits or runs. */
export async function find(db: Executor, id: string) {
  const { rows } = await db.execute<{ kind: string; payload: unknown; ownerId: string | null }>(sql`
    select name as kind, data as payload, group_id as "ownerId" from jobs.job
     where id = ${id} and state < 'completed'`);
  return rows[0] ?? null;
}
