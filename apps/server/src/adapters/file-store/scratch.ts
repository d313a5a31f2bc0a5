import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How often a file that is in use is marked as such. */
const MARK_MS = 15_000;
/** A file that has not been marked or written for so long is left over from a process that was killed. */
const ABANDONED_MS = 120_000;

/** Files in a local folder for the time that they are worked on, readable by this user only. */
export class Scratch {
  readonly folder: string;
  readonly #now: () => number;
  readonly #used = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(folder: string, now: () => number = Date.now) {
    this.folder = folder;
    this.#now = now;
  }

  /** Runs `work` with the path of a file that does not exist yet, and deletes it afterwards. */
  async use<T>(work: (path: string) => Promise<T>): Promise<T> {
    await this.prepare();
    const path = join(this.folder, randomUUID());
    this.#used.add(path);
    try {
      return await work(path);
    } finally {
      this.#used.delete(path);
      await rm(path, { force: true });
    }
  }

  /** Makes the folder, and from now on deletes what killed processes have left in it. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (this.#timer) return;
    this.#timer = setInterval(() => void this.tend().catch(() => {}), MARK_MS).unref();
    await this.tend();
  }

  /** Marks what is in use here, and deletes what no process uses any longer. */
  async tend(): Promise<void> {
    const now = new Date(this.#now());
    for (const path of this.#used) await utimes(path, now, now).catch(() => {});
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const changed = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      );
      if (changed === null || this.#used.has(path)) continue;
      if (now.getTime() - changed > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
