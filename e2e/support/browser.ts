import { CHROMIUM, HEADLESS_SHELL, which } from '../../tools/lib/paths.mjs';

/** The whole browser, which can also share a tab. Undefined: Playwright's own. */
export const wholeBrowser = which(...CHROMIUM);

/** Where it is there, the build that draws no windows: a page costs it two thirds. */
export const headlessBrowser = which(HEADLESS_SHELL) ?? wholeBrowser;

/** What every journey's browser is started with. */
export const browserArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
