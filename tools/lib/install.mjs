// The npm dependencies, brought to what package-lock.json says, when they are not there already.
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { oneAtATime } from './claim.mjs';
import { inRoot, NODE, SETUP_FOLDER } from './paths.mjs';
import { run } from './run.mjs';
import { UserFacingError, withProgress } from './log.mjs';
import { shortenExports } from './short-exports.mjs';
import { removeUnusedFiles } from './unused-files.mjs';

/** What npm has installed, as it notes last of all: an installation that was killed half-way has no such note. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

/** A small package, to see whether the registry can be reached. */
const PROBE = 'postal-mime';
const UNREACHABLE =
  /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ERR_SOCKET_TIMEOUT/;

export async function installDependencies() {
  if (isInstalled()) return;
  await oneAtATime('install', async () => {
    if (isInstalled()) return;
    await withProgress('Installing dependencies', npmCi);
    removeUnusedFiles(inRoot('node_modules'));
    shortenExports(inRoot('node_modules'));
    await checkRuntime();
  });
}

/** Whether the very packages of package-lock.json are there, but for those that are for other kinds of machine. */
function isInstalled() {
  if (!existsSync(INSTALLED) || !existsSync(NODE)) return false;
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.link) return true;
    const found = installed[place];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

async function npmCi() {
  const { code, output } = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    await packageSource(),
  ]);
  if (code !== 0) throw new UserFacingError(explain(output));
}

/** @type {Promise<string> | undefined} */
let source;

/**
 * Where npm may look for packages, as its option. Without a network it would try every package several times, for minutes: then only
 * what it has fetched before counts. Asked once.
 */
export const packageSource = () =>
  (source ??= registryAnswers().then((answers) => (answers ? '--prefer-offline' : '--offline')));

/** Asked through npm itself, which knows the registry, the proxy and the certificates. */
async function registryAnswers() {
  const { output } = await npm([
    'view',
    PROBE,
    'version',
    '--prefer-online',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ]);
  return !UNREACHABLE.test(output);
}

/** Runs the npm that runs us, with the Node that runs it: the one in node_modules is about to be replaced. */
export function npm(args, { cwd } = {}) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  const options = { env: cacheSetting(), cwd };
  const quiet = [...args, '--loglevel=error'];
  return program && node && /\.c?js$/.test(program)
    ? run(node, [program, ...quiet], options)
    : run('npm', quiet, options);
}

/** npm keeps what it has fetched in the home folder; where there is none, beside our own notes. */
const cacheSetting = () =>
  homedir() ? {} : { npm_config_cache: path.join(SETUP_FOLDER, 'npm-cache') };

function explain(output) {
  if (UNREACHABLE.test(output)) {
    return 'The dependencies could not be fetched: npm can’t reach its registry. Connect to the network (or set npm’s proxy) and try again.';
  }
  if (output.includes('ENOSPC'))
    return 'The dependencies could not be installed: the disk is full (they need 2 GB while they are unpacked).';
  return `The dependencies could not be installed. npm says:\n${output.trim()}`;
}

async function checkRuntime() {
  const { code, output } = await run(NODE, ['--version']);
  const major = Number(/^v(\d+)\./.exec(output)?.[1]);
  if (code !== 0 || !(major >= 24)) {
    throw new UserFacingError(
      `The Node.js 24 that npm has installed does not run on this system (${process.platform}-${process.arch}): ${output.trim()}`,
    );
  }
}
