import { spawn } from 'node:child_process';
import os from 'node:os';
import { toolEnv, ROOT } from './paths.mjs';

/** @typedef {{ code: number, output: string }} Ran `code` is 127 for a program that can't be started, 128 where a signal ended it */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to our environment
 * @property {number} [timeoutMs] after which it is killed
 * @property {boolean} [aside] it only takes the processor's time that is left over
 * @property {(text: string) => void} [onOutput] hears what it prints while it prints it
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and keeps what it printed, stdout and stderr in the order in which they came.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Ran>}
 */
export function run(command, args, { cwd = ROOT, env = {}, timeoutMs, aside, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    if (aside && child.pid) putAside(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(text);
      });
    }
    const end = (code, more = '') => {
      running.delete(child);
      resolve({ code, output: output + more });
    };
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 128));
  });
}

/** What a program starts later is as patient as itself. */
function putAside(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let us: it is only less patient then.
  }
}

/** Tells every program that is still running to stop: for a way out in the middle of it. */
export function stopAll() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs jobs side by side, `width` at a time; results come in the order of the jobs.
 * @template T
 * @param {(() => Promise<T>)[]} jobs
 * @param {number} width
 * @returns {Promise<T[]>}
 */
export async function sideBySide(jobs, width) {
  /** @type {T[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await jobs[index]();
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker));
  return results;
}
