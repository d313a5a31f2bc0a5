// `npm run dev`: the product while you work on it, at one address. Vite serves the web app with hot reload and hands calls on to
// the server, which starts again when one of its sources changes; the embedded database keeps its data in `data/`.
import { spawn } from 'node:child_process';
import { toolEnv, inRoot, NODE } from './lib/paths.mjs';
import { runServer } from './lib/server.mjs';
import { log, UserFacingError } from './lib/log.mjs';
import { run } from './lib/run.mjs';
import { setting, settingsFlags } from './lib/setting.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { setUp } from './setup.mjs';

const DEFAULT_PORT = 3000;

async function dev() {
  await setUp({ speech: true });
  if (process.argv.includes('--seed')) await seed();
  const port = Number(setting('PORT') ?? DEFAULT_PORT);
  const address = `http://localhost:${port}`;
  const serverPort = port + 1;
  const web = runVite(port, `http://127.0.0.1:${serverPort}`);
  process.exitCode = await runServer('all', {
    // `--watch` follows what the server imports, packages included.
    flags: ['--watch', '--watch-preserve-output'],
    env: { PORT: String(serverPort), PUBLIC_URL: address, HOST: '127.0.0.1' },
    onReady: () => log(`Notelark for development: ${address}`),
  });
  web.kill('SIGTERM');
}

/** Fills the database before the server starts; does nothing where it is filled already. */
async function seed() {
  const program = [...settingsFlags(), inRoot('apps', 'server', 'src', 'main-seed.ts')];
  const { code, output } = await run(NODE, program);
  if (code !== 0) throw new UserFacingError(output.trim());
  log(output.trim());
}

function runVite(port, server) {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  const web = spawn(NODE, [vite, '--port', String(port), '--strictPort'], {
    cwd: inRoot('apps', 'web'),
    env: toolEnv({ NOTELARK_SERVER: server, NODE_ENV: 'development' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => web.kill('SIGKILL'));
  return web;
}

if (isMain(import.meta.url)) await runTool(dev);
