import { CHROMIUM, which } from '../../tools/lib/house.mjs';

export const executablePath = which(...CHROMIUM);

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
