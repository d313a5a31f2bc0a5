// Packages that only some installations want: installed into a folder of their own, with the checksum of every package.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './claim.mjs';
import { npm, packageSource } from './install.mjs';
import { UserFacingError, withProgress } from './log.mjs';
import { inRoot, SETUP_FOLDER } from './paths.mjs';

const LOCK = 'package-lock.json';

/**
 * Installs what `tools/NAME` wants into `.setup/NAME`, unless it is there in this very version.
 * @param {string} name
 * @param {string} label what it is, with its size
 * @returns {Promise<string>} the folder
 * @throws {UserFacingError}
 */
export async function ensureRuntimeFolder(name, label) {
  await oneAtATime(name, async () => {
    if (!isThere(name)) await withProgress(`Installing ${label}`, () => install(name, label));
  });
  return folderOf(name);
}

const wanted = (name) => inRoot('tools', name);
const folderOf = (name) => path.join(SETUP_FOLDER, name);

/** npm writes its note last of all. */
const isThere = (name) =>
  existsSync(path.join(folderOf(name), 'node_modules', '.package-lock.json')) &&
  readFileSync(path.join(folderOf(name), LOCK), 'utf8') ===
    readFileSync(path.join(wanted(name), LOCK), 'utf8');

async function install(name, label) {
  mkdirSync(folderOf(name), { recursive: true });
  cpSync(wanted(name), folderOf(name), { recursive: true });
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', await packageSource()];
  const { code, output } = await npm(args, { cwd: folderOf(name) });
  if (code !== 0)
    throw new UserFacingError(`${label} could not be installed. npm says:\n${output.trim()}`);
}
