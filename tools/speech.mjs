// What turns speech into text: Whisper's weights, fetched once; where their host can't be reached, PocketSphinx. And what
// tells speakers apart.
import { readFileSync } from 'node:fs';
import { inRoot, which } from './lib/paths.mjs';
import { ensureModel, modelPath } from './lib/models.mjs';
import { installPackages } from './lib/packages.mjs';
import { log } from './lib/log.mjs';
import { ensureRuntimeFolder } from './lib/runtime-folder.mjs';
import { setting } from './lib/setting.mjs';

const ENGINES = inRoot('packages', 'speech', 'src');
const POCKETSPHINX = ['pocketsphinx', 'pocketsphinx-en-us'];
/** Builds of Whisper for graphics cards, and what is fetched for them. */
const VARIANTS = { vulkan: '16 MB', cuda: '74 MB' };

/**
 * Sees to an engine, quickly where one is there.
 * @param {{ insist?: boolean }} [options] `insist`: ask the host again, also when it was out of reach a moment ago
 * @returns {Promise<'whisper' | 'pocketsphinx' | 'server' | 'none'>}
 */
export async function ensureSpeech({ insist = false } = {}) {
  const engine = await ensureEngine(insist);
  if ((setting('DIARIZER') ?? 'auto') === 'auto') await ensureDiarizer(insist);
  return engine;
}

async function ensureEngine(insist) {
  const engine = setting('TRANSCRIBER') ?? 'auto';
  if (engine === 'openai' || (engine === 'auto' && setting('SPEECH_BASE_URL'))) return 'server';
  if (engine !== 'pocketsphinx' && (await ensureWhisper(insist))) {
    await ensureVariant();
    return 'whisper';
  }
  if (which('pocketsphinx_batch')) return 'pocketsphinx';
  return (await installPackages(POCKETSPHINX, 'speech recognition')) ? 'pocketsphinx' : 'none';
}

async function ensureWhisper(insist) {
  const { source, models } = catalogue('transcriber', 'whisper-models.json');
  const model = models[setting('WHISPER_MODEL') ?? 'base'];
  // A name that is none is the server's to refuse, with the names that there are.
  if (!model) return false;
  const { file, bytes, sha256 } = model;
  return await ensureModel({
    id: 'whisper',
    name: "Whisper's model",
    without: 'PocketSphinx writes drafts instead',
    files: [{ url: new URL(file, source).href, target: modelPath(file), bytes, sha256 }],
    insist,
  });
}

/** Without it Whisper works on the processor: no reason not to start. */
async function ensureVariant() {
  const variant = setting('WHISPER_VARIANT') ?? 'cpu';
  if (!Object.hasOwn(VARIANTS, variant)) return;
  const label = `Whisper for graphics cards by ${variant} (${VARIANTS[variant]})`;
  await ensureRuntimeFolder(`whisper-${variant}`, label).catch((error) =>
    log(`${error.message}\nWhisper works on the processor instead.`),
  );
}

function ensureDiarizer(insist) {
  const files = Object.values(catalogue('diarizer', 'models.json'));
  return ensureModel({
    id: 'diarizer',
    name: 'What tells speakers apart',
    without: 'transcripts name no speakers',
    files: files.map(({ url, file, bytes, sha256 }) => {
      return { url, target: modelPath(file), bytes, sha256 };
    }),
    insist,
  });
}

const catalogue = (adapter, file) =>
  JSON.parse(readFileSync(`${ENGINES}/${adapter}/${file}`, 'utf8'));
