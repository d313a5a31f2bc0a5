import { createHash, randomUUID } from 'node:crypto';
import { joinSegments } from '@notelark/speech';
import {
  createEmbeddedSummarizer,
  renderSummary,
  type SummaryDocument,
} from '@notelark/summarizer';
import { checkNotes } from '../apps/server/src/features/recordings/jobs/check-notes.job.ts';
import { CorrectionsService } from '../apps/server/src/features/recordings/corrections/corrections.service.ts';
import { FixesService } from '../apps/server/src/features/recordings/corrections/fixes.service.ts';
import { RestoringService } from '../apps/server/src/features/recordings/corrections/restoring.service.ts';
import { RewritingService } from '../apps/server/src/features/recordings/corrections/rewriting.service.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import type { DatabaseConnection } from '../apps/server/src/platform/database/client.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { indexSearch } from '../apps/server/src/features/recordings/jobs/index-search.job.ts';
import { JobQueue } from '../apps/server/src/platform/queue/queue.ts';
import {
  ACTOR,
  OWNER,
  withTemporaryDatabase,
} from '../apps/server/src/evaluation/temporary-database.ts';
import type { BenchResult } from './result.ts';
import { cpuSeconds } from './support/cpu.ts';
import { percentile } from './support/times.ts';

const RECORDINGS = 1_000;
/** How many times as many another person has, in the same indexes. */
const COPIES = 4;
/** Different talks with their notes; the recordings are these again and again, each with its number in it. */
const TALKS = 20;
const LEAST_SEGMENTS = 100;
const MOST_SEGMENTS = 300;
const PREVIEWS = 10;
const MOST_PREVIEW_MS = 1_000;
const MOST_APPLY_MS = 10_000;
const OTHER = '00000000-0000-4000-8000-000000000002';
const CORRECTION = { from: ['Kubernetis', 'cooper netties'], to: 'Kubernetes' };

interface Talk {
  segments: { start: number; end: number; text: string; speaker: string }[];
  document: SummaryDocument;
  markdown: string;
}

/** A word corrected in 1,000 recordings of 100 to 300 passages with notes, and back, on the database that the product brings. */
export async function run(recordings = RECORDINGS): Promise<BenchResult[]> {
  return await withTemporaryDatabase(async (connection, url) => {
    const queue = new JobQueue(url, createLog('warn'));
    try {
      await queue.start([checkNotes, indexSearch]);
      const passages = await fill(connection, recordings);
      return [await measure(connection, queue, { recordings, passages })];
    } finally {
      await queue.stop();
    }
  });
}

async function measure(
  { db, pool }: DatabaseConnection,
  queue: JobQueue,
  stored: { recordings: number; passages: number },
): Promise<BenchResult> {
  const corrections = new CorrectionsService({ db, log: createLog('warn') });
  const rewriting = new RewritingService({ clock: systemClock, corrections });
  const restoring = new RestoringService({ corrections, rewriting });
  const fixes = new FixesService({
    db,
    clock: systemClock,
    queue,
    corrections,
    rewriting,
    restoring,
  });
  const before = await hashOf(pool);
  const previews: Cost[] = [];
  let found = await fixes.preview(ACTOR, CORRECTION);
  for (let at = 0; at < PREVIEWS; at += 1)
    previews.push(await costOf(async () => (found = await fixes.preview(ACTOR, CORRECTION))));
  const recordings = found.recordings.map(({ kind, id, version, places }) => ({
    kind,
    id,
    version,
    places: places.map((place) => place.id),
  }));
  if (recordings.length !== stored.recordings)
    throw new Error(`${recordings.length} recordings found`);
  let fixed = { places: 0, id: '' };
  const applied = await costOf(async () => {
    fixed = (await fixes.apply(ACTOR, { ...CORRECTION, recordings })).fix;
  });
  const { rows } = await pool.query<{ stale: string; due: string }>(`
    select count(*) filter (where stale) as stale,
           count(*) filter (where document::text like '%"changed": true%') as due from summaries`);
  const changed = await hashOf(pool);
  const undone = await costOf(() => fixes.undo(ACTOR, fixed.id));
  const times = previews.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const slowest = times.at(-1) ?? 0;
  const isSame = (await hashOf(pool)) === before && changed !== before;
  return {
    name: 'a correction in all recordings',
    figures: {
      ...stored,
      places: fixed.places,
      'preview, median, ms': percentile(times, 0.5),
      'preview, slowest of ten, ms': slowest,
      'preview, processor, ms': previews.reduce((sum, { cpu }) => sum + cpu, 0) / PREVIEWS,
      'applied, ms': applied.ms,
      'applied, processor, ms': applied.cpu,
      'notes that are stale': Number(rows[0]?.stale),
      'notes with statements to check': Number(rows[0]?.due),
      'undone, ms': undone.ms,
      'undone, processor, ms': undone.cpu,
      'hash after the undo': isSame ? 'as before' : 'another one',
    },
    target: `preview at most ${MOST_PREVIEW_MS} ms, applied in at most ${MOST_APPLY_MS} ms, undone to the byte`,
    met: slowest <= MOST_PREVIEW_MS && applied.ms <= MOST_APPLY_MS && isSame,
  };
}

interface Cost {
  /** Milliseconds on the clock, and of processor time in Node and PostgreSQL together. */
  ms: number;
  cpu: number;
}

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [started, before] = [performance.now(), cpuSeconds([process.pid])];
  await work();
  const ms = performance.now() - started;
  return { ms, cpu: (cpuSeconds([process.pid]) - before) * 1_000 };
}

/** Of all that is stored of the words: segments with their times and the whole texts. */
async function hashOf(pool: DatabaseConnection['pool']): Promise<string> {
  const hash = createHash('sha256');
  const { rows } = await pool.query<{ row: string }>(`
    select md5(string_agg(segment::text, E'\\n' order by index)) as row
      from transcript_segments as segment group by upload_id order by upload_id`);
  for (const { row } of rows) hash.update(row);
  const { rows: texts } = await pool.query<{ row: string }>(
    'select md5(text) as row from transcripts order by upload_id',
  );
  for (const { row } of texts) hash.update(row);
  return hash.digest('hex');
}

/** @returns how many passages there are. */
async function fill({ pool }: DatabaseConnection, recordings: number): Promise<number> {
  await pool.query(
    `insert into users (id, email, email_verified) values ($1, 'owner@example.com', true), ($2, 'other@example.com', true)`,
    [OWNER, OTHER],
  );
  const talks: Talk[] = [];
  for (let at = 0; at < TALKS; at += 1) talks.push(await createTalk(at));
  for (let at = 0; at < recordings; at += 1) await insert(pool, talks[at % TALKS], at);
  for (let copy = 0; copy < COPIES; copy += 1)
    await pool.query(
      `with copied as (
         insert into uploads (user_id, filename, size_bytes, transfer_id, status, created_at)
         select $1, upload_id::text, 1, gen_random_uuid(), 'transcribed', now() from transcripts where user_id = $2
         returning id, filename)
       insert into transcripts (upload_id, user_id, text, engine, engine_label, draft, complete)
       select copied.id, $1, replace(text, 'Kubernetis', 'quetzal'), 'bench', 'Bench', false, true
         from copied join transcripts on upload_id::text = filename`,
      [OTHER, OWNER],
    );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ count: string }>('select count(*) from transcript_segments');
  return Number(rows[0]?.count);
}

const SUBJECTS = [
  'The committee',
  'Our supplier',
  'Maria',
  'The new office',
  'This survey',
  'Helen',
];
const VERBS = ['explained', 'delayed', 'will order', 'asked about', 'left open', 'has replaced'];
const OBJECTS = [
  'the budget',
  'the racking',
  'two servers',
  'the lease',
  'a report',
  'the tickets',
];
const ENDS = ['for the spring', 'by Friday', 'because of the cost', 'after the call', 'in Oslo'];

/** The nth of a list, spread: the same in every run. */
const pick = (list: readonly string[], seed: number): string =>
  list[Math.abs(Math.imul(seed + 7, 2_654_435_761) >> 8) % list.length] ?? '';

async function createTalk(number: number): Promise<Talk> {
  const count = LEAST_SEGMENTS + ((number * 37) % (MOST_SEGMENTS - LEAST_SEGMENTS));
  const segments = Array.from({ length: count }, (_, at) => {
    const seed = number * 1_000 + at;
    const subject = pick(SUBJECTS, seed);
    const wrong = at % Math.floor(count / 3) === 5 ? ' on Kubernetis' : '';
    const text = `${subject} ${pick(VERBS, seed + 1)} ${pick(OBJECTS, seed + 2)}${wrong} ${pick(ENDS, seed + 3)}, and we have ${seed % 97} of word${seed % 3_000} left.`;
    return { start: at * 6, end: at * 6 + 5, text, speaker: at % 9 < 5 ? 'Ann' : 'Bo' };
  });
  const { document } = await createEmbeddedSummarizer().summarize({
    source: { kind: 'speech', language: 'en', turns: segments },
    outputType: 'notes',
  });
  const places = segments.map(({ start }, index) => ({ index, part: null, start }));
  const options = { outputType: 'notes', language: 'en' } as const;
  const markdown = renderSummary(document, { places, ...options, possibleActions: true });
  return { segments, document, markdown };
}

async function insert(
  pool: DatabaseConnection['pool'],
  talk: Talk | undefined,
  number: number,
): Promise<void> {
  if (!talk) throw new Error('no talk');
  const uploadId = randomUUID();
  const segments = talk.segments.map(({ text, ...segment }, index) => {
    const words = text.split(' ').map((t, at) => ({
      t,
      s: segment.start + at * 0.25,
      e: segment.start + at * 0.25 + 0.2,
    }));
    return Object.assign(segment, { index, text, words });
  });
  const index = segments.length;
  const text = `That was number ${number}.`;
  const last = { start: index * 6, end: index * 6 + 5, speaker: 'Bo' };
  segments.push(Object.assign(last, { index, text, words: [] }));
  await pool.query(
    `insert into uploads (id, user_id, filename, size_bytes, transfer_id, status, created_at)
     values ($1, $2, $3, 1, gen_random_uuid(), 'transcribed', now() - $4 * interval '1 hour')`,
    [uploadId, OWNER, `Recording ${number}.mp3`, number],
  );
  await pool.query(
    `insert into transcripts (upload_id, user_id, text, language, engine, engine_label, draft, complete)
     values ($1, $2, $3, 'en', 'bench', 'Bench', false, true)`,
    [uploadId, OWNER, joinSegments(segments)],
  );
  await pool.query(
    `insert into transcript_segments (upload_id, index, start, "end", text, speaker, words, confidence)
     select $1, index, start, "end", text, speaker, words, 0.9
       from jsonb_to_recordset($2::jsonb) as it(index int, start float8, "end" float8, text text, speaker text, words jsonb)`,
    [uploadId, JSON.stringify(segments)],
  );
  await pool.query(
    `insert into summaries (user_id, upload_id, output_type, summary_text, document, document_language, source_language,
       status, progress, engine, engine_label, coverage)
     values ($1, $2, 'notes', $3, $4, 'en', 'en', 'ready', 1, 'embedded', 'Embedded', 1)`,
    [OWNER, uploadId, talk.markdown, JSON.stringify(talk.document)],
  );
}
