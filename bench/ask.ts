import { SearchService } from '../apps/server/src/features/search/search.service.ts';
import type { DatabaseConnection } from '../apps/server/src/platform/database/client.ts';
import {
  ACTOR,
  OWNER,
  withTemporaryDatabase,
} from '../apps/server/src/evaluation/temporary-database.ts';
import type { BenchResult } from './result.ts';
import { percentile, timesOf } from './support/times.ts';

/** Of 12 words; ten are a passage, and half of its words are stop words, which are not indexed. */
const SEGMENTS = 1_000_000;
const SEGMENTS_OF_PASSAGE = 10;
const PASSAGES = SEGMENTS / SEGMENTS_OF_PASSAGE;
const OF_RECORDING = 100;
const RUNS = 120;
const WARM_UP = 24;
const MOST_TIMES = 1.5;

/** What people ask: rare words, frequent ones, and both. A lower number is a more frequent word. */
const QUESTIONS = [
  'What did the team decide about word39000, word39100 and word39200?',
  'word39000 word9000 word5000 word3000 word1000 word700',
  'What about word39000, word20000 and word9?',
  'Who talked about word12000 and word450?',
  'What is the conclusion on word15 and word2500?',
  'Summarize the discussion about word80, word8000 and word30000.',
];

/** All that a person with 1,000,000 segments has, against one statement that ranks segments with the same words by `ts_rank`. */
export async function run(): Promise<BenchResult[]> {
  return await withTemporaryDatabase(async (connection) => {
    await fill(connection);
    return [await measure(connection)];
  });
}

/** A search of each question in turn, by the product and by hand. */
async function measure({ db, pool }: DatabaseConnection): Promise<BenchResult> {
  const search = new SearchService(db);
  const inTurn = (read: (question: string) => Promise<number>) => {
    let turn = 0;
    return async (): Promise<void> => {
      const question = QUESTIONS[turn++ % QUESTIONS.length] ?? '';
      if ((await read(question)) === 0) throw new Error('nothing was found: nothing was measured');
    };
  };
  const plain = (table: string) =>
    inTurn(async (question) => {
      const { rows } = await pool.query(
        `select id from ${table}, (select string_agg(quote_literal(lexeme), ' | ')::tsquery as query
                                     from unnest(to_tsvector('english', $1))) as asked
          where user_id = $2 and vector @@ query order by ts_rank(vector, query) desc limit 5`,
        [question, OWNER],
      );
      return rows.length;
    });
  const served = inTurn(
    async (question) => (await search.find(ACTOR, { of: 'all' }, question)).passages.length,
  );
  const [times = [], segments = [], passages = []] = await timesOf(
    [served, plain('plain_segments'), plain('search_passages')],
    { runs: RUNS, warmUp: WARM_UP },
  );
  const ratio = percentile(times, 0.95) / percentile(segments, 0.95);
  return {
    name: `search of ${QUESTIONS.length} questions in all of ${SEGMENTS} segments`,
    figures: {
      'median, ms': percentile(times, 0.5),
      '95th percentile, ms': percentile(times, 0.95),
      'ts_rank of segments, median, ms': percentile(segments, 0.5),
      'ts_rank of segments, 95th percentile, ms': percentile(segments, 0.95),
      'ts_rank of passages, median, ms': percentile(passages, 0.5),
      'ts_rank of passages, 95th percentile, ms': percentile(passages, 0.95),
      'times ts_rank of segments, 95th': ratio,
      'times ts_rank of passages, 95th': percentile(times, 0.95) / percentile(passages, 0.95),
    },
    target: `95th percentile at most ${MOST_TIMES} times that of ts_rank over the segments`,
    met: ratio <= MOST_TIMES,
  };
}

/** Words with the frequencies of a language: a few in most passages, most of them rare; the same in every run. */
const wordsOf = (count: number) =>
  `(select string_agg('word' || floor(40000 * power(abs(hashint8(n::bigint * 131 + k)::float8) / 2147483648, 4))::int, ' ')
      from generate_series(1, ${count}) as k)`;

async function fill({ pool }: DatabaseConnection): Promise<void> {
  const recordings = PASSAGES / OF_RECORDING;
  await pool.query(
    `insert into users (id, email, email_verified) values ('${OWNER}', 'owner@example.com', true)`,
  );
  await pool.query(`
    insert into uploads (id, user_id, filename, size_bytes, transfer_id, status)
    select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${OWNER}', n || '.mp3', 1000, 'transfer-' || n, 'transcribed'
      from generate_series(0, ${recordings - 1}) as n`);
  await pool.query('drop index search_passages_vector');
  await pool.query(`
    insert into search_passages (user_id, upload_id, ordinal, first_turn, last_turn, words, speakers, config, vector)
    select '${OWNER}', ('10000000-0000-4000-8000-' || lpad((n / ${OF_RECORDING})::text, 12, '0'))::uuid,
           n % ${OF_RECORDING}, (n % ${OF_RECORDING}) * ${SEGMENTS_OF_PASSAGE}, (n % ${OF_RECORDING}) * ${SEGMENTS_OF_PASSAGE} + 9,
           ${SEGMENTS_OF_PASSAGE * 12}, '{"Ann": 60, "Ben": 60}', 'english', search_vector('english', ${wordsOf(SEGMENTS_OF_PASSAGE * 6)})
      from generate_series(0, ${PASSAGES - 1}) as n`);
  await pool.query('create index search_passages_vector on search_passages using gin (vector)');
  await pool.query(`
    create table plain_segments as
      select n as id, '${OWNER}'::uuid as user_id, to_tsvector('english', ${wordsOf(6)}) as vector
        from generate_series(1, ${SEGMENTS}) as n`);
  await pool.query('create index on plain_segments using gin (vector)');
  await pool.query('create index on plain_segments (user_id)');
  await pool.query('vacuum analyze');
}
