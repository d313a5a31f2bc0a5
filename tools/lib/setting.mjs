import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot, ROOT } from './paths.mjs';

/**
 * What Node is started with so that one of our programs finds the settings of `.env`; the environment's own win.
 * @returns {string[]} nothing where there is no such file
 */
export function settingsFlags(root = ROOT) {
  const file = path.join(root, '.env');
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

/** A setting as the server will read it: the environment first, then `.env`. */
export function setting(name) {
  if (process.env[name]) return process.env[name];
  try {
    return parseEnv(readFileSync(inRoot('.env'), 'utf8'))[name] || undefined;
  } catch {
    return undefined;
  }
}
