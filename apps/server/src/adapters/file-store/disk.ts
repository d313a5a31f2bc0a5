import { createReadStream, type Stats } from 'node:fs';
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
  writeFile,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
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
/** After this long an unfinished file belongs to nobody any more. */
const UNFINISHED_LIFE_MS = 24 * 60 * 60 * 1000;

/** Files in one folder of the local disk, readable by the server's user only. */
export class DiskFileStore implements FileStore {
  readonly #folder: string;
  readonly #neighbours: readonly string[];

  /**
   * @param folder made where it is missing.
   * @param neighbours places that need room as well, perhaps on other disks; those that aren't there don't count.
   */
  constructor(folder: string, neighbours: readonly string[] = []) {
    this.#folder = folder;
    this.#neighbours = neighbours;
  }

  async put(key: string, make: (path: string) => Promise<void>): Promise<void> {
    const target = this.#pathOf(key);
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = join(this.#folder, UNFINISHED + randomUUID());
    try {
      await make(unfinished);
      await syncPath(unfinished);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncPath(this.#folder);
  }

  async find(key: string): Promise<StoredFile | null> {
    const found = await statOrNull(this.#pathOf(key));
    return found && { key, bytes: found.size, modifiedAt: found.mtime };
  }

  async read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>> {
    const handle = await open(this.#pathOf(key), 'r').catch((error: unknown) => {
      throw missing(error) ? new FileMissingError(key, { cause: error }) : error;
    });
    return Readable.toWeb(createReadStream('', { fd: handle, ...range }));
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const path = this.#pathOf(key);
    if (!(await statOrNull(path))) throw new FileMissingError(key);
    return await use(path);
  }

  async delete(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
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
      if (!entry.name.startsWith(UNFINISHED))
        yield { key: entry.name, bytes: found.size, modifiedAt: found.mtime };
      else if (Date.now() - found.mtimeMs > UNFINISHED_LIFE_MS) await rm(path, { force: true });
    }
  }

  #pathOf(key: string): string {
    assertFileKey(key);
    return join(this.#folder, key);
  }
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

async function statOrNull(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (missing(error)) return null;
    throw error;
  }
}

const missing = (error: unknown): boolean => hasCode(error, 'ENOENT');

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
