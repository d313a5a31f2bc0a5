import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import {
  constants,
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { plainLength, seal, unseal, unsealRange } from '@notelark/toolkit/sealed';
import {
  assertFileKey,
  type ByteRange,
  FileMissingError,
  type FileStore,
  type StoredFile,
} from '../../ports/file-store.ts';
import { syncPath } from './sync.ts';

/** What is being written; a crash may leave one behind. The leading dot keeps it apart from every key. */
const UNFINISHED = '.unfinished-';
/** Holds the identity of the store. */
const IDENTITY = '.store';
/** After this long an unfinished file is abandoned. */
const UNFINISHED_LIFE_MS = 24 * 60 * 60 * 1000;
const WHOLE: ByteRange = { start: 0, end: Infinity };
/** At the end of the name of an encrypted file. Keys have no dots. */
const SEALED = '.sealed';

/**
 * Files in one folder of the local disk, readable by the server's user only, and encrypted: what is put here at once, what
 * came in as an upload when `seal` is called. Files of older releases, which are not encrypted, can be read as well.
 */
export class DiskFileStore implements FileStore {
  readonly #folder: string;
  readonly #key: Buffer;
  readonly #neighbours: readonly string[];

  /**
   * @param folder made where it is missing.
   * @param key 32 bytes that the files are encrypted with.
   * @param neighbours places that need room as well, perhaps on other disks; those that aren't there don't count.
   */
  constructor(folder: string, key: Buffer, neighbours: readonly string[] = []) {
    this.#folder = folder;
    this.#key = key;
    this.#neighbours = neighbours;
  }

  async put(key: string, make: (path: string) => Promise<void>): Promise<void> {
    assertFileKey(key);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#withScratch(async (scratch) => {
      await make(scratch);
      await this.#writeSealed(scratch, key);
    });
    // What an older release has put there.
    await rm(this.#plainPath(key), { force: true });
  }

  async find(key: string): Promise<StoredFile | null> {
    const sealed = await statOrNull(this.#sealedPath(key));
    const found = sealed ?? (await statOrNull(this.#plainPath(key)));
    return found && describe(key, found, sealed !== null);
  }

  async read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const sealed = await openOrNull(this.#sealedPath(key));
    if (sealed) {
      const bytes = Readable.from(this.#openRange(sealed, range ?? WHOLE));
      // Also of a reader that left before its first byte.
      bytes.once('close', () => void sealed.close());
      return Readable.toWeb(bytes);
    }
    const plain = await openOrNull(this.#plainPath(key));
    if (!plain) throw new FileMissingError(key);
    return Readable.toWeb(createReadStream('', { fd: plain, ...range }));
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    if (await statOrNull(this.#sealedPath(key)))
      return await this.#withScratch(async (scratch) => {
        const source = createReadStream(this.#sealedPath(key));
        await pipeline(unseal(this.#key, source), createWriteStream(scratch, { mode: 0o600 }));
        return await use(scratch);
      });
    const path = this.#plainPath(key);
    if (!(await statOrNull(path))) throw new FileMissingError(key);
    return await use(path);
  }

  async seal(key: string): Promise<void> {
    const plain = this.#plainPath(key);
    const found = await statOrNull(plain);
    if (!found) return;
    if (!(await statOrNull(this.#sealedPath(key)))) {
      await this.#writeSealed(plain, key);
      await utimes(this.#sealedPath(key), found.atime, found.mtime);
    }
    await rm(plain, { force: true });
  }

  async delete(key: string): Promise<void> {
    await rm(this.#sealedPath(key), { force: true });
    await rm(this.#plainPath(key), { force: true });
  }

  async identity(): Promise<string | null> {
    try {
      return (await readFile(join(this.#folder, IDENTITY), 'utf8')).trim();
    } catch (error) {
      if (missing(error)) return null;
      throw error;
    }
  }

  async identify(identity: string): Promise<string> {
    await this.#writeIdentity(identity, takeName);
    return (await this.identity()) ?? identity;
  }

  async rename(identity: string): Promise<void> {
    await this.#writeIdentity(identity, rename);
  }

  async freeBytes(): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const others = await Promise.allSettled(this.#neighbours.map(freeBytesAt));
    const found = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return Math.min(await freeBytesAt(this.#folder), ...found);
  }

  async #writeIdentity(
    identity: string,
    place: (draft: string, target: string) => Promise<void>,
  ): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const draft = join(this.#folder, UNFINISHED + randomUUID());
    try {
      await writeFile(draft, `${identity}\n`, { mode: 0o600 });
      await syncPath(draft);
      await place(draft, join(this.#folder, IDENTITY));
      await syncPath(this.#folder);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async *list(): AsyncIterable<StoredFile> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for await (const entry of await opendir(this.#folder)) {
      const path = join(this.#folder, entry.name);
      const found = entry.isFile() ? await statOrNull(path) : null;
      if (!found) continue;
      if (entry.name === IDENTITY) continue;
      const isSealed = entry.name.endsWith(SEALED);
      const key = isSealed ? entry.name.slice(0, -SEALED.length) : entry.name;
      if (!entry.name.startsWith(UNFINISHED)) yield describe(key, found, isSealed);
      else if (Date.now() - found.mtimeMs > UNFINISHED_LIFE_MS) await rm(path, { force: true });
    }
  }

  async *#openRange(
    file: Awaited<ReturnType<typeof open>>,
    range: ByteRange,
  ): AsyncGenerator<Buffer> {
    const { size: bytes } = await file.stat();
    const read = (start: number, end: number) =>
      file.createReadStream({ start, end, autoClose: false });
    yield* unsealRange(this.#key, { bytes, read }, range);
  }

  /** Encrypts a file, and gives it its name once it is whole and safe on the disk. */
  async #writeSealed(source: string, key: string): Promise<void> {
    await this.#withScratch(async (scratch) => {
      const target = createWriteStream(scratch, { mode: 0o600 });
      await pipeline(seal(this.#key, createReadStream(source)), target);
      await syncPath(scratch);
      await rename(scratch, this.#sealedPath(key));
    });
    await syncPath(this.#folder);
  }

  async #withScratch<T>(work: (path: string) => Promise<T>): Promise<T> {
    const scratch = join(this.#folder, UNFINISHED + randomUUID());
    try {
      return await work(scratch);
    } finally {
      await rm(scratch, { force: true });
    }
  }

  #plainPath(key: string): string {
    assertFileKey(key);
    return join(this.#folder, key);
  }

  #sealedPath(key: string): string {
    return this.#plainPath(key) + SEALED;
  }
}

function describe(key: string, { size, mtime }: Stats, sealed: boolean): StoredFile {
  return { key, bytes: sealed ? plainLength(size) : size, modifiedAt: mtime, sealed };
}

/** Fails silently where the name is taken: of processes that start at once, one names the store. */
async function takeName(draft: string, place: string): Promise<void> {
  try {
    await link(draft, place).catch(async (error: unknown) => {
      if (hasCode(error, 'EEXIST')) throw error;
      // A disk that knows no links.
      await copyFile(draft, place, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

async function freeBytesAt(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

const statOrNull = (path: string): Promise<Stats | null> => orNull(() => stat(path));
const openOrNull = (path: string) => orNull(() => open(path, 'r'));

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (missing(error)) return null;
    throw error;
  }
}

const missing = (error: unknown): boolean => hasCode(error, 'ENOENT');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
