import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from '@notelark/embedded-postgres/postmaster';
import { ProductProcess } from '../apps/server/src/testing/product-process.ts';
import { query } from '@notelark/embedded-postgres/testing/query';
import type { BenchResult } from './result.ts';
import { cpuSeconds } from './support/cpu.ts';

const QUIET_SECONDS = 600;
/** What the start leaves to do is done by then. */
const SETTLE_SECONDS = 30;
const JOBS = 10;
/** Apart, so that each job finds workers that are idle. */
const BETWEEN_JOBS_MS = 2_000;
const MOST_PERCENT = 0.5;
const MOST_START_MS = 300;

/**
 * Processor time of an installation that is idle, Node and PostgreSQL together, and how soon a job starts in it.
 * `npm run bench -- idle 60` watches for 60 seconds instead of 600.
 */
export async function run(seconds = QUIET_SECONDS): Promise<BenchResult[]> {
  if (process.platform !== 'linux') return [];
  const dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-idle-'));
  // As root, PostgreSQL runs as another user, who has to come in.
  await chmod(dataDir, 0o755);
  const product = await ProductProcess.start(dataDir, { RATE_LIMIT_SCALE: '1000' });
  try {
    const folder = await realpath(path.join(dataDir, 'postgres'));
    const postmaster = await findPostmaster(folder);
    if (!postmaster) throw new Error('the embedded database is not running');
    await pause(SETTLE_SECONDS * 1_000);
    const quiet = await quietSeconds([product.pid], [postmaster.pid], seconds);
    const starts = await jobStarts(product.url, postmaster.socketFolder);
    return [idleResult(quiet, seconds), startsResult(starts)];
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true });
  }
}

interface Quiet {
  node: number;
  postgres: number;
}

async function quietSeconds(node: number[], postgres: number[], seconds: number): Promise<Quiet> {
  const before = { node: cpuSeconds(node), postgres: cpuSeconds(postgres) };
  await pause(seconds * 1_000);
  return {
    node: cpuSeconds(node) - before.node,
    postgres: cpuSeconds(postgres) - before.postgres,
  };
}

function idleResult({ node, postgres }: Quiet, seconds: number): BenchResult {
  const percent = (100 * (node + postgres)) / seconds;
  return {
    name: `idle for ${seconds} s`,
    figures: {
      'Node, % of one core': (100 * node) / seconds,
      'PostgreSQL, % of one core': (100 * postgres) / seconds,
      'together, % of one core': percent,
    },
    target: `at most ${MOST_PERCENT}% of one core`,
    met: percent <= MOST_PERCENT,
  };
}

/** Milliseconds from the enqueueing of a job to its start, for the mails that sign-ups send. */
async function jobStarts(url: string, socketFolder: string): Promise<number[]> {
  for (let n = 0; n < JOBS; n += 1) {
    await pause(BETWEEN_JOBS_MS);
    const answer = await fetch(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `idle${n}@example.com`, password: 'Correct-horse-9' }),
    });
    if (!answer.ok) throw new Error(`signing up: ${answer.status} ${await answer.text()}`);
  }
  await pause(BETWEEN_JOBS_MS);
  const host = new URLSearchParams({ host: socketFolder }).toString();
  const rows = await query(
    `postgresql://notelark@localhost/notelark?${host}`,
    `select extract(epoch from started_on - created_on) * 1000 as ms from jobs.job
     where name = 'send-mail' and started_on is not null`,
  );
  if (rows.length < JOBS) throw new Error(`${rows.length} of ${JOBS} jobs have started`);
  return rows.map(({ ms }) => Number(ms)).toSorted((a, b) => a - b);
}

function startsResult(starts: number[]): BenchResult {
  const slowest = starts.at(-1) ?? 0;
  return {
    name: `${starts.length} jobs, one at a time`,
    figures: {
      'enqueued to started, median, ms': starts[Math.floor(starts.length / 2)] ?? 0,
      'slowest, ms': slowest,
    },
    target: `at most ${MOST_START_MS} ms`,
    met: slowest <= MOST_START_MS,
  };
}
