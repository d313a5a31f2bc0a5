// `npm run setup`: brings what the product needs to run. Start and test do it by themselves. With `--speech` also what turns
// speech into text, with `--notes` the language model that writes notes on this machine, with `--tests` what the tests need. Does nothing, quickly, where all of it is there.
import { ensureBrowser } from './lib/browser.mjs';
import { installDependencies } from './lib/install.mjs';
import { installPackages } from './lib/packages.mjs';
import { log } from './lib/log.mjs';
import { inRoot, NODE } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { isMain, runTool } from './lib/tool.mjs';
import { ensureLlamaRuntime, ensureNotes } from './notes.mjs';
import { ensureSpeech } from './speech.mjs';

/** Recordings for the tests are made with these, and the decoder and recogniser that are programs are tried for real. */
const TEST_PACKAGES = [
  'ffmpeg',
  'espeak-ng',
  'pocketsphinx',
  'pocketsphinx-en-us',
  'pocketsphinx-testdata',
];

/** A real S3 server (38 packages, 7 MB to fetch, about 15 s). Without it, the tests of files on S3 are skipped. */
const S3_SERVER = ['python3-swift'];

/** Without them processes for files start more slowly, and nothing else is different: an installation that can't be written to has none. */
async function ensureBundles() {
  const { code, output } = await run(NODE, [inRoot('tools', 'bundle.mjs')]);
  if (code !== 0) log(`Processes for files will start more slowly. ${output.trim()}`);
}

/** The system's packages one after the other: apt takes no second at a time. What is missing is named, and its tests are skipped. */
async function ensureTestPrograms() {
  await installPackages(TEST_PACKAGES, 'the tests');
  await installPackages(S3_SERVER, 'the tests of files on S3');
}

const ensureTestedRuntime = () =>
  ensureLlamaRuntime().catch((error) => log(`${error.message}\nIts tests are skipped.`));

/** @param {{ speech?: boolean, notes?: boolean, tests?: boolean, insist?: boolean }} parts `insist`: it was asked for by name */
export async function setUp({ speech = false, notes = false, tests = false, insist = false }) {
  // Side by side: each of them waits for the network most of its time.
  await Promise.all([
    installDependencies().then(ensureBundles),
    ...(tests ? [ensureTestPrograms(), ensureTestedRuntime()] : []),
  ]);
  if (speech) await ensureSpeech({ insist });
  if (notes) await ensureNotes();
  if (tests) await ensureBrowser();
}

if (isMain(import.meta.url)) {
  const asked = new Set(process.argv.slice(2));
  await runTool(async () => {
    await setUp({
      speech: asked.has('--speech'),
      notes: asked.has('--notes'),
      tests: asked.has('--tests'),
      insist: true,
    });
    log('Everything is there.');
  });
}
