import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/client.ts';
import {
  summaries,
  teamMembers,
  textInputs,
  transcripts,
  transcriptSegments,
  uploads,
  users,
} from '../../platform/database/schema/index.ts';

export interface HistoryFilter {
  /** Words to look for, as they were typed; empty for all. */
  search: string;
  status: 'processing' | 'ready' | 'error' | null;
  outputType: 'summary' | 'notes' | null;
  folder: string | null;
  tag: string | null;
  sort: 'newest' | 'oldest' | 'title';
  offset: number;
  limit: number;
}

/** Characters of an excerpt before the match, and in all. */
const EXCERPT_LEAD = 60;
const EXCERPT_LENGTH = 160;
/** Characters of a text without a title that it is sorted by. */
const NAME_LENGTH = 60;
/** Characters of a summary that its gist is made from. */
const GIST_SOURCE_LENGTH = 1_200;

/** A page of one owner's uploads: their ids in order. */
export const uploadPage = (executor: Executor, ownerId: string, filter: HistoryFilter) =>
  page(executor, ownerId, filter, {
    table: sql`${uploads} as source`,
    summaryOf: sql`upload_id`,
    name: sql`coalesce(source.title, source.filename)`,
    found: uploadsWith,
    failed: sql`(source.status = 'failed' or newest.status = 'failed')`,
    begun: sql`source.status <> 'failed'`,
  });

/** A page of one owner's texts: their ids in order. */
export const textPage = (executor: Executor, ownerId: string, filter: HistoryFilter) =>
  page(executor, ownerId, filter, {
    table: sql`${textInputs} as source`,
    summaryOf: sql`text_input_id`,
    name: sql`coalesce(source.title, left(source.raw_text, ${NAME_LENGTH}::int))`,
    found: textsWith,
    failed: sql`newest.status = 'failed'`,
    begun: sql`true`,
  });

/** What is a source of its kind, under the name `source`, and which of them is how far. */
interface Source {
  table: SQL;
  summaryOf: SQL;
  /** What it is sorted by as a title. */
  name: SQL;
  /** The ids of those with these words. */
  found: (ownerId: string, search: string) => SQL;
  failed: SQL;
  /** Not ended before its summary. */
  begun: SQL;
}

/** The newest summary is looked up only where a filter asks for it: without one, a page is read off the index. */
async function page(
  executor: Executor,
  ownerId: string,
  { search, status, outputType, folder, tag, sort, offset, limit }: HistoryFilter,
  { table, summaryOf, name, found, failed, begun }: Source,
): Promise<string[]> {
  const newest = sql`left join lateral (
    select summary.status, summary.output_type from ${summaries} as summary
    where summary.${summaryOf} = source.id
    order by summary.created_at desc, summary.id desc limit 1
  ) as newest on true`;
  const standing = {
    error: failed,
    ready: sql`newest.status = 'ready'`,
    processing: sql`(${begun} and (newest.status is null or newest.status not in ('ready', 'failed')))`,
  };
  const orders = {
    newest: sql`source.created_at desc, source.id desc`,
    oldest: sql`source.created_at, source.id`,
    title: sql`lower(${name}), source.created_at desc, source.id desc`,
  };
  const conditions = [
    sql`source.user_id = ${ownerId}`,
    ...(search === '' ? [] : [sql`source.id in (${found(ownerId, search)})`]),
    ...(status ? [standing[status]] : []),
    ...(outputType ? [sql`newest.output_type = ${outputType}`] : []),
    ...(folder ? [sql`source.folder = ${folder}`] : []),
    ...(tag ? [sql`${tag} = any (source.tags)`] : []),
  ];
  const { rows } = await executor.execute<{ id: string }>(sql`
    select source.id from ${table}
    ${status || outputType ? newest : sql``}
    where ${sql.join(conditions, sql` and `)}
    order by ${orders[sort]}
    limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}

/** Uploads with these words in their name, their transcript or a summary; each table has its trigram index. */
const uploadsWith = (ownerId: string, search: string): SQL => sql`
  select id from ${uploads} where user_id = ${ownerId}
    and (filename ilike ${containing(search)} or title ilike ${containing(search)})
  union
  select upload_id from ${transcripts} where user_id = ${ownerId} and text ilike ${containing(search)}
  union
  select upload_id from ${summaries}
  where user_id = ${ownerId} and upload_id is not null and summary_text ilike ${containing(search)}`;

const textsWith = (ownerId: string, search: string): SQL => sql`
  select id from ${textInputs} where user_id = ${ownerId}
    and (raw_text ilike ${containing(search)} or title ilike ${containing(search)})
  union
  select text_input_id from ${summaries}
  where user_id = ${ownerId} and text_input_id is not null and summary_text ilike ${containing(search)}`;

/** What the user typed stands for itself, signs that mean something to LIKE included. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Where a source's own text is, and which summaries are of it. */
interface Searched {
  table: typeof transcripts | typeof textInputs;
  id: AnyPgColumn;
  text: AnyPgColumn;
  summaryOf: AnyPgColumn;
}

const UPLOADS: Searched = {
  table: transcripts,
  id: transcripts.uploadId,
  text: transcripts.text,
  summaryOf: summaries.uploadId,
};
const TEXTS: Searched = {
  table: textInputs,
  id: textInputs.id,
  text: textInputs.rawText,
  summaryOf: summaries.textInputId,
};

/** Where the words stand inside the transcripts or summaries of uploads: a stretch of text around the first match. */
export const uploadExcerpts = (executor: Executor, ids: readonly string[], search: string) =>
  excerpts(executor, UPLOADS, ids, search);

/** Where the words stand inside texts or their summaries. */
export const textExcerpts = (executor: Executor, ids: readonly string[], search: string) =>
  excerpts(executor, TEXTS, ids, search);

async function excerpts(
  executor: Executor,
  { table, id, text, summaryOf }: Searched,
  ids: readonly string[],
  search: string,
): Promise<Map<string, string>> {
  const within = sql`(${list(ids)})`;
  const texts = sql`
    select ${id} as id, 1 as rank, ${text} as text from ${table} where ${id} in ${within}
    union all
    select ${summaryOf}, 2, summary_text from ${summaries} where ${summaryOf} in ${within}`;
  const { rows } = await executor.execute<{ id: string; excerpt: string }>(sql`
    select distinct on (id) id,
      case when start > 1 then '…' else '' end
        || substring(text from start for ${EXCERPT_LENGTH}::int)
        || case when length(text) >= start + ${EXCERPT_LENGTH}::int then '…' else '' end as excerpt
    from (
      select id, rank, text, place, greatest(1, place - ${EXCERPT_LEAD}::int) as start
      from (
        select id, rank, text, position(lower(${search}) in lower(text)) as place
        from (${texts}) as texts where text ilike ${containing(search)}
      ) as placed
    ) as found
    where place > 0
    order by id, rank`);
  return new Map(rows.map(({ id, excerpt }) => [id, excerpt]));
}

const list = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/** The rows of a page. */
export async function uploadsById(executor: Executor, ids: string[]) {
  return executor.query.uploads.findMany({
    columns: {
      id: true,
      filename: true,
      title: true,
      durationSeconds: true,
      status: true,
      progress: true,
      waitsUntil: true,
      errorCode: true,
      revision: true,
      createdAt: true,
      folder: true,
      tags: true,
    },
    where: (row, { inArray }) => inArray(row.id, ids),
  });
}

/** The rows of a page, with the beginnings of their texts. */
export async function textsById(executor: Executor, ids: string[], characters: number) {
  return executor
    .select({
      id: textInputs.id,
      createdAt: textInputs.createdAt,
      title: textInputs.title,
      folder: textInputs.folder,
      tags: textInputs.tags,
      sample: textInputs.sample,
      beginning: sql<string>`left(${textInputs.rawText}, ${characters}::int)`,
    })
    .from(textInputs)
    .where(sql`${textInputs.id} in (${list(ids)})`);
}

/** How many people were recognized in each of these recordings; none for one that is not there. */
export async function speakerCounts(
  executor: Executor,
  uploadIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await executor.execute<{ id: string; speakers: number }>(sql`
    select upload_id as id, count(distinct speaker)::int as speakers
    from ${transcriptSegments}
    where upload_id in (${list(uploadIds)}) and speaker is not null
    group by upload_id`);
  return new Map(rows.map(({ id, speakers }) => [id, speakers]));
}

/** How each of these summaries begins; nothing for one that is not written yet. */
export async function summaryBeginnings(
  executor: Executor,
  summaryIds: readonly string[],
): Promise<Map<string, string>> {
  if (summaryIds.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; beginning: string }>(sql`
    select id, left(summary_text, ${GIST_SOURCE_LENGTH}::int) as beginning from ${summaries}
    where id in (${list(summaryIds)}) and summary_text is not null`);
  return new Map(rows.map(({ id, beginning }) => [id, beginning]));
}

/** What the team of a person shares, newest first: each source with its newest summary. */
export async function sharedWith(
  executor: Executor,
  userId: string,
  { offset, limit }: Pick<HistoryFilter, 'offset' | 'limit'>,
) {
  const people = sql`(select colleague.user_id from ${teamMembers} as colleague
    join ${teamMembers} as own on own.team_id = colleague.team_id where own.user_id = ${userId})`;
  const { rows } = await executor.execute<{
    id: string;
    kind: 'upload' | 'text';
    title: string | null;
    beginning: string | null;
    outputType: 'summary' | 'notes';
    maker: string;
    mine: boolean;
    access: 'read' | 'edit';
    createdAt: string;
  }>(sql`
    select newest.id, source.kind, source.title, source.beginning, newest.output_type as "outputType",
      maker.email as maker, source.user_id = ${userId} as mine, source.team_access as access,
      source.created_at as "createdAt"
    from (
      select 'upload' as kind, id, user_id, team_access, created_at, coalesce(title, filename) as title, null as beginning
      from ${uploads} where team_access <> 'none' and user_id in ${people}
      union all
      select 'text', id, user_id, team_access, created_at, title, left(raw_text, 400)
      from ${textInputs} where team_access <> 'none' and user_id in ${people}
    ) as source
    join ${users} as maker on maker.id = source.user_id
    cross join lateral (
      select summary.id, summary.output_type from ${summaries} as summary
      where case when source.kind = 'upload' then summary.upload_id else summary.text_input_id end = source.id
      order by summary.created_at desc, summary.id desc limit 1
    ) as newest
    order by source.created_at desc, source.id desc
    limit ${limit} offset ${offset}`);
  return rows;
}
