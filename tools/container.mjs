// The image's entry: `all`, `web` or `worker`. Everything is installed and built; only models are fetched, into DATA_DIR.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from './lib/log.mjs';
import { SETUP_FOLDER } from './lib/paths.mjs';
import { runServer } from './lib/server.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { ensureSpeech } from './speech.mjs';

const PARTS = ['all', 'web', 'worker'];
/** What `healthy.mjs` asks. */
export const PART_FILE = path.join(SETUP_FOLDER, 'part');

async function run() {
  const [part = 'all'] = process.argv.slice(2);
  if (!PARTS.includes(part)) throw new UserFacingError(`The image runs ${PARTS.join(', ')}.`);
  mkdirSync(SETUP_FOLDER, { recursive: true });
  writeFileSync(PART_FILE, part);
  if (part !== 'web') await ensureSpeech();
  process.exitCode = await runServer(part, { onReady: () => {} });
}

if (isMain(import.meta.url)) await runTool(run);
