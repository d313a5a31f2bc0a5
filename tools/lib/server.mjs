// The server as a child process of a tool.
import { spawn } from 'node:child_process';
import { toolEnv, NODE, ROOT } from './paths.mjs';
import { log } from './log.mjs';
import { settingsFlags } from './setting.mjs';
import { onSignal } from './tool.mjs';

/** A second Ctrl-C means it; but the terminal and npm both deliver the first one, so it comes twice within moments. */
const INSISTS_AFTER_MS = 1500;

/**
 * Runs the server, or one part of it, to its end. It has a process group of its own, so that a Ctrl-C reaches it once, through
 * this process.
 * @param {'all' | 'web' | 'worker'} part
 * @param {{ onReady: (ready: { address: string }) => void, env?: Record<string, string>, flags?: string[] }} options
 *   `onReady`: called when it serves or takes jobs; `flags`: for Node, e.g. to watch the sources
 * @returns {Promise<number>} the exit code
 */
export function runServer(part, { onReady, env = {}, flags = [] }) {
  const server = spawn(NODE, [...flags, ...settingsFlags(), 'apps/server/src/main.ts', part], {
    cwd: ROOT,
    env: toolEnv(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  stopWith(server);
  // Node's watcher sends messages of its own.
  server.on('message', (message) => {
    if (message?.ready !== undefined) onReady(readyFrom(message));
  });
  return new Promise((resolve) => {
    server.once('error', (error) => {
      log(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      if (signal) log(`The server was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

function readyFrom({ ready, port }) {
  if (ready === 'worker') return { address: ready };
  const address = new URL(ready);
  if (address.port === '0') address.port = String(port);
  return { address: address.href.replace(/\/$/, '') };
}

/** Hands the first signal on and waits; one that follows later is impatience. */
function stopWith(server) {
  let told = 0;
  onSignal((signal) => {
    const now = performance.now();
    if (told === 0) {
      told = now;
      server.kill(signal);
    } else if (now - told > INSISTS_AFTER_MS) server.kill('SIGKILL');
  });
}
