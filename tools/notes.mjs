// The language model that writes notes on this machine: its runtime and its weights, brought only when someone asks for them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log, UserFacingError } from './lib/log.mjs';
import { ensureModel, modelPath } from './lib/models.mjs';
import { inRoot, SETUP_FOLDER } from './lib/paths.mjs';
import { describeFile } from './lib/remote-file.mjs';
import { ensureRuntimeFolder } from './lib/runtime-folder.mjs';
import { setting } from './lib/setting.mjs';

const OFFERED = path.join(SETUP_FOLDER, 'notes-offered');
/** Of an ordinary connection, in megabits a second. */
const USUAL_MBITS = 50;
const RUNTIME_MB = 100;

const catalogue = () =>
  JSON.parse(
    readFileSync(
      inRoot('packages', 'summarizer', 'src', 'language-model', 'local', 'model.json'),
      'utf8',
    ),
  );

/** Installs the runtime into a folder of its own, unless it is there in this very version. */
export const ensureLlamaRuntime = () =>
  ensureRuntimeFolder('llama-runtime', `the language model's runtime (${RUNTIME_MB} MB)`);

/** Brings runtime and weights. @throws {UserFacingError} */
export async function ensureNotes() {
  await ensureLlamaRuntime();
  await ensureWeights();
}

/** @returns {Promise<string>} the file @throws {UserFacingError} */
export async function ensureWeights() {
  const own = setting('LOCAL_MODEL_PATH');
  if (own) {
    if (existsSync(path.resolve(inRoot(), own))) return own;
    throw new UserFacingError(`LOCAL_MODEL_PATH: there is no file at ${own}.`);
  }
  const { name, url: ours } = catalogue();
  const url = setting('LOCAL_MODEL_URL') ?? ours;
  const target = targetOf(url);
  // It gets its name only once its checksum was right.
  if (existsSync(target)) return target;
  const { bytes, sha256 } = await describeFile(url, setting('LOCAL_MODEL_SHA256'));
  const isThere = await ensureModel({
    id: 'notes',
    name: url === ours ? name : path.basename(target),
    without: 'notes are written without a language model',
    again: 'npm run setup -- --notes goes on where it stopped',
    files: [{ url, target, bytes, sha256 }],
    insist: true,
  });
  if (!isThere) throw new UserFacingError('The language model is not there.');
  return target;
}

/** Says once that notes can be better, what that takes and how to get it. Nothing is fetched. */
export function offerNotes() {
  if (existsSync(OFFERED) || isNotesEngineChosen()) return;
  const { name, gigabytes } = catalogue();
  const minutes = Math.ceil((gigabytes * 8000 + RUNTIME_MB * 8) / USUAL_MBITS / 60);
  log(
    `Better notes: a language model (${name}, ${gigabytes} GB, about ${minutes} minutes at ${USUAL_MBITS} Mbit/s) can run on this machine.\n` +
      'To fetch it: npm run setup -- --notes. Nothing is sent anywhere; without it, rules write the notes.',
  );
  mkdirSync(SETUP_FOLDER, { recursive: true });
  writeFileSync(OFFERED, '');
}

const isNotesEngineChosen = () =>
  (setting('SUMMARIZER') ?? 'auto') !== 'auto' ||
  ['LLM_BASE_URL', 'LLM_API_KEY', 'LOCAL_MODEL_PATH'].some((name) => setting(name)) ||
  existsSync(targetOf(setting('LOCAL_MODEL_URL') ?? catalogue().url));

/** Where the file of an address is kept. */
const targetOf = (url) => modelPath(new URL(url).pathname.split('/').at(-1) ?? '');
