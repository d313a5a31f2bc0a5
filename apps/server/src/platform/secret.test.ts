import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findStorageKey, loadSecret, loadStorageKey } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notelark-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads the secret in a process of its own. */
async function inAnotherProcess(): Promise<string> {
  const secret = fileURLToPath(new URL('./secret.ts', import.meta.url));
  const program = `process.stdout.write(await (await import(${JSON.stringify(secret)})).loadSecret(null, process.argv[1]))`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  await once(child, 'close');
  return said;
}

describe('the secret', () => {
  it('is the one that is set, and then none is written', async () => {
    const set = 'x'.repeat(32);
    expect(await loadSecret(set, folder)).toBe(set);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once and stays', async () => {
    const made = await loadSecret(null, folder);
    expect(made).toHaveLength(43);
    expect(await loadSecret(null, folder)).toBe(made);
  });

  it('can be read by its owner only', async () => {
    await loadSecret(null, folder);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start at the same moment, and leaves no draft behind', async () => {
    const read = [loadSecret(null, folder), loadSecret(null, folder)];
    const secrets = await Promise.all([...read, inAnotherProcess(), inAnotherProcess()]);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
    expect(await readdir(folder)).toEqual(['secret']);
  });

  it('is not made up when the file can’t be read', async () => {
    await expect(loadSecret(null, join(folder, 'missing'))).rejects.toThrow('ENOENT');
  });
});

describe('the storage key', () => {
  it('is made once, and the same from then on', async () => {
    const key = await loadStorageKey(null, folder);
    expect(key).toHaveLength(32);
    expect((await loadStorageKey(null, folder)).equals(key)).toBe(true);
    expect((await findStorageKey(null, folder))?.equals(key)).toBe(true);
    expect((await stat(join(folder, 'storage-key'))).mode & 0o077).toBe(0);
  });

  it('is not exchanged unnoticed: files could not be read any more', async () => {
    await loadStorageKey('the first key of at least 32 characters', folder);
    const other = loadStorageKey('another key that is as long as the first', folder);
    await expect(other).rejects.toThrow('Set the former key again');
  });

  it('is not made by looking for it', async () => {
    expect(await findStorageKey(null, folder)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });
});
