// `npm test`: brings what it needs, runs every check and every test, and ends with `N passed, N failed`. A check counts as a
// test; nothing run at all counts as a failure. What failed, and what passed only at CI's second try, is named before that line.
// `npm run test:soak`: the tests that need real time or minutes of processor (`*.soak.test.ts`, `*.soak.spec.ts`).
// `npm run test:changed`: types, lint and the tests of what has changed since the last commit (or `-- main`).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './check.mjs';
import { inRoot, NODE, SETUP_FOLDER } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { playwrightOutcome, vitestOutcome } from './lib/test-report.mjs';
import { UserFacingError } from './lib/log.mjs';
import { memoryFolder } from './lib/memory-folder.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { buildWeb } from './lib/web.mjs';
import { setUp } from './setup.mjs';

const print = (text) => void process.stdout.write(text);
const line = (text) => print(`${text}\n`);

/** @typedef {import('./lib/test-report.mjs').Outcome} Outcome */

const TIERS = { all: testAll, soak, changed };

async function test() {
  const [tier = 'all', ...rest] = process.argv.slice(2);
  const work = TIERS[tier];
  if (!work)
    throw new UserFacingError(`There is no "${tier}". Tests: ${Object.keys(TIERS).join(', ')}.`);
  await setUp({ tests: true });
  const inMemory = process.env.TMPDIR === undefined && memoryFolder();
  if (inMemory) process.env.TMPDIR = inMemory;
  const outcomes = await work(rest);
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
  const flakes = outcomes.flatMap((outcome) => outcome.flakes ?? []);
  if (flakes.length > 0) line(`\n── What passed only when repeated\n${flakes.join('\n')}`);
  if (failures.length > 0) line(`\n── What failed\n${failures.join('\n')}`);
  line(`\n${passed} passed, ${failures.length} failed`);
}

/** @returns {Promise<Outcome[]>} */
async function soak() {
  return [
    await part('Tests', () => runVitest([], { TESTS: 'soak' })),
    await part('Web build', runWebBuild),
    await part('Journeys', () => runPlaywright({ TESTS: 'soak' })),
  ];
}

/**
 * @param {string[]} since a commit or branch; none: what is not committed
 * @returns {Promise<Outcome[]>}
 */
async function changed([since]) {
  const flags = [since ? `--changed=${since}` : '--changed', '--passWithNoTests'];
  return [
    await part('Checks', () => runChecks(['types', 'lint', 'boundaries'], line)),
    await part('Tests', () => runVitest(flags)),
  ];
}

/** @returns {Promise<Outcome[]>} */
async function testAll() {
  // The tests wait a lot; meanwhile the checks take the time that is left over.
  const checks = aside((log, options) => runChecks([], log, options));
  return [
    await part('Tests', () => runVitest()),
    await part('Checks', checks),
    await part('Web build', runWebBuild),
    await part('Journeys', () => runPlaywright()),
  ];
}

/** @param {() => Promise<Outcome>} work */
function part(title, work) {
  line(`\n── ${title}`);
  return work();
}

/**
 * Starts a part now, at the edge of the machine.
 * @returns {() => Promise<Outcome>} waits for it, and prints what it had to say
 */
function aside(work) {
  const said = [];
  const done = work((text) => void said.push(text), { aside: true });
  // Awaiting it below reports its error.
  done.catch(() => {});
  return async () => {
    try {
      return await done;
    } finally {
      said.forEach(line);
    }
  };
}

/** @returns {Promise<Outcome>} */
async function runVitest(extra = [], env = {}) {
  const file = reportFile('vitest');
  const flags = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...extra,
  ];
  const { code } = await run('vitest', flags, { env, onOutput: print });
  return outcomeOf(code, file, vitestOutcome);
}

/** @returns {Promise<Outcome>} */
async function runWebBuild() {
  try {
    await buildWeb();
    line('✓ the web app builds');
    return { passed: 1, failures: [] };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    line(`✗ ${error.message}`);
    return { passed: 0, failures: ['the web build'] };
  }
}

/** @returns {Promise<Outcome>} */
async function runPlaywright(env = {}) {
  const file = reportFile('playwright');
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(NODE, [cli, 'test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    onOutput: print,
  });
  return outcomeOf(code, file, playwrightOutcome);
}

function reportFile(name) {
  mkdirSync(SETUP_FOLDER, { recursive: true });
  const file = path.join(SETUP_FOLDER, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** What a report says; a runner that fails and reports no failed test has failed all the same. */
function outcomeOf(code, file, read) {
  const outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [] };
  if (code === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${path.basename(file, '.json')} ended with code ${code}`] };
}

if (isMain(import.meta.url)) await runTool(test);
