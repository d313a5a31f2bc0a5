// `npm start`: brings what is missing, builds what has changed, runs the product and stays until it is told to stop.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { claim } from './lib/claim.mjs';
import { houseEnv, NODE, ROOT } from './lib/house.mjs';
import { say, Sentence } from './lib/say.mjs';
import { setting, settingsFlags } from './lib/setting.mjs';
import { isMain, onSignal, runTool } from './lib/tool.mjs';
import { buildWeb } from './lib/web.mjs';
import { setUp } from './setup.mjs';

/** A second Ctrl-C means it; but the terminal and npm both deliver the first one, so it comes twice within moments. */
const INSISTS_AFTER_MS = 1500;

async function start() {
  const place = await claimDataDir();
  await setUp({ speech: true });
  await buildWeb();
  process.exitCode = await runServer(({ address }) => {
    place.tell({ address });
    say(`Notelark is ready: ${address}`);
  });
}

/** Two products on one folder would do every job twice. */
async function claimDataDir() {
  const folder = path.resolve(ROOT, setting('DATA_DIR') ?? 'data');
  const got = await claim(folder, 'notelark', { pid: process.pid }).catch((error) => {
    throw new Sentence(`DATA_DIR ${folder} can't be used: ${error.message}`);
  });
  if ('claim' in got) return got.claim;
  got.leave();
  const { pid, address } = got.heldBy;
  throw new Sentence(
    address
      ? `Notelark is running already: ${address} (process ${pid}). Stop it with Ctrl-C there.`
      : `Notelark is just being started by process ${pid}.`,
  );
}

/**
 * Runs the server to its end. It is in a process group of its own, so that a Ctrl-C reaches it once, through us.
 * @param {(ready: { address: string }) => void} onReady
 * @returns {Promise<number>} the exit code
 */
function runServer(onReady) {
  const server = spawn(NODE, [...settingsFlags(), 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: houseEnv(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  stopWith(server);
  server.on('message', (message) => onReady(readyFrom(message)));
  return new Promise((resolve) => {
    server.once('error', (error) => {
      say(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      if (signal) say(`The server was ended by ${signal}.`);
      resolve(code ?? 1);
    });
  });
}

function readyFrom({ ready, port }) {
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

if (isMain(import.meta.url)) await runTool(start);
