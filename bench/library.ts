import { HistoryService } from '../apps/server/src/features/recordings/library/history.service.ts';
import type { DatabaseConnection } from '../apps/server/src/platform/database/client.ts';
import {
  ACTOR,
  OWNER,
  withTemporaryDatabase,
} from '../apps/server/src/evaluation/temporary-database.ts';
import type { BenchResult } from './result.ts';
import { percentile, timesOf } from './support/times.ts';

const ROWS = 1_000_000;
const OWN_ROWS = 100_000;
const PAGE = 20;
const RUNS = 200;
const WARM_UP = 30;

interface Case {
  name: string;
  /** Milliseconds. */
  most: number;
  mostTimes: number;
  query: { offset: number; q?: string };
  /** The same rows by hand: the least that a database must do for them. */
  plain: string;
}

const plainPage = (offset: number, where = '') =>
  `select id, filename, status, created_at from uploads where user_id = '${OWNER}' ${where}
   order by created_at desc, id desc limit ${PAGE} offset ${offset}`;
const plainSearch = (word: string) =>
  plainPage(
    0,
    `and id in (select upload_id from transcripts where user_id = '${OWNER}' and text ilike '%${word}%')`,
  );
const CASES: Case[] = [
  { name: 'first page', most: 15, mostTimes: 3, query: { offset: 0 }, plain: plainPage(0) },
  {
    name: 'page 500',
    most: 15,
    mostTimes: 3,
    query: { offset: 499 * PAGE },
    plain: plainPage(499 * PAGE),
  },
  {
    name: 'search, a word in 1 of 1,000 transcripts',
    most: 100,
    mostTimes: 1.5,
    query: { offset: 0, q: 'quetzal' },
    plain: plainSearch('quetzal'),
  },
  {
    name: 'search, a word in 1 of 100 transcripts',
    most: 100,
    mostTimes: 1.5,
    query: { offset: 0, q: 'ptarmigan' },
    plain: plainSearch('ptarmigan'),
  },
];

/** The history of a user with 100,000 uploads among 1,000,000 rows, on the database that the product brings. */
export async function run(): Promise<BenchResult[]> {
  return await withTemporaryDatabase(async (connection) => {
    await fill(connection);
    const history = new HistoryService(connection.db);
    const results: BenchResult[] = [];
    for (const one of CASES) results.push(await measure(history, connection, one));
    return results;
  });
}

async function measure(
  history: HistoryService,
  { pool }: DatabaseConnection,
  { name, most, mostTimes, query, plain }: Case,
): Promise<BenchResult> {
  const [served = [], bare = []] = await timesOf(
    [
      fullPage(async () => (await history.uploads(ACTOR, { sort: 'newest', ...query })).length),
      fullPage(async () => (await pool.query(plain)).rows.length),
    ],
    { runs: RUNS, warmUp: WARM_UP },
  );
  const times = percentile(served, 0.95) / percentile(bare, 0.95);
  return {
    name: `history, ${name}`,
    figures: {
      'rows of the user': OWN_ROWS,
      'rows in all': ROWS,
      'median, ms': percentile(served, 0.5),
      '95th percentile, ms': percentile(served, 0.95),
      'plain SQL, 95th percentile, ms': percentile(bare, 0.95),
      'plain SQL, median, ms': percentile(bare, 0.5),
      'times plain SQL': times,
    },
    target: `95th percentile at most ${most} ms and ${mostTimes} times plain SQL`,
    met: percentile(served, 0.95) <= most && times <= mostTimes,
  };
}

const fullPage = (read: () => Promise<number>) => async (): Promise<void> => {
  if ((await read()) !== PAGE) throw new Error('the page is not full: nothing was measured');
};

/** Sentences of some hundred different words, the same in every run. */
const TEXT = `(select string_agg('word' || (abs(hashint4(n * 31 + k)) % 4000), ' ')
  from generate_series(1, 25) as k)`;
const RARE = `case when n % 1000 = 7 then ' quetzal' when n % 100 = 3 then ' ptarmigan' else '' end`;

/**
 * A tenth of the rows are the user's, spread among everyone's. The search indexes are made afterwards, which takes a fraction of
 * the time and gives the same indexes.
 */
async function fill({ pool }: DatabaseConnection): Promise<void> {
  const client = await pool.connect();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '%gin_trgm_ops%'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  const others = ROWS / OWN_ROWS - 1;
  await client.query(`
    insert into users (id, email, email_verified)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'user' || n || '@example.com', true
    from generate_series(1, ${others + 1}) as n`);
  await client.query(`
    insert into uploads (id, user_id, filename, size_bytes, transfer_id, status, created_at)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      ('00000000-0000-4000-8000-' || lpad((n % ${others + 1} + 1)::text, 12, '0'))::uuid,
      'recording ' || n || '.mp3', 1000, 'transfer-' || n, 'transcribed',
      timestamptz '2026-01-01' + n * interval '10 seconds'
    from generate_series(1, ${ROWS}) as n`);
  const numbered = `(select *, right(id::text, 12)::int as n from uploads) as upload`;
  await client.query(`
    insert into transcripts (upload_id, user_id, text, engine, engine_label, draft, complete)
    select id, user_id, ${TEXT} || ${RARE.replaceAll('n %', '(n / 10) %')}, 'bench', 'Bench', false, true
    from ${numbered}`);
  await client.query(`
    insert into summaries (user_id, upload_id, output_type, summary_text, status, created_at)
    select user_id, id, 'summary', 'About word' || n % 4000 || ' and word' || n % 3989, 'ready', created_at
    from ${numbered}`);
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
  client.release();
}
