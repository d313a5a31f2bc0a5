// The image's entry: `all`, `web` or `worker`, or one of the operator's commands. Everything is installed and built; only models are
// fetched, into DATA_DIR.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from './lib/log.mjs';
import { inRoot, SETUP_FOLDER } from './lib/paths.mjs';
import { runProgram } from './lib/program.mjs';
import { runServer } from './lib/server.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { ensureSpeech } from './speech.mjs';

const PARTS = ['all', 'web', 'worker'];
/** What `npm run` starts on a checkout; the image has no npm. */
const COMMANDS = {
  admin: 'main-admin.ts',
  backup: 'main-backup.ts',
  restore: 'main-restore.ts',
  'move-files': 'main-move.ts',
  'adopt-files': 'main-adopt.ts',
};
/** What `healthy.mjs` asks. */
export const PART_FILE = path.join(SETUP_FOLDER, 'part');

async function run() {
  const [asked = 'all', ...rest] = process.argv.slice(2);
  if (Object.hasOwn(COMMANDS, asked))
    process.exitCode = await runProgram([inRoot('apps/server/src', COMMANDS[asked]), ...rest]);
  else process.exitCode = await runPart(asked);
}

async function runPart(part) {
  if (!PARTS.includes(part)) {
    const known = [...PARTS, ...Object.keys(COMMANDS)].join(', ');
    throw new UserFacingError(`The image runs ${known}.`);
  }
  mkdirSync(SETUP_FOLDER, { recursive: true });
  writeFileSync(PART_FILE, part);
  if (part !== 'web') await ensureSpeech();
  return await runServer(part, { onReady: () => {} });
}

if (isMain(import.meta.url)) await runTool(run);
