import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { findPostmaster } from '@notelark/embedded-postgres/postmaster';
import { babble } from '@notelark/speech/testing/babble';
import { startSpeechServer } from '@notelark/speech/testing/speech-server';
import { ProductProcess } from '../apps/server/src/testing/product-process.ts';
import { Person } from './chaos/support/person.ts';
import { recordingOf } from './chaos/support/recording.ts';
import type { BenchResult } from './result.ts';
import { autocannon } from './support/autocannon.ts';
import { cpuSeconds } from './support/cpu.ts';
import { recordLive } from './support/live-session.ts';

const CONNECTIONS = 20;
const TEXTS = 30;
const UPLOADS = 10;
const PHRASES = 60;
const SESSIONS = 4;
const CHUNKS = 2;
const WORKERS = [1, 2, 4];
const JOBS_EACH = 12;
const JOB_PHRASES = 10;
/** A speech server's time for a clip: a job mostly waits for it. */
const ENGINE_MS = 2_000;

/**
 * What one machine holds: the processor time of each kind of request, upload and live recording, of the web process and of
 * PostgreSQL, and how jobs grow with the workers. The processor time tells also on a machine that does other work.
 * `npm run bench -- capacity 5` asks five times as often.
 */
export async function run(times = 1): Promise<BenchResult[]> {
  const place = await Place.open();
  try {
    const web = await place.start('web');
    const worker = await place.start('worker');
    const person = new Person(() => web.url);
    await person.join('reader@example.com');
    const id = await fill(person);
    const results = [
      ...(await requests(place, web, { person, id, times })),
      await uploads(place, web, person),
      await liveSessions(place, web, person),
    ];
    await worker.stop();
    for (const count of WORKERS) results.push(await jobs(place, person, count));
    return results;
  } finally {
    await place.close();
  }
}

/** PostgreSQL, a speech server, and processes of the product. */
class Place {
  readonly #dataDir: string;
  readonly #postgres: { url: string; stop(): Promise<void> };
  readonly #engine: { url: string; close(): Promise<void> };
  readonly #processes: ProductProcess[] = [];

  private constructor(
    dataDir: string,
    postgres: { url: string; stop(): Promise<void> },
    engine: { url: string; close(): Promise<void> },
  ) {
    this.#dataDir = dataDir;
    this.#postgres = postgres;
    this.#engine = engine;
  }

  static async open(): Promise<Place> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-capacity-'));
    // As root, PostgreSQL runs as another user, who has to come in.
    await chmod(dataDir, 0o755);
    const log = { info: () => {}, warn: console.error, error: console.error };
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    return new Place(dataDir, postgres, await startSpeechServer({ delayMs: ENGINE_MS }));
  }

  async start(part: 'web' | 'worker'): Promise<ProductProcess> {
    const settings = {
      DATABASE_URL: this.#postgres.url,
      SPEECH_BASE_URL: this.#engine.url,
      TRANSCRIBER: 'openai',
      SUMMARIZER: 'embedded',
      PAYMENTS: 'none',
      WORKER_CONCURRENCY: '2',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
    };
    const one = await ProductProcess.start(this.#dataDir, settings, { part });
    this.#processes.push(one);
    return one;
  }

  /** Processor time of these processes and of PostgreSQL while `work` runs, in seconds. */
  async cost(of: readonly ProductProcess[], work: () => Promise<unknown>) {
    const postmaster = await findPostmaster(path.join(this.#dataDir, 'postgres'));
    if (!postmaster) throw new Error('PostgreSQL is not running');
    const pids = of.map(({ pid }) => pid);
    const before = { node: cpuSeconds(pids), database: cpuSeconds([postmaster.pid]) };
    await work();
    return {
      node: cpuSeconds(pids) - before.node,
      database: cpuSeconds([postmaster.pid]) - before.database,
    };
  }

  async close(): Promise<void> {
    for (const one of this.#processes) await one.stop();
    await this.#engine.close();
    await this.#postgres.stop();
    await rm(this.#dataDir, { recursive: true });
  }
}

/** @returns the id of a result. */
async function fill(person: Person): Promise<string> {
  for (let n = 0; n < TEXTS; n += 1)
    await person.post('/api/text-inputs', {
      text: `Ann: We decided to move launch ${n} to March. Bob: I will write to the printer.`,
      outputType: 'notes',
    });
  const id = await person.upload(recordingOf(PHRASES));
  await person.ended(id);
  return id;
}

async function requests(
  place: Place,
  web: ProductProcess,
  { person, id, times }: { person: Person; id: string; times: number },
): Promise<BenchResult[]> {
  const { cookie, email } = person;
  const signIn = { email, password: 'Correct-horse-9' };
  const asked: [name: string, path: string, amount: number, body?: object][] = [
    ['a sign-in', '/api/auth/sign-in', 60, signIn],
    ['the history', '/api/text-inputs', 3_000],
    ['a result', `/api/results/${id}`, 1_500],
    ['the usage', '/api/usage', 6_000],
  ];
  const results: BenchResult[] = [];
  for (const [name, route, once, body] of asked) {
    const amount = once * times;
    // A sign-in would end the session that it comes with.
    const shots = {
      url: web.url + route,
      ...(body ? { body } : { cookie }),
      connections: CONNECTIONS,
    };
    await autocannon({ ...shots, amount: Math.ceil(once / 3) });
    let fired = { perSecond: 0, p50: 0, p99: 0 };
    const cost = await place.cost([web], async () => {
      fired = await autocannon({ ...shots, amount });
    });
    const [node, database] = [cost.node, cost.database].map((one) => (1_000 * one) / amount);
    results.push({
      name: `${name}, one web process, ${CONNECTIONS} connections`,
      figures: {
        'requests/s': fired.perSecond,
        'median, ms': fired.p50,
        '99th percentile, ms': fired.p99,
        'processor time of Node, ms': node ?? 0,
        'processor time of PostgreSQL, ms': database ?? 0,
        'requests/s for each core': 1_000 / ((node ?? 0) + (database ?? 0)),
      },
    });
  }
  return results;
}

async function uploads(place: Place, web: ProductProcess, person: Person): Promise<BenchResult> {
  const file = recordingOf(PHRASES);
  const since = performance.now();
  const { node, database } = await place.cost([web], async () => {
    for (let n = 0; n < UPLOADS; n += 1) await person.upload(file);
  });
  const megabytes = (UPLOADS * file.length) / 1e6;
  return {
    name: `uploads of ${(file.length / 1e6).toFixed(1)} MB to the disk, one after the other`,
    figures: {
      'MB/s': megabytes / ((performance.now() - since) / 1_000),
      'processor time of Node, ms/MB': (1_000 * node) / megabytes,
      'processor time of PostgreSQL, ms/MB': (1_000 * database) / megabytes,
      'MB/s for each core': megabytes / (node + database),
    },
  };
}

/** The speech server is another machine's: what the web process does for a recording is measured. */
async function liveSessions(
  place: Place,
  web: ProductProcess,
  person: Person,
): Promise<BenchResult> {
  const pcm = babble(60);
  const who = { url: web.url, cookie: person.cookie };
  const since = performance.now();
  const { node, database } = await place.cost([web], () =>
    Promise.all(Array.from({ length: SESSIONS }, () => recordLive(who, pcm, CHUNKS))),
  );
  const recorded = SESSIONS * ((performance.now() - since) / 1_000);
  return {
    name: `live recordings, ${SESSIONS} at once, with a speech server`,
    figures: {
      'processor time of Node, % of a core for each': (100 * node) / recorded,
      'processor time of PostgreSQL, % of a core for each': (100 * database) / recorded,
      'at once for each core': recorded / (node + database),
    },
  };
}

/** Recordings that wait for a speech server, two at a time in each worker. */
async function jobs(place: Place, person: Person, count: number): Promise<BenchResult> {
  const file = recordingOf(JOB_PHRASES);
  const wanted = JOBS_EACH * count;
  const ids: string[] = [];
  for (let n = 0; n < wanted; n += 1) ids.push(await person.upload(file));
  const workers: ProductProcess[] = [];
  for (let n = 0; n < count; n += 1) workers.push(await place.start('worker'));
  const since = performance.now();
  const { node, database } = await place.cost(workers, () =>
    Promise.all(ids.map((id) => person.ended(id))),
  );
  const minutes = (performance.now() - since) / 60_000;
  for (const worker of workers) await worker.stop();
  return {
    name: `jobs of ${count === 1 ? 'one worker' : `${count} workers`}, two at a time in each`,
    figures: {
      'recordings/min': wanted / minutes,
      'recordings/min for each worker': wanted / minutes / count,
      'processor time of a recording, s': node / wanted,
      'of PostgreSQL, s': database / wanted,
    },
  };
}
