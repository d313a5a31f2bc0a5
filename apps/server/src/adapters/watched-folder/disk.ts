import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { WatchedFile, WatchedFolder } from '../../ports/watched-folder.ts';

const DONE = 'done';
const FAILED = 'failed';
/** Hidden files, what programs call a file while they write it, and what systems leave in folders. */
const NOT_FOR_US = [
  /^[.~]/,
  /\.(part|partial|tmp|temp|crdownload|download|filepart|swp|opdownload|!qb)$/i,
  /^(thumbs\.db|desktop\.ini)$/i,
];

const isForUs = (name: string): boolean => NOT_FOR_US.every((pattern) => !pattern.test(name));

/** A folder on a local disk or a network drive; it is looked at, since network drives send no events. */
export class DiskWatchedFolder implements WatchedFolder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async list(): Promise<WatchedFile[]> {
    const entries = await readdir(this.#root, { withFileTypes: true });
    const folders = entries.filter(
      (entry) =>
        entry.isDirectory() && isForUs(entry.name) && entry.name !== DONE && entry.name !== FAILED,
    );
    const found = await this.#filesIn(null);
    for (const { name } of folders) found.push(...(await this.#filesIn(name)));
    return found.toSorted((a, b) => a.modifiedAt.getTime() - b.modifiedAt.getTime());
  }

  read(path: string, from: number): AsyncIterable<Uint8Array> {
    return createReadStream(join(this.#root, path), { start: from });
  }

  async moveToDone(path: string): Promise<void> {
    await this.#move(path, DONE);
  }

  async moveToFailed(path: string, reason: string): Promise<void> {
    const target = await this.#move(path, FAILED);
    await writeFile(`${target}.txt`, `${reason}\n`);
  }

  async #filesIn(folder: string | null): Promise<WatchedFile[]> {
    const below = folder ?? '';
    const entries = await readdir(join(this.#root, below), { withFileTypes: true });
    const found: WatchedFile[] = [];
    for (const { name } of entries.filter((entry) => entry.isFile() && isForUs(entry.name))) {
      const path = join(below, name);
      // It may have been taken away since.
      const stats = await lstat(join(this.#root, path)).catch(() => null);
      if (!stats?.isFile()) continue;
      found.push({ path, name, folder, bytes: stats.size, modifiedAt: stats.mtime });
    }
    return found;
  }

  /** Never replaces a file of the same name: it gets a number. */
  async #move(path: string, where: string): Promise<string> {
    const source = join(this.#root, path);
    const folder = join(dirname(source), where);
    await mkdir(folder, { recursive: true });
    const taken = new Set(await readdir(folder));
    const ending = extname(path);
    const stem = basename(path, ending);
    let name = stem + ending;
    for (let number = 2; taken.has(name); number += 1) name = `${stem} (${number})${ending}`;
    await rename(source, join(folder, name));
    return join(folder, name);
  }
}
