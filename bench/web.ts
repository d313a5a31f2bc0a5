import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CHROMIUM, inRoot, NODE, which } from '../tools/lib/paths.mjs';
import { run as runProgram } from '../tools/lib/run.mjs';
import { ensureRuntimeFolder } from '../tools/lib/runtime-folder.mjs';
import { buildWeb } from '../tools/lib/web.mjs';
import type { BenchResult } from './result.ts';
import { startServer } from './support/server.ts';

const PAGES = ['/', '/pricing', '/login'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The best of some runs: what else the machine does only ever adds. */
const RUNS = 3;
const LEAST_SCORE = 95;
const MOST_SHIFT = 0.02;
const MOST_SCRIPT_KB = 130;
const CHROME_FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: {
    'first-contentful-paint': { numericValue: number };
    'largest-contentful-paint': { numericValue: number };
    'total-blocking-time': { numericValue: number };
    'cumulative-layout-shift': { numericValue: number };
    'network-requests': { details: { items: { url: string; resourceType?: string }[] } };
  };
  /** What Lighthouse makes of this machine's speed: its figures are of a machine of 1500 or more. */
  environment: { benchmarkIndex: number };
}

/** The built pages from the real server, as Lighthouse's slowed-down phone sees them. */
export async function run(): Promise<BenchResult[]> {
  await buildWeb();
  const server = await startServer();
  try {
    const results: BenchResult[] = [];
    for (const page of PAGES) {
      const reports: Report[] = [];
      for (let i = 0; i < RUNS; i += 1) reports.push(await lighthouse(`${server.url}${page}`));
      results.push(resultOf(page, bestOf(reports)));
    }
    return results;
  } finally {
    await server.stop();
  }
}

/** Nothing else needs it, and it is a fifth of the files that an installation would have. */
async function lighthouse(url: string): Promise<Report> {
  const folder = await ensureRuntimeFolder('lighthouse', 'Lighthouse (120 MB)');
  const { code, output } = await runProgram(
    NODE,
    [
      path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { CHROME_PATH: which(...CHROMIUM) } },
  );
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

const bestOf = (reports: Report[]): Report =>
  reports.reduce((best, report) =>
    report.categories.performance.score > best.categories.performance.score ? report : best,
  );

function resultOf(page: string, { categories, audits, environment }: Report): BenchResult {
  const scores = CATEGORIES.map(
    (name) => [name, Math.round(categories[name].score * 100)] as const,
  );
  const shift = audits['cumulative-layout-shift'].numericValue;
  const scriptKb = scriptsOf(audits['network-requests'].details.items);
  const isLight = page !== '/' || scriptKb <= MOST_SCRIPT_KB;
  return {
    name: `page ${page}`,
    figures: {
      ...Object.fromEntries(scores),
      'first contentful paint, ms': audits['first-contentful-paint'].numericValue,
      'largest contentful paint, ms': audits['largest-contentful-paint'].numericValue,
      'total blocking time, ms': audits['total-blocking-time'].numericValue,
      'cumulative layout shift': shift,
      'JavaScript loaded, kB gzip': scriptKb.toFixed(1),
      'Lighthouse benchmark index': environment.benchmarkIndex,
    },
    target: `each score at least ${LEAST_SCORE}, shift under ${MOST_SHIFT}${page === '/' ? `, JavaScript at most ${MOST_SCRIPT_KB} kB` : ''}`,
    met: scores.every(([, score]) => score >= LEAST_SCORE) && shift < MOST_SHIFT && isLight,
  };
}

/** What the page loaded of scripts, as the server compresses them, in thousands of bytes. */
function scriptsOf(requests: { url: string; resourceType?: string }[]): number {
  const bytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => readFileSync(path.join(inRoot('apps', 'web', 'dist'), new URL(url).pathname)))
    .reduce((sum, script) => sum + gzipSync(script).length, 0);
  return bytes / 1000;
}
