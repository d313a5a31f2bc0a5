import { CHROMIUM, HEADLESS_SHELL, which } from '../../tools/lib/paths.mjs';

/** The whole browser, which can also share a tab. Undefined: Playwright's own. */
export const wholeBrowser = which(...CHROMIUM);

/** Where it is there, the build that draws no windows: a page costs it two thirds. */
export const headlessBrowser = which(HEADLESS_SHELL) ?? wholeBrowser;

/**
 * Nothing is blurred: without a graphics card, what shows through the header and around a dialog takes a sixth of a browser's work. The
 * others are Playwright's own for a browser without windows, which this switch replaces: a mouse that can hover.
 */
const PREFERENCES = [
  'prefersReducedTransparency=true',
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

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
  `--blink-settings=${PREFERENCES.join(',')}`,
];
