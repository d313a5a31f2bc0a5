// `npm run setup`: brings what the product needs to run. Start and test do it by themselves. With `--speech` also what turns
// speech into text, with `--tests` what the tests need. Does nothing, quickly, where all of it is there.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './lib/browser.mjs';
import { inRoot } from './lib/house.mjs';
import { installDependencies } from './lib/install.mjs';
import { installPackages } from './lib/packages.mjs';
import { say } from './lib/say.mjs';
import { isMain, runTool } from './lib/tool.mjs';

/** Recordings for the tests are made with these, and the decoder and recogniser that are programs are tried for real. */
const TEST_PACKAGES = ['ffmpeg', 'espeak-ng', 'pocketsphinx', 'pocketsphinx-en-us'];

/** @param {{ speech?: boolean, tests?: boolean }} parts */
export async function setUp({ speech = false, tests = false }) {
  await installDependencies();
  if (speech) await setUpSpeech();
  if (tests) {
    await installPackages(TEST_PACKAGES, 'the tests');
    await ensureBrowser();
  }
}

async function setUpSpeech() {
  const file = inRoot('tools', 'speech.mjs');
  if (!existsSync(file)) return;
  const { ensureSpeech } = await import(pathToFileURL(file).href);
  await ensureSpeech();
}

if (isMain(import.meta.url)) {
  const asked = new Set(process.argv.slice(2));
  await runTool(async () => {
    await setUp({ speech: asked.has('--speech'), tests: asked.has('--tests') });
    say('Everything is there.');
  });
}
