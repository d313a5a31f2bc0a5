// The browser of the journeys: one that is there, else Playwright's own build, else the system's package.
import { CHROMIUM, HEADLESS_SHELL, inRoot, NODE, which } from './paths.mjs';
import { installPackages } from './packages.mjs';
import { run } from './run.mjs';
import { log, withProgress } from './log.mjs';

const HOST = 'https://cdn.playwright.dev';
const PROBE_MS = 4000;
const DOWNLOAD_MS = 10 * 60_000;

export async function ensureBrowser() {
  if (which(...CHROMIUM) || (await hasPlaywrightsOwn())) return;
  if ((await reachable(HOST)) && (await downloadPlaywrightsOwn())) return;
  if (await installPackages(['chromium', 'fonts-liberation'], 'the tests in a browser'))
    await installPackages([HEADLESS_SHELL], 'quicker tests in a browser');
}

async function hasPlaywrightsOwn() {
  const program = `import { chromium } from '@playwright/test'; import { existsSync } from 'node:fs';
    process.exitCode = existsSync(chromium.executablePath()) ? 0 : 1;`;
  return (await run(NODE, ['--input-type=module', '-e', program])).code === 0;
}

/** A closed network must not cost minutes of attempts. */
async function reachable(address) {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch {
    return false;
  }
}

async function downloadPlaywrightsOwn() {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await withProgress('Fetching Chromium for the tests', () =>
    run(NODE, [cli, 'install', 'chromium'], { timeoutMs: DOWNLOAD_MS }),
  );
  if (code !== 0) log('Playwright’s Chromium could not be fetched; trying the system’s.');
  return code === 0;
}
