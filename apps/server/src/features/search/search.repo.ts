import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import {
  searchNotes,
  searchPassages,
  summaries,
  teamMembers,
  textInputs,
  uploads,
} from '../../platform/database/schema/index.ts';

/** What is searched, all of it readable for the person. */
export type SearchScope =
  | { of: 'all'; userId: string; others: readonly string[]; own: boolean }
  | { of: 'folder'; userId: string; folder: string }
  | { of: 'source'; uploadId: string | null; textInputId: string | null };

/** The other members of a person's team. */
export async function teammates(db: Executor, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select other.user_id as id from ${teamMembers} as mine
      join ${teamMembers} as other on other.team_id = mine.team_id and other.user_id <> mine.user_id
     where mine.user_id = ${userId}`);
  return rows.map(({ id }) => id);
}

/** Whose passages there are. */
const ownersIn = ({ userId, others, own }: SearchScope & { of: 'all' }): readonly string[] =>
  own ? [userId, ...others] : others;

/** The condition that a row under the name `passage`, with its owner and source, is in the scope. */
export function within(scope: SearchScope): SQL {
  if (scope.of === 'source')
    return scope.uploadId === null
      ? sql`passage.text_input_id = ${scope.textInputId}::uuid`
      : sql`passage.upload_id = ${scope.uploadId}::uuid`;
  const { userId } = scope;
  if (scope.of === 'folder')
    return sql`passage.user_id = ${userId} and (
      passage.upload_id in (select id from ${uploads} where user_id = ${userId} and folder = ${scope.folder}) or
      passage.text_input_id in (select id from ${textInputs} where user_id = ${userId} and folder = ${scope.folder}))`;
  const own = sql`passage.user_id = ${userId}`;
  if (scope.others.length === 0) return scope.own ? own : sql`false`;
  const shared = sql`passage.user_id = any(${sql.param(scope.others)}::uuid[]) and (
    exists (select from ${uploads} where id = passage.upload_id and team_access <> 'none') or
    exists (select from ${textInputs} where id = passage.text_input_id and team_access <> 'none'))`;
  return scope.own ? sql`(${own} or (${shared}))` : shared;
}

/** The text search configurations of what is searched, without reading all of it. */
async function configsOf(db: Executor, scope: SearchScope): Promise<string[]> {
  if (scope.of === 'source') {
    const { rows } = await db.execute<{ config: string }>(
      sql`select distinct config from ${searchPassages} as passage where ${within(scope)}`,
    );
    return rows.map(({ config }) => config);
  }
  const owners = scope.of === 'folder' ? [scope.userId] : ownersIn(scope);
  const { rows } = await db.execute<{ config: string }>(sql`
    select distinct found.config from unnest(${sql.param(owners)}::uuid[]) as owner(id), lateral (
      with recursive next as (
        (select config from ${searchPassages} where user_id = owner.id order by config limit 1)
        union all
        select (select config from ${searchPassages} where user_id = owner.id and config > next.config
                 order by config limit 1)
          from next where next.config is not null)
      select config from next where config is not null) as found`);
  return rows.map(({ config }) => config);
}

/** A form of a word in one configuration. */
export type WordForm = {
  /** Which of the words, from 0. */
  word: number;
  config: string;
  form: string;
};

/** The forms of words in every language that is searched, and that of the question, whose stop words have none. */
export async function formsOf(
  db: Executor,
  scope: SearchScope,
  { question, words }: { question: string; words: readonly string[] },
): Promise<{ forms: WordForm[]; language: string | null }> {
  const configs = await configsOf(db, scope);
  const { rows } = await db.execute<WordForm & { asked: boolean }>(sql`
    with asked as materialized (select search_config(null, ${question}) as config)
    select (word.place - 1)::int as word, language.config, form.lexeme as form, language.config = asked.config as asked
      from asked, unnest(${sql.param(words)}::text[]) with ordinality as word(text, place),
           (select unnest(${sql.param(configs)}::text[]) union select config from asked) as language(config),
           unnest(search_vector(language.config, word.text)) as form
     order by word.place, form.positions[1]`);
  const kept = new Set(rows.filter(({ asked }) => asked).map(({ word }) => word));
  return {
    forms: rows.filter(({ word }) => kept.has(word)),
    language: rows.find(({ asked }) => asked)?.config ?? null,
  };
}

/** Of more passages the number is estimated: it counts by its logarithm. */
const COUNTED = 10_000;

export type PassageRow = {
  id: number;
  uploadId: string | null;
  textInputId: string | null;
  ordinal: number;
  firstTurn: number;
  lastTurn: number;
  words: number;
  speakers: Record<string, number>;
};

/** The columns of a PassageRow. node-postgres reads a `bigint` as a string. */
export const columnsOf = sql`passage.id::float8 as id, passage.upload_id as "uploadId", passage.text_input_id as "textInputId", passage.ordinal,
           passage.first_turn as "firstTurn", passage.last_turn as "lastTurn", passage.words, passage.speakers`;

type FoundRow = PassageRow & {
  ranks: number[];
  total: number;
  frequencies: number[];
};

/** Constants of the order in which hits are cut off. */
export interface Cut {
  limit: number;
  lengthWeight: number;
  usualWords: number;
}

/**
 * The passages with any of the terms, the best by inverse frequency and rank of each term. One pass over the index; how frequent a
 * term is follows from the hits.
 */
export async function findPassages(
  db: Executor,
  scope: SearchScope,
  terms: readonly { forms: readonly string[]; weight: number }[],
  { limit, lengthWeight, usualWords }: Cut,
) {
  const queries = terms.map(({ forms }) => forms.map(quoted).join(' | '));
  // ts_rank divides by the number of words of the query.
  const ranks = queries.map(
    (query, at) =>
      sql`ts_rank(vector, ${query}::tsquery) * ${sql.raw(String(terms[at]?.forms.length ?? 1))} as ${column('r', at)}`,
  );
  const counts = queries.map(
    (_, at) => sql`count(*) filter (where ${column('r', at)} > 0) as ${column('n', at)}`,
  );
  const weights = queries.map(
    (_, at) =>
      sql`ln(1 + (total - ${column('n', at)} + 0.5::float8) / (${column('n', at)} + 0.5::float8)) as ${column('w', at)}`,
  );
  const weighted = queries.map(
    (_, at) => sql`${column('r', at)} * ${column('w', at)} * ${terms[at]?.weight ?? 1}::float8`,
  );
  const all = (prefix: string) =>
    sql.join(
      queries.map((_, at) => column(prefix, at)),
      sql`, `,
    );
  const { rows } = await db.execute<FoundRow>(sql`
    with hit as materialized (
      select id, words, ${sql.join(ranks, sql`, `)}
        from ${searchPassages} as passage
       where ${within(scope)} and vector @@ ${queries.join(' | ')}::tsquery),
    counted as (select ${sql.join(counts, sql`, `)} from hit),
    searched as (
      select case when count(*) < ${COUNTED} then count(*)
                  else (select greatest(${COUNTED}, reltuples) from pg_class where oid = 'search_passages'::regclass) end as passages
        from (select from ${searchPassages} as passage where ${within(scope)} limit ${COUNTED}) as counted),
    total as (select greatest(passages, ${all('n')})::float8 as total from searched, counted),
    weight as materialized (select counted.*, total, ${sql.join(weights, sql`, `)} from counted, total),
    best as (
      select hit.id, array[${all('r')}]::float8[] as ranks, array[${all('n')}]::int[] as frequencies, total
        from hit, weight
       order by (${sql.join(weighted, sql` + `)}) / (1 - ${lengthWeight}::float8 + ${lengthWeight}::float8 * hit.words / ${usualWords}::float8) desc, hit.id
       limit ${limit})
    select ${columnsOf}, best.ranks, best.total::int as total, best.frequencies
      from best join ${searchPassages} as passage on passage.id = best.id`);
  return {
    hits: rows,
    total: rows[0]?.total ?? 0,
    frequencies: rows[0]?.frequencies ?? [],
  };
}

/** Sources whose notes hold a share of a question's weight, those with the most of it first. */
export async function sourcesByNotes(
  db: Executor,
  scope: SearchScope,
  terms: readonly { forms: readonly string[]; weight: number }[],
  { least, limit }: { least: number; limit: number },
): Promise<Pick<PassageRow, 'uploadId' | 'textInputId'>[]> {
  const telling = terms.filter(({ weight }) => weight > 0);
  const whole = telling.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  const queries = telling.map(({ forms }) => forms.map(quoted).join(' | '));
  const shares = telling.map(
    ({ weight }, at) =>
      sql`case when notes.vector @@ ${queries[at]}::tsquery then ${weight / whole}::float8 else 0 end`,
  );
  const { rows } = await db.execute<Pick<PassageRow, 'uploadId' | 'textInputId'>>(sql`
    select passage.upload_id as "uploadId", passage.text_input_id as "textInputId"
      from ${searchNotes} as notes join ${summaries} as passage on passage.id = notes.summary_id
     where notes.vector @@ ${queries.join(' | ')}::tsquery and ${within(scope)}
     group by 1, 2
    having max(${sql.join(shares, sql` + `)}) >= ${least}::float8
     order by max(${sql.join(shares, sql` + `)}) desc limit ${limit}`);
  return rows;
}

/** Forms of a question's words, and the configurations that made them. */
interface Forms<T> {
  forms: readonly T[];
  configs: readonly string[];
}

/** Which of the words have one of the forms. */
export async function wordsWith(
  db: Executor,
  { forms, configs }: Forms<string>,
  words: readonly string[],
): Promise<string[]> {
  if (forms.length === 0 || words.length === 0) return [];
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from unnest(${sql.param(words)}::text[]) as word, unnest(${sql.param(configs)}::text[]) as config
     where search_vector(config, word) @@ ${forms.map(quoted).join(' | ')}::tsquery`);
  return rows.map(({ word }) => word);
}

/** Which of the terms each text has. */
export async function termsIn(
  db: Executor,
  { forms, configs }: Forms<readonly string[]>,
  texts: readonly string[],
): Promise<boolean[][]> {
  const queries = forms.map((of) => of.map(quoted).join(' | '));
  const { rows } = await db.execute<{ has: boolean[] }>(sql`
    select array(select bool_or(vector @@ query::tsquery)
                   from unnest(${sql.param(queries)}::text[]) with ordinality as term(query, at),
                        (select search_vector(config, text) as vector from unnest(${sql.param(configs)}::text[]) as config) as read
                  group by at order by at) as has
      from unnest(${sql.param(texts)}::text[]) with ordinality as given(text, place) order by place`);
  return rows.map(({ has }) => has);
}

const column = (prefix: string, at: number): SQL => sql.raw(`${prefix}${at}`);

/** A lexeme as it is written in a tsquery. */
const quoted = (form: string): string => `'${form.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
