import { readFile } from 'node:fs/promises';
import { insertImported } from '../features/recordings/sources/uploads.repo.ts';
import { insertTranscript } from '../features/recordings/sources/transcripts.repo.ts';
import { type Scope, SearchService } from '../features/search/search.service.ts';
import type { DatabaseConnection } from '../platform/database/client.ts';
import { ACTOR, OWNER, withTemporaryDatabase } from './temporary-database.ts';

/**
 * Measures how well passages are found:
 *   npm run --silent eval:retrieval -- FILE...
 * A file has a meeting as JSON on each line: `id`, `turns` of `{ s: speaker, t: text }`, and questions `specific` of
 * `{ q, spans: [[first turn, last turn]] }` (QMSum).
 *
 * A passage answers a question if more than half of its words are in a gold span. recall@5: the share of questions that one of the
 * first five answers; of spans: the share of gold spans that hold one of the first five.
 */
interface Meeting {
  id: string;
  turns: { s: string; t: string }[];
  specific: { q: string; spans: [number, number][] }[];
}

interface Loaded extends Meeting {
  uploadId: string;
  /** Words before each turn. */
  words: number[];
}

/** What a method found, in order. */
interface Place {
  uploadId: string | null;
  firstTurn: number;
  lastTurn: number;
}
type Method = (question: string, meeting: Loaded, everywhere: boolean) => Promise<Place[]>;

interface Figures {
  questions: number;
  hits: number;
  spans: number;
  spansHit: number;
  reciprocal: number;
}

const FIRST = 5;
/** Coverages below which a question would be refused. */
const THRESHOLDS = [0.3, 0.35, 0.38, 0.4, 0.42, 0.45, 0.5, 0.6];

async function main(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Name files with meetings and questions (QMSum, JSONL).');
  const meetings = (await Promise.all(files.map(readMeetings))).flat();
  await withTemporaryDatabase(async (connection) =>
    evaluate(connection, await load(connection, meetings)),
  );
}

const tell = (message: string): boolean => process.stderr.write(`${message}\n`);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

async function readMeetings(file: string): Promise<Meeting[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Meeting);
}

/** As imported transcripts, by the code that imports them; and each turn by itself, for the plain methods. */
async function load({ db, pool }: DatabaseConnection, meetings: Meeting[]): Promise<Loaded[]> {
  await pool.query('insert into users (id, email, email_verified) values ($1, $2, true)', [
    OWNER,
    ACTOR.email,
  ]);
  const loaded: Loaded[] = [];
  for (const meeting of meetings) {
    const uploadId = await db.transaction(async (tx) => {
      const { id } = await insertImported(tx, OWNER, {
        filename: `${meeting.id}.vtt`,
        title: null,
        importedAs: 'vtt',
        durationSeconds: null,
        sizeBytes: 1,
        received: null,
        createdAt: new Date(),
      });
      const head = { uploadId: id, userId: OWNER, text: '', language: 'en', timed: true };
      const engine = { engine: 'import', engineLabel: 'QMSum', draft: false };
      const segments = meeting.turns.map(({ s, t }, at) => ({
        start: at,
        end: at + 1,
        text: t,
        speaker: s,
      }));
      await insertTranscript(tx, { ...head, ...engine }, segments);
      return id;
    });
    const lengths = meeting.turns.map(({ t }) => t.split(/\s+/).length);
    const words = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, one) => sum + one, 0));
    loaded.push({
      ...meeting,
      uploadId,
      words: [...words, (words.at(-1) ?? 0) + (lengths.at(-1) ?? 0)],
    });
  }
  await pool.query(`
    create table turn_passages as
      select upload_id, row_number() over (partition by upload_id order by start, index)::int - 1 as turn,
             to_tsvector('english', text) as vector
        from transcript_segments`);
  await pool.query('create index on turn_passages using gin (vector)');
  await pool.query('vacuum analyze');
  return loaded;
}

async function evaluate(connection: DatabaseConnection, meetings: Loaded[]): Promise<void> {
  print(
    `${meetings.length} meetings, ${meetings.flatMap(({ specific }) => specific).length} questions`,
  );
  print('method                                        one meeting               all meetings');
  print(
    '                                              recall@5  spans  MRR@5    recall@5  spans  MRR@5',
  );
  for (const [name, method] of Object.entries(methodsOf(connection))) {
    const [one, all] = [
      await measure(method, meetings, false),
      await measure(method, meetings, true),
    ];
    print(`${name.padEnd(46)}${shares(one)}    ${shares(all)}`);
  }
  await reportRefusals(connection, meetings);
}

const shares = ({ questions, hits, spans, spansHit, reciprocal }: Figures): string =>
  [hits / questions, spansHit / spans, reciprocal / questions]
    .map((share) => share.toFixed(3).padEnd(7))
    .join(' ');

function methodsOf({ db, pool }: DatabaseConnection): Record<string, Method> {
  const plain =
    (table: 'turn' | 'search', rank: string, query: string): Method =>
    async (question, { uploadId }, everywhere) => {
      const [first, last] = table === 'turn' ? ['turn', 'turn'] : ['first_turn', 'last_turn'];
      const { rows } = await pool.query<Place>(
        `select upload_id as "uploadId", ${first} as "firstTurn", ${last} as "lastTurn"
           from ${table}_passages, ${query} as asked(query)
          where vector @@ query ${everywhere ? '' : 'and upload_id = $2'}
          order by ${rank}(vector, query) desc limit ${FIRST}`,
        everywhere ? [question] : [question, uploadId],
      );
      return rows;
    };
  const all = `websearch_to_tsquery('english', $1)`;
  const any = `(select string_agg(quote_literal(lexeme), ' | ')::tsquery as query from unnest(to_tsvector('english', $1)))`;
  return {
    'turns, ts_rank, all words': plain('turn', 'ts_rank', all),
    'turns, ts_rank, any word': plain('turn', 'ts_rank', any),
    'passages, ts_rank, all words': plain('search', 'ts_rank', all),
    'passages, ts_rank, any word': plain('search', 'ts_rank', any),
    'passages, ts_rank_cd, any word': plain('search', 'ts_rank_cd', any),
    'Notelark without neighbours and speakers': search(
      new SearchService(db, { weights: { neighbour: 0, speaker: 0 } }),
    ),
    'Notelark without neighbours': search(
      new SearchService(db, { weights: { neighbour: 0, speaker: 2 } }),
    ),
    'Notelark without speakers': search(
      new SearchService(db, { weights: { neighbour: 0.3, speaker: 0 } }),
    ),
    Notelark: search(new SearchService(db)),
  };
}

const search =
  (service: SearchService): Method =>
  async (question, meeting, everywhere) =>
    (await service.find(ACTOR, scopeOf(meeting, everywhere), question)).passages.slice(0, FIRST);

const scopeOf = ({ uploadId }: Loaded, everywhere: boolean): Scope =>
  everywhere ? { of: 'all' } : { of: 'source', uploadId, textInputId: null };

async function measure(method: Method, meetings: Loaded[], everywhere: boolean): Promise<Figures> {
  const figures: Figures = { questions: 0, hits: 0, spans: 0, spansHit: 0, reciprocal: 0 };
  for (const meeting of meetings)
    for (const { q, spans } of meeting.specific) {
      const found = await method(q, meeting, everywhere);
      const first = found.findIndex((place) => answers(place, meeting, spans));
      figures.questions += 1;
      figures.hits += first < 0 ? 0 : 1;
      figures.reciprocal += first < 0 ? 0 : 1 / (first + 1);
      figures.spans += spans.length;
      figures.spansHit += spans.filter((span) =>
        found.some((place) => answers(place, meeting, [span])),
      ).length;
    }
  return figures;
}

/** Whether more than half of a passage's words are in the spans. */
function answers(
  { uploadId, firstTurn, lastTurn }: Place,
  { words, ...meeting }: Loaded,
  spans: readonly [number, number][],
): boolean {
  if (uploadId !== meeting.uploadId) return false;
  const between = (from: number, to: number): number =>
    Math.max(0, (words[to + 1] ?? words.at(-1) ?? 0) - (words[from] ?? 0));
  const inside = spans.reduce((sum, [from, to]) => {
    const [first, last] = [Math.max(from, firstTurn), Math.min(to, lastTurn)];
    return sum + (first <= last ? between(first, last) : 0);
  }, 0);
  return inside * 2 > between(firstTurn, lastTurn);
}

/** How many meetings a library has. */
const LIBRARIES = [1, 3, 10];
/** Between the meetings of a library, so that few of them are of one series. */
const STRIDE = 13;
const FOLDER = 'library';

/** Libraries of some meetings are asked the questions of one of them, and as many of a meeting that is not among them. */
async function reportRefusals(connection: DatabaseConnection, meetings: Loaded[]): Promise<void> {
  for (const size of LIBRARIES) {
    const { own, foreign } = await coverages(connection, meetings, size);
    print(
      `\nlibraries of ${size}: ${own.length} questions of a meeting in it, ${foreign.length} of another one`,
    );
    print('refused below   precision  recall  own questions refused');
    for (const threshold of THRESHOLDS) {
      const refused = foreign.filter((coverage) => coverage < threshold).length;
      const wrongly = own.filter((coverage) => coverage < threshold).length;
      const figures = [
        refused / (refused + wrongly),
        refused / foreign.length,
        wrongly / own.length,
      ];
      print(
        `${threshold.toFixed(2).padEnd(16)}${figures.map((one) => one.toFixed(3).padEnd(9)).join(' ')}`,
      );
    }
  }
}

async function coverages({ db, pool }: DatabaseConnection, meetings: Loaded[], size: number) {
  const service = new SearchService(db);
  const scope: Scope = { of: 'folder', folder: FOLDER };
  const ask = async (question: string): Promise<number> =>
    (await service.find(ACTOR, scope, question)).coverage;
  const own: number[] = [];
  const foreign: number[] = [];
  for (const [at, meeting] of meetings.entries()) {
    const places = Array.from({ length: size }, (_, of) => (at + of * STRIDE) % meetings.length);
    const ids = places.map((place) => meetings[place]?.uploadId);
    await pool.query('update uploads set folder = case when id = any($1) then $2 end', [
      ids,
      FOLDER,
    ]);
    const others = meetings.filter((_, place) => !places.includes(place));
    const other = others[(at + Math.floor(meetings.length / 2)) % others.length];
    for (const { q } of meeting.specific) own.push(await ask(q));
    for (const { q } of other?.specific ?? []) foreign.push(await ask(q));
  }
  return { own, foreign };
}

try {
  await main();
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
