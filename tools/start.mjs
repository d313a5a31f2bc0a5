// `npm start`: brings what is missing, builds what has changed, runs the product and stays until it is stopped.
import path from 'node:path';
import { claim } from './lib/claim.mjs';
import { ROOT } from './lib/paths.mjs';
import { log, UserFacingError } from './lib/log.mjs';
import { runServer } from './lib/server.mjs';
import { setting } from './lib/setting.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { buildWeb } from './lib/web.mjs';
import { offerNotes } from './notes.mjs';
import { setUp } from './setup.mjs';

async function start() {
  const place = await claimDataDir();
  await setUp({ speech: true });
  await buildWeb();
  process.exitCode = await runServer('all', {
    onReady: ({ address }) => {
      place.tell({ address });
      log(`Notelark is ready: ${address}`);
      offerNotes();
    },
  });
}

/** Two products on one folder would do every job twice. */
async function claimDataDir() {
  const folder = path.resolve(ROOT, setting('DATA_DIR') ?? 'data');
  const got = await claim(folder, 'notelark', { pid: process.pid }).catch((error) => {
    throw new UserFacingError(`DATA_DIR ${folder} can't be used: ${error.message}`);
  });
  if ('claim' in got) return got.claim;
  got.leave();
  const { pid, address } = got.heldBy;
  throw new UserFacingError(
    address
      ? `Notelark is running already: ${address} (process ${pid}). Stop it with Ctrl-C there.`
      : `Notelark is just being started by process ${pid}.`,
  );
}

if (isMain(import.meta.url)) await runTool(start);
