import { desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../../platform/database/client.ts';
import {
  summaries,
  teamMembers,
  textInputs,
  transcripts,
  transcriptSegments,
  uploads,
  users,
} from '../../../platform/database/schema/index.ts';
import { BEGINNING_CHARACTERS } from '../sources/texts.repo.ts';

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

type Search = Pick<HistoryFilter, 'search'>;
/** What a prepared query is given when it runs may stand for the values of a filter. */
type Value<T> = T | Placeholder;
type Shape = Pick<HistoryFilter, 'status' | 'outputType' | 'sort'> & {
  folder: Value<string> | null;
  tag: Value<string> | null;
  offset: Value<number>;
  limit: Value<number>;
};

/** Characters of an excerpt before the match, and in all. */
const EXCERPT_LEAD = 60;
const EXCERPT_LENGTH = 160;
/** Characters of a summary that its gist is made from. */
const GIST_SOURCE_LENGTH = 1_200;

const upload = alias(uploads, 'source');
const text = alias(textInputs, 'source');

/**
 * Pages of one owner's uploads or texts in order: a row for each summary of a source, the newest first, or one without any.
 * Without a search, each kind of page is prepared once; words change how a search is best done.
 */
export function historyPages(db: Database) {
  const uploadPages = new Map<string, PreparedUploads>();
  const textPages = new Map<string, PreparedTexts>();
  return {
    uploads: async (ownerId: string, filter: HistoryFilter) => {
      if (filter.search !== '') return await uploadPage(db, ownerId, filter);
      const { name, shape, values } = shapeOf(ownerId, filter);
      const known = uploadPages.get(name);
      const query = known ?? uploadPage(db, OWNER, shape).prepare(`history_uploads_${name}`);
      uploadPages.set(name, query);
      return await query.execute(values);
    },
    texts: async (ownerId: string, filter: HistoryFilter) => {
      if (filter.search !== '') return await textPage(db, ownerId, filter);
      const { name, shape, values } = shapeOf(ownerId, filter);
      const known = textPages.get(name);
      const query = known ?? textPage(db, OWNER, shape).prepare(`history_texts_${name}`);
      textPages.set(name, query);
      return await query.execute(values);
    },
  };
}

type PreparedUploads = ReturnType<ReturnType<typeof uploadPage>['prepare']>;
type PreparedTexts = ReturnType<ReturnType<typeof textPage>['prepare']>;

const OWNER = sql.placeholder('ownerId');

/** A filter without its values, and the values. */
function shapeOf(ownerId: string, filter: HistoryFilter) {
  const { status, outputType, sort, folder, tag, offset, limit } = filter;
  const shape = {
    search: '',
    status,
    outputType,
    sort,
    folder: folder === null ? null : sql.placeholder('folder'),
    tag: tag === null ? null : sql.placeholder('tag'),
    offset: sql.placeholder('offset'),
    limit: sql.placeholder('limit'),
  };
  const asked = [status, outputType, folder && 'folder', tag && 'tag'].map((one) => one ?? 'all');
  const values = { ownerId, folder, tag, offset, limit };
  return { name: [sort, ...asked].join('_'), shape, values };
}

function uploadPage(executor: Executor, ownerId: Value<string>, filter: Shape & Search) {
  const { page, order } = pageOf(ownerId, filter, {
    table: sql`${uploads} as source`,
    summaryOf: sql`upload_id`,
    name: sql`coalesce(source.title, source.filename)`,
    contains: inUploads,
    failed: sql`(source.status = 'failed' or newest.status = 'failed')`,
    begun: sql`source.status <> 'failed'`,
  });
  return executor
    .select({
      id: upload.id,
      filename: upload.filename,
      title: upload.title,
      durationSeconds: upload.durationSeconds,
      status: upload.status,
      progress: upload.progress,
      waitsUntil: upload.waitsUntil,
      errorCode: upload.errorCode,
      revision: upload.revision,
      createdAt: upload.createdAt,
      folder: upload.folder,
      tags: upload.tags,
      sample: upload.sample,
      notice: noticeColumns(upload),
      /** How many people were recognized in it. */
      speakers: sql<number>`(select count(distinct speaker)::int from ${transcriptSegments}
        where upload_id = ${upload.id} and speaker is not null)`,
      ...summaryColumns,
    })
    .from(page)
    .innerJoin(upload, sql`${upload.id} = page.history_id`)
    .innerJoin(users, eq(users.id, upload.userId))
    .leftJoin(summaries, eq(summaries.uploadId, upload.id))
    .orderBy(order, desc(summaries.createdAt), desc(summaries.id));
}

function textPage(executor: Executor, ownerId: Value<string>, filter: Shape & Search) {
  const { page, order } = pageOf(ownerId, filter, {
    table: sql`${textInputs} as source`,
    summaryOf: sql`text_input_id`,
    name: sql`coalesce(source.title, source.first_words, '')`,
    contains: inTexts,
    failed: sql`newest.status = 'failed'`,
    begun: sql`true`,
  });
  return executor
    .select({
      id: text.id,
      createdAt: text.createdAt,
      title: text.title,
      folder: text.folder,
      tags: text.tags,
      sample: text.sample,
      notice: noticeColumns(text),
      /** How it begins. */
      text: sql<string>`left(${text.rawText}, ${BEGINNING_CHARACTERS}::int)`,
      ...summaryColumns,
    })
    .from(page)
    .innerJoin(text, sql`${text.id} = page.history_id`)
    .innerJoin(users, eq(users.id, text.userId))
    .leftJoin(summaries, eq(summaries.textInputId, text.id))
    .orderBy(order, desc(summaries.createdAt), desc(summaries.id));
}

/** Of the notice that storage ends, and of its owner, who has to be in `users`. */
const noticeColumns = (source: typeof upload | typeof text) => ({
  at: source.expiryNoticeAt,
  days: source.expiryNoticeDays,
  planSince: users.planSince,
});

const summaryColumns = {
  summary: {
    id: summaries.id,
    outputType: summaries.outputType,
    status: summaries.status,
    progress: summaries.progress,
    part: summaries.part,
    waitsUntil: summaries.waitsUntil,
    errorCode: summaries.errorCode,
    revision: summaries.revision,
    createdAt: summaries.createdAt,
  },
  /** How the summary begins; null until it is written. */
  beginning: sql<string | null>`left(${summaries.summaryText}, ${GIST_SOURCE_LENGTH}::int)`,
};

/** What is a source of its kind, under the name `source`, and which of them is how far. */
interface Source {
  table: SQL;
  summaryOf: SQL;
  /** What it is sorted by as a title. */
  name: SQL;
  /** Where words may be found in it; each of these columns has its trigram index. */
  contains: (ownerId: Value<string>, pattern: string) => SQL[];
  failed: SQL;
  /** Not ended before its summary. */
  begun: SQL;
}

/** The ids of a page, under the name `page`, and the order of its sources. */
function pageOf(
  ownerId: Value<string>,
  filter: Shape & Search,
  source: Source,
): { page: SQL; order: SQL } {
  const { search, sort, offset, limit } = filter;
  const places = search === '' ? [] : source.contains(ownerId, containing(search));
  const order = orderOf(sort);
  // What each place finds is sorted and cut by itself: a word that many have is looked for along the history, which ends with the
  // page, a rare one by its index.
  const found = places.map((place) => {
    const all = candidates(ownerId, filter, source, [place]);
    return sql`(${all} order by ${order} limit ${limit}::int + ${offset}::int)`;
  });
  const all = found.length === 0 ? candidates(ownerId, filter, source) : sql.join(found, UNION);
  const page = sql`(${all} order by ${order} limit ${limit} offset ${offset}) as page`;
  return { page, order };
}

const UNION = sql` union `;

/** By the columns that `candidates` names. */
function orderOf(sort: HistoryFilter['sort']): SQL {
  const orders = {
    newest: sql`history_at desc, history_id desc`,
    oldest: sql`history_at, history_id`,
    title: sql`history_name, history_at desc, history_id desc`,
  };
  return orders[sort];
}

/** The newest summary is looked up only where a filter asks for it: without one, a page is read off the index. */
function candidates(
  ownerId: Value<string>,
  { status, outputType, folder, tag, sort }: Shape,
  { table, summaryOf, name, failed, begun }: Source,
  more: readonly SQL[] = [],
): SQL {
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
  const conditions = [
    sql`source.user_id = ${ownerId}`,
    ...more,
    ...(status ? [standing[status]] : []),
    ...(outputType ? [sql`newest.output_type = ${outputType}`] : []),
    ...(folder ? [sql`source.folder = ${folder}`] : []),
    ...(tag ? [sql`${tag} = any (source.tags)`] : []),
  ];
  return sql`
    select source.id as history_id, source.created_at as history_at
      ${sort === 'title' ? sql`, lower(${name}) as history_name` : sql``}
    from ${table} ${status || outputType ? newest : sql``}
    where ${sql.join(conditions, sql` and `)}`;
}

const inUploads = (ownerId: Value<string>, pattern: string): SQL[] => [
  sql`source.filename ilike ${pattern}`,
  sql`source.title ilike ${pattern}`,
  sql`source.id in (select upload_id from ${transcripts}
    where user_id = ${ownerId} and text ilike ${pattern})`,
  sql`source.id in (select upload_id from ${summaries}
    where user_id = ${ownerId} and upload_id is not null and summary_text ilike ${pattern})`,
];

const inTexts = (ownerId: Value<string>, pattern: string): SQL[] => [
  sql`source.raw_text ilike ${pattern}`,
  sql`source.title ilike ${pattern}`,
  sql`source.id in (select text_input_id from ${summaries}
    where user_id = ${ownerId} and text_input_id is not null and summary_text ilike ${pattern})`,
];

/** What the user typed stands for itself, signs that mean something to LIKE included. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Where a search matched. */
export type Excerpt = { match: string; matchedIn: 'source' | 'notes' };

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
): Promise<Map<string, Excerpt>> {
  const within = sql`(${list(ids)})`;
  const texts = sql`
    select ${id} as id, 1 as rank, ${text} as text from ${table} where ${id} in ${within}
    union all
    select ${summaryOf}, 2, summary_text from ${summaries} where ${summaryOf} in ${within}`;
  const { rows } = await executor.execute<Excerpt & { id: string }>(sql`
    select distinct on (id) id, case rank when 1 then 'source' else 'notes' end as "matchedIn",
      case when start > 1 then '…' else '' end
        || substring(text from start for ${EXCERPT_LENGTH}::int)
        || case when length(text) >= start + ${EXCERPT_LENGTH}::int then '…' else '' end as match
    from (
      select id, rank, text, place, greatest(1, place - ${EXCERPT_LEAD}::int) as start
      from (
        select id, rank, text, position(lower(${search}) in lower(text)) as place
        from (${texts}) as texts where text ilike ${containing(search)}
      ) as placed
    ) as found
    where place > 0
    order by id, rank`);
  return new Map(rows.map(({ id, match, matchedIn }) => [id, { match, matchedIn }]));
}

const list = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/** What the team of a person shares, newest first: each source with its newest summary. */
export async function sharedWith(
  executor: Executor,
  { userId, teamId }: { userId: string; teamId?: string | undefined },
  { offset, limit }: Pick<HistoryFilter, 'offset' | 'limit'>,
) {
  const people =
    teamId === undefined
      ? sql`(select colleague.user_id from ${teamMembers} as colleague
          join ${teamMembers} as own on own.team_id = colleague.team_id where own.user_id = ${userId})`
      : sql`(select user_id from ${teamMembers} where team_id = ${teamId})`;
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
      select 'text', id, user_id, team_access, created_at, title, left(raw_text, ${BEGINNING_CHARACTERS})
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
