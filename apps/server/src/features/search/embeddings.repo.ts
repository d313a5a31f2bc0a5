import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import type { PassagePlace } from '../../platform/database/search-passages.ts';
import { passageEmbeddings, searchPassages } from '../../platform/database/schema/index.ts';
import { columnsOf, type PassageRow, type SearchScope, within } from './search.repo.ts';

export interface UnembeddedPassage extends PassagePlace {
  id: number;
}

type Row<T> = { [Key in keyof T]: T[Key] };

/** Passages without a vector of this model, those of a source together. */
export async function unembedded(
  db: Executor,
  model: string,
  limit: number,
): Promise<UnembeddedPassage[]> {
  const { rows } = await db.execute<Row<UnembeddedPassage>>(sql`
    select passage.id::float8 as id, passage.upload_id as "uploadId", passage.text_input_id as "textInputId",
           passage.first_turn as "firstTurn", passage.last_turn as "lastTurn"
      from ${searchPassages} as passage
     where not exists (select from ${passageEmbeddings} as made where made.passage_id = passage.id and made.model = ${model})
     order by passage.id limit ${limit}`);
  return rows;
}

/** Of the vectors that a model has made; null: none yet. */
export async function dimensionsOf(db: Executor, model: string): Promise<number | null> {
  const { rows } = await db.execute<{ dimensions: number }>(sql`
    select cardinality(embedding) as dimensions from ${passageEmbeddings}
     where model = ${model} and cardinality(embedding) > 0 limit 1`);
  return rows[0]?.dimensions ?? null;
}

export async function deleteOf(db: Executor, model: string): Promise<void> {
  await db.execute(sql`delete from ${passageEmbeddings} where model = ${model}`);
}

/** Stores vectors of passages that are still there, in place of those of other models. */
export async function replaceEmbeddings(
  db: Executor,
  model: string,
  embeddings: readonly { id: number; embedding: readonly number[] }[],
): Promise<void> {
  const ids = sql`${sql.param(embeddings.map(({ id }) => id))}::bigint[]`;
  await db.execute(sql`
    with others as (delete from ${passageEmbeddings} where passage_id = any(${ids}) and model <> ${model})
    insert into ${passageEmbeddings} (passage_id, model, embedding)
    select passage.id, ${model}, given.embedding
      from jsonb_to_recordset(${JSON.stringify(embeddings)}::jsonb) as given(id bigint, embedding real[])
      join ${searchPassages} as passage on passage.id = given.id
       for key share of passage
    on conflict (passage_id, model) do update set embedding = excluded.embedding`);
}

/** Whether PostgreSQL can compare vectors itself. Turns its extension on where it is installed, and that is allowed. */
export async function hasPgvector(db: Executor): Promise<boolean> {
  const isThere = async (): Promise<boolean> =>
    (await db.execute(sql`select from pg_extension where extname = 'vector'`)).rows.length > 0;
  if (await isThere()) return true;
  const available = sql`select from pg_available_extensions where name = 'vector'`;
  if ((await db.execute(available)).rows.length === 0) return false;
  // Not allowed, or another process was faster.
  await db.execute(sql`create extension if not exists vector`).catch(() => {});
  return await isThere();
}

/** What the vectors of a scope are compared with. */
export interface Comparison {
  model: string;
  question: Float32Array;
  /** So many passages at most, the newest. */
  most: number;
}

type Nearby = { id: number; similarity: number };

/** The similarities of all vectors of a scope, compared by pgvector. */
export async function compareInDatabase(
  db: Executor,
  scope: SearchScope,
  { model, question, most }: Comparison,
  { limit, few, deviations }: { limit: number; few: number; deviations: number },
): Promise<Nearby[]> {
  const type = sql.raw(`vector(${question.length})`);
  const { rows } = await db.execute<Nearby>(sql`
    with newest as materialized (
      select passage.id from ${searchPassages} as passage where ${within(scope)} order by passage.id desc limit ${most}),
    compared as materialized (
      select made.passage_id as id,
             case when cardinality(made.embedding) = ${question.length}
                  then -(made.embedding::${type} <#> ${`[${question.join(',')}]`}::${type}) end as similarity
        from newest join ${passageEmbeddings} as made on made.passage_id = newest.id and made.model = ${model}),
    spread as (
      select count(similarity) as passages, avg(similarity) as mean, stddev_pop(similarity) as deviation from compared)
    select id::float8 as id, similarity from compared, spread
     where similarity is not null and (passages < ${few} or similarity >= mean + ${deviations}::float8 * deviation)
     order by similarity desc, id limit ${limit}`);
  return rows;
}

/** The passages of a scope that have a vector, the newest first. */
export async function embeddedIn(
  db: Executor,
  scope: SearchScope,
  { model, most }: Pick<Comparison, 'model' | 'most'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select passage.id::float8 as id from ${searchPassages} as passage
      join ${passageEmbeddings} as made on made.passage_id = passage.id and made.model = ${model}
     where ${within(scope)} order by passage.id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Vectors as PostgreSQL sends arrays: a header of 20 bytes, then for each number its length and its 4 bytes, big-endian. */
export async function embeddingsOf(
  db: Executor,
  model: string,
  ids: readonly number[],
): Promise<{ id: number; array: Buffer }[]> {
  const { rows } = await db.execute<{ id: number; array: Buffer }>(sql`
    select passage_id::float8 as id, array_send(embedding) as array from ${passageEmbeddings}
     where passage_id = any(${sql.param(ids)}::bigint[]) and model = ${model} and cardinality(embedding) > 0`);
  return rows;
}

/** Passages of a scope by their ids. */
export async function passagesOf(
  db: Executor,
  scope: SearchScope,
  ids: readonly number[],
): Promise<PassageRow[]> {
  const { rows } = await db.execute<PassageRow>(sql`
    select ${columnsOf} from ${searchPassages} as passage
     where passage.id = any(${sql.param(ids)}::bigint[]) and ${within(scope)}`);
  return rows;
}
