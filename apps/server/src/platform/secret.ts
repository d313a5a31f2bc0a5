import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seal, SealError, unseal } from '@notelark/toolkit/sealed';

const SECRET_BYTES = 32;

/**
 * The secret that signatures are made with: the one that is set, else the one in the data folder, which the first process
 * that asks makes and only its owner can read.
 */
export async function loadSecret(
  configured: string | null,
  dataDir: string,
  name = 'secret',
): Promise<string> {
  if (configured !== null) return configured;
  const path = join(dataDir, name);
  return (await readSecret(path)) ?? (await makeSecret(path));
}

const STORAGE_KEY_FILE = 'storage-key';
/** A few bytes sealed with the storage key, by which another key is noticed before anything is read or written with it. */
const STORAGE_CHECK_FILE = 'storage-check';

export class StorageKeyError extends Error {
  override name = 'StorageKeyError';
}

/**
 * The key of stored files and back-ups: the one that is set, else the one in the data folder, made where there is none.
 * @throws {StorageKeyError} where the stored files were encrypted with another one.
 */
export async function loadStorageKey(configured: string | null, dataDir: string): Promise<Buffer> {
  const key = storageKeyOf(await loadSecret(configured, dataDir, STORAGE_KEY_FILE));
  const path = join(dataDir, STORAGE_CHECK_FILE);
  const check = await readFile(path).catch((error: unknown) => {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  });
  if (check === null) await writeOnce(path, Buffer.concat(await Array.fromAsync(seal(key, []))));
  else await assertOpens(key, check);
  return key;
}

/** The same without making one. Null where there is none. */
export async function findStorageKey(
  configured: string | null,
  dataDir: string,
): Promise<Buffer | null> {
  const secret = configured ?? (await readSecret(join(dataDir, STORAGE_KEY_FILE)));
  return secret === null ? null : storageKeyOf(secret);
}

const storageKeyOf = (secret: string): Buffer => deriveKey(secret, 'storage');

async function assertOpens(key: Buffer, check: Buffer): Promise<void> {
  try {
    await Array.fromAsync(unseal(key, [check]));
  } catch (cause) {
    const sentence =
      'STORAGE_KEY is not the key that the files in DATA_DIR were encrypted with. Set the former key again.';
    throw cause instanceof SealError ? new StorageKeyError(sentence, { cause }) : cause;
  }
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Two processes may get here at once. Each writes a whole file under a name of its own, and linking it to the real name
 * fails for all but the first: no process reads half a secret, and all use the same.
 */
async function makeSecret(path: string): Promise<string> {
  await writeOnce(path, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
  return (await readFile(path, 'utf8')).trim();
}

async function writeOnce(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await link(draft, path).catch((error: unknown) => {
      if (!isErrno(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * A key for one purpose, made of the secret (HKDF, RFC 5869): a signature made for one thing is worth nothing for another.
 * @param purpose e.g. `session`
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `notelark:${purpose}`, 32));
}
