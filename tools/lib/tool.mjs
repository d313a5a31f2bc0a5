import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stopAll } from './run.mjs';
import { say, Sentence } from './say.mjs';

/** Whether the module is the program that was started, and not imported by another. */
export const isMain = (url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

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
 * Runs a tool: a fault that a person can mend is told in a sentence, and a signal stops what the tool has started.
 * @param {() => Promise<void>} work
 */
export async function runTool(work) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** npm hands signals on; a killed one can't, and what it had started would stay behind, with nobody to stop it. */
function stopWithNpm() {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, PARENT_CHECK_MS);
  watch.unref();
}
