// One of our TypeScript programs as a child process of a tool.
import { spawn } from 'node:child_process';
import { toolEnv, NODE } from './paths.mjs';
import { onSignal } from './tool.mjs';

/**
 * Runs it in our place: with our folder, our input and output, our signals.
 * @param {string[]} args for Node
 * @returns {Promise<number>} the exit code
 */
export function runProgram(args) {
  return new Promise((resolve) => {
    const child = spawn(NODE, args, { env: toolEnv(), stdio: 'inherit' });
    onSignal((signal) => child.kill(signal));
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}
