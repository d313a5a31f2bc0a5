import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from './house.mjs';

/** A setting as the server will read it: the environment first, then `.env`. */
export function setting(name) {
  if (process.env[name]) return process.env[name];
  try {
    return parseEnv(readFileSync(inRoot('.env'), 'utf8'))[name] || undefined;
  } catch {
    return undefined;
  }
}
