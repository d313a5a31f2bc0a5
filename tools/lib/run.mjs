import { spawn } from 'node:child_process';
import { houseEnv, ROOT } from './house.mjs';

/**
 * Runs a program of this house to its end and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, timeoutMs?: number, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} `code` is 127 for a program that can't be
 *   started and 128 for one that a signal ended; `output` holds stdout and stderr in the order in which they came.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: houseEnv(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: options.timeoutMs,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      options.onOutput?.(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) =>
      resolve({ code: 127, output: output + error.message, timedOut: false }),
    );
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 128, output, timedOut: signal === 'SIGKILL' }),
    );
  });
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
