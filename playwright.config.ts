import { defineConfig } from '@playwright/test';
import { freePorts } from '@notelark/toolkit/testing/free-ports';
import { browserArgs, headlessBrowser } from './e2e/support/browser.ts';
import { openIdEnv } from './apps/server/src/testing/openid-client.ts';
import { newDataDir } from './e2e/support/data-dir.ts';
import { LIVE_CHUNKS } from './e2e/support/live-chunks.ts';

// Chosen once: the workers read this file again and find the choice in the environment.
const [product, openId, fixtures] = await freePorts(3);
process.env.E2E_PORT ??= String(product);
process.env.E2E_OPENID_PORT ??= String(openId);
process.env.E2E_FIXTURES_PORT ??= String(fixtures);
process.env.E2E_DATA_DIR ??= newDataDir();
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

/** `npm run test:soak` runs these: they record in real time for minutes. `npm test` leaves them out. */
const SOAK = /\.soak\.spec\.ts$/;

/** The journeys: a real browser against the built product with a database and a data folder of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails now and then is our fault: `npm test` names it, and only CI goes on.
  retries: process.env.CI ? 1 : 0,
  // What records in real time has workers of its own: it waits more than it works.
  workers: 5,
  projects:
    process.env.TESTS === 'soak'
      ? [{ name: 'soak', testMatch: SOAK, workers: 2, timeout: 480_000 }]
      : [
          { name: 'live', testMatch: /\/live-[^/.]+\.spec\.ts$/, workers: 2, timeout: 480_000 },
          { name: 'pages', testIgnore: [/\/live-[^/]+\.spec\.ts$/, SOAK], workers: 3 },
        ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: 'en-US',
    // A snapshot of the page after each step is a tenth of the processor time. `--trace on` has them of what is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What slides in is at its place at once: no journey is about the way there.
    contextOptions: { reducedMotion: 'reduce' },
    // Installing one in each new profile is a third of a browser's work. Where the connection goes away, it is allowed.
    serviceWorkers: 'block',
    // Without a locale Chromium can't name a file in any script but Latin.
    launchOptions: {
      executablePath: headlessBrowser,
      args: browserArgs,
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/serve.ts`,
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      // The journey over a link has a server of its own on this machine.
      LINK_PRIVATE_ADDRESSES: 'allow',
      ...LIVE_CHUNKS,
      // The journey over the OpenID provider starts it; the other ones see its button.
      ...openIdEnv(Number(process.env.E2E_OPENID_PORT)),
    },
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
