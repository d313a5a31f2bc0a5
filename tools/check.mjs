// `npm run check`: everything that can be said about the code without running it. One line for a check that is fine, the
// whole report for one that is not. `npm run check -- types lint` runs only these.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inRoot, NODE, ROOT } from './lib/paths.mjs';
import { run, sideBySide } from './lib/run.mjs';
import { isMain } from './lib/tool.mjs';

const PACKAGES = [
  'api',
  'client',
  'cli',
  'study',
  'toolkit',
  'embedded-postgres',
  'speech',
  'summarizer',
  'transcript-formats',
];

/** A project of the type checker and the folders whose sources it covers. */
const PROJECTS = [
  ...PACKAGES.map((name) => ({
    project: `packages/${name}`,
    folders: [`packages/${name}/src`],
  })),
  { project: 'apps/server', folders: ['apps/server/src'] },
  { project: 'apps/web', folders: ['apps/web/src'] },
  { project: '.', folders: ['.', 'e2e', 'bench'] },
];

/**
 * TypeScript 7 checks in a third of the processor time of 6. The latter stays beside it for dependency-cruiser, which needs its
 * programming interface: under 7 it sees no module.
 */
const TSC = inRoot('node_modules', 'typescript7', 'bin', 'tsc');

/**
 * For the two checkers written in Go. The checks run side by side: several threads within one check the same types again in each, and
 * a garbage collector that runs four times as rarely takes less memory than those threads did. Both together halve the processor time.
 */
const GO_ENV = { GOMAXPROCS: '1', GOGC: '400' };

const TSC_FLAGS = ['--singleThreaded', '--incremental'];

/** @typedef {{ name: string, command: string, args: string[], env?: Record<string, string> }} Check */

/** @returns {Check[]} */
function allChecks() {
  const types = PROJECTS.filter(({ folders }) => folders.some(hasTypeScript)).map(
    ({ project }) => ({
      name: `types ${project === '.' ? 'of the rest' : project}`,
      command: NODE,
      args: [TSC, '-p', project, ...TSC_FLAGS, '--tsBuildInfoFile', buildInfo(project)],
      env: GO_ENV,
    }),
  );
  return [
    // The longest first.
    { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], env: GO_ENV },
    ...types.toReversed(),
    { name: 'format', command: 'oxfmt', args: ['--check'] },
    { name: 'boundaries', command: NODE, args: ['tools/boundaries.mjs'] },
    { name: 'words', command: NODE, args: ['tools/words.mjs'] },
    { name: 'knip', command: 'knip', args: ['--no-progress'] },
  ];
}

const buildInfo = (project) =>
  path.join(ROOT, 'node_modules', '.cache', 'types', `${project.replace(/\W+/g, '-')}.tsbuildinfo`);

function hasTypeScript(folder) {
  try {
    const deep = folder !== '.';
    return readdirSync(path.join(ROOT, folder), { recursive: deep }).some((name) =>
      /\.tsx?$/.test(String(name)),
    );
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names of the checks to run (`types` stands for each project); none: all
 * @param {(line: string) => void} say
 * @param {import('./lib/run.mjs').RunOptions} [options] of each check's program
 * @returns {Promise<import('./lib/test-report.mjs').Outcome>}
 */
export async function runChecks(names, log, options = {}) {
  const wanted = (check) =>
    names.length === 0 || names.some((name) => check.name.split(' ')[0] === name);
  const checks = allChecks().filter(wanted);
  if (checks.length === 0) return { passed: 0, failures: [`no such check: ${names.join(', ')}`] };
  const results = await sideBySide(
    checks.map((check) => () => runCheck(check, log, options)),
    availableParallelism(),
  );
  return {
    passed: results.filter(Boolean).length,
    failures: checks.filter((_, index) => !results[index]).map(({ name }) => `check: ${name}`),
  };
}

async function runCheck({ name, command, args, env }, log, options) {
  const started = performance.now();
  const { code, output } = await run(command, args, { ...options, env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(code === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output.trimEnd()}`);
  return code === 0;
}

if (isMain(import.meta.url)) {
  const { failures } = await runChecks(process.argv.slice(2), console.log);
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
