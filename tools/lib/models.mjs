// Fetches the weights of a model once. Where its host can't be reached, that is said in one line, and everything goes on.
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { download, sizeOf } from './download.mjs';
import { inRoot, SETUP_FOLDER } from './paths.mjs';
import { log } from './log.mjs';
import { setting } from './setting.mjs';

/** After a host was out of reach it is not asked again at each start, but once a day. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the server looks for the file of a model. */
export const modelPath = (file) =>
  path.resolve(inRoot(), setting('DATA_DIR') ?? 'data', 'models', file);

/**
 * @typedef {import('./download.mjs').Wanted} Wanted
 * @param {{ id: string, name: string, without: string, again?: string, files: Wanted[], insist: boolean }} model `without`: what is the case
 *   while it is missing; `again`: how to try again; `insist`: ask the host again, also when it was out of reach a moment ago
 * @returns {Promise<boolean>} whether it is there
 */
export async function ensureModel({
  id,
  name,
  without,
  again = 'Later: npm run setup -- --speech',
  files,
  insist,
}) {
  const missing = [];
  for (const file of files) if ((await sizeOf(file.target)) !== file.bytes) missing.push(file);
  const marker = path.join(SETUP_FOLDER, `${id}-unreachable`);
  if (missing.length === 0) return true;
  if (!insist && wasUnreachable(marker)) return false;
  try {
    for (const file of missing)
      await download(file, progressBar(`${name} (${Math.round(file.bytes / 1e6)} MB)`));
    rmSync(marker, { force: true });
    return true;
  } catch (error) {
    mkdirSync(SETUP_FOLDER, { recursive: true });
    writeFileSync(marker, '');
    log(`${name} can't be fetched (${reasonOf(error)}): ${without}. ${again}`);
    return false;
  }
}

const wasUnreachable = (marker) =>
  existsSync(marker) && Date.now() - statSync(marker).mtimeMs < DAY_MS;

const reasonOf = (error) => error.cause?.code ?? error.message;

/** One line that grows, on a terminal; elsewhere a line at each quarter. */
function progressBar(what) {
  let told = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    const step = process.stderr.isTTY ? percent : Math.floor(percent / 25);
    if (step === told) return;
    told = step;
    if (process.stderr.isTTY) drawBar(what, percent);
    else log(`${what}: ${step * 25}%`);
  };
}

function drawBar(what, percent) {
  const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
  process.stderr.write(`\r${what} ${bar} ${percent}%${percent === 100 ? '\n' : ''}`);
}
