import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stopAll } from './run.mjs';
import { log, UserFacingError } from './log.mjs';

/** Whether the module is the program that was started, and not imported by another. */
export const isMain = (url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** The oldest Node.js that the tools run on; the product itself runs on the one that set-up installs. */
const OLDEST_NODE = [20, 12];

const PARENT_CHECK_MS = 300;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

/** @type {(signal: 'SIGINT' | 'SIGTERM') => void} */
let stop = (signal) => {
  stopAll();
  process.exit(EXIT_CODES[signal]);
};

/**
 * Takes over what happens on SIGINT and SIGTERM; until then they end the tool and what it runs.
 * @param {typeof stop} handler
 */
export const onSignal = (handler) => (stop = handler);

/**
 * @param {string} version of Node.js: `20.12.0`
 * @returns {string | null} what to do where it is too old for the tools
 */
export function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const isNew = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isNew
    ? null
    : `Node.js ${version} is too old: Notelark needs ${OLDEST_NODE.join('.')} or later to install itself. Get one at https://nodejs.org.`;
}

/**
 * Runs a tool: an error that the reader can fix is printed as its message, and a signal stops what the tool has started.
 * @param {() => Promise<void>} work
 */
export async function runTool(work) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm();
  try {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new UserFacingError(problem);
    await work();
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    log(error.message);
    process.exitCode = 1;
  }
}

/** npm hands signals on; a killed one can't, and what it had started would stay behind, with no parent to stop it. */
function stopWithNpm() {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
