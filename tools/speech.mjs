// What turns speech into text: Whisper's weights, fetched once; where their host can't be reached, PocketSphinx.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { download, sizeOf } from './lib/download.mjs';
import { inRoot, SETUP_FOLDER, which } from './lib/house.mjs';
import { installPackages } from './lib/packages.mjs';
import { say } from './lib/say.mjs';
import { setting } from './lib/setting.mjs';

const CATALOGUE = inRoot('apps', 'server', 'src', 'adapters', 'transcriber', 'whisper-models.json');
const POCKETSPHINX = ['pocketsphinx', 'pocketsphinx-en-us'];
/** After a host was out of reach it is not asked again at each start, but once a day. */
const DAY_MS = 24 * 60 * 60 * 1000;
const UNREACHABLE = path.join(SETUP_FOLDER, 'whisper-unreachable');

/**
 * Sees to an engine, quickly where one is there.
 * @param {{ insist?: boolean }} [options] `insist`: ask the host again, also when it was out of reach a moment ago
 * @returns {Promise<'whisper' | 'pocketsphinx' | 'server' | 'none'>}
 */
export async function ensureSpeech({ insist = false } = {}) {
  const engine = setting('TRANSCRIBER') ?? 'auto';
  if (engine === 'openai' || (engine === 'auto' && setting('SPEECH_BASE_URL'))) return 'server';
  if (engine !== 'pocketsphinx' && (await ensureWhisper(insist))) return 'whisper';
  if (which('pocketsphinx_batch')) return 'pocketsphinx';
  return (await installPackages(POCKETSPHINX, 'speech recognition')) ? 'pocketsphinx' : 'none';
}

async function ensureWhisper(insist) {
  const model = modelFile();
  if (model === null || (await sizeOf(model.target)) === model.bytes) return model !== null;
  if (!insist && wasUnreachable()) return false;
  try {
    await download(model, progressBar(`Whisper's model (${Math.round(model.bytes / 1e6)} MB)`));
    rmSync(UNREACHABLE, { force: true });
    return true;
  } catch (error) {
    mkdirSync(SETUP_FOLDER, { recursive: true });
    writeFileSync(UNREACHABLE, '');
    say(
      `Whisper's model can't be fetched (${reasonOf(error)}): PocketSphinx writes drafts instead. Later: npm run setup -- --speech`,
    );
    return false;
  }
}

function modelFile() {
  const { source, models } = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
  const model = models[setting('WHISPER_MODEL') ?? 'base'];
  // A name that is none is the server's to refuse, with the names that there are.
  if (!model) return null;
  const folder = path.resolve(inRoot(), setting('DATA_DIR') ?? 'data', 'models');
  const { file, bytes, sha256 } = model;
  return { url: new URL(file, source).href, target: path.join(folder, file), bytes, sha256 };
}

const wasUnreachable = () =>
  existsSync(UNREACHABLE) && Date.now() - statSync(UNREACHABLE).mtimeMs < DAY_MS;

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
    else say(`${what}: ${step * 25}%`);
  };
}

function drawBar(what, percent) {
  const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
  process.stderr.write(`\r${what} ${bar} ${percent}%${percent === 100 ? '\n' : ''}`);
}
