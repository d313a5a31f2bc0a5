import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure, exitCodes } from './failure.ts';
import { replaceFile } from './replace-file.ts';
import type { Terminal } from './terminal.ts';

/** Where the command signs in. */
export interface Login {
  url: string;
  key: string;
}

type Env = Terminal['env'];

/** The folder that holds the key and the addresses of unfinished uploads. */
export function settingsFolder(env: Env): string {
  const base =
    env['XDG_CONFIG_HOME'] ??
    (process.platform === 'win32' ? env['APPDATA'] : undefined) ??
    path.join(env['HOME'] ?? homedir(), '.config');
  return path.join(base, 'notelark');
}

const loginFile = (env: Env): string => path.join(settingsFolder(env), 'login.json');

/** Readable by its owner alone. */
export async function writeSetting(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await replaceFile(file, async (temporary) => {
    await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    await chmod(temporary, 0o600);
  });
}

/** @returns null where it is not there, or is no JSON */
export async function readSetting(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const saveLogin = (env: Env, login: Login): Promise<void> =>
  writeSetting(loginFile(env), login);

export const forgetLogin = (env: Env): Promise<void> => rm(loginFile(env), { force: true });

/** `NOTELARK_URL` and `NOTELARK_KEY` come before what `notelark login` has stored. */
export async function findLogin(env: Env): Promise<Login> {
  const { NOTELARK_URL: url, NOTELARK_KEY: key } = env;
  if (url && key) return { url, key };
  const stored = await readSetting(loginFile(env));
  if (isLogin(stored)) return { url: url || stored.url, key: key || stored.key };
  throw new Failure(
    'Not signed in. Run `notelark login https://your.server`, or set NOTELARK_URL and NOTELARK_KEY.',
    exitCodes.signIn,
  );
}

const isLogin = (value: unknown): value is Login =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'key' in value &&
  typeof value.url === 'string' &&
  typeof value.key === 'string';
