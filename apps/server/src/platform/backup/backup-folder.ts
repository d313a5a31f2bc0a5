import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const DAY_MS = 24 * 3_600_000;
const NAME = /^notelark-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup$/;
const DRAFT = /^notelark-.*\.backup\.part$/;

/** The folder of the back-ups that are made by themselves. What else is in it is left alone. */
export class BackupFolder {
  readonly #folder: string;
  readonly #dataDir: string;

  constructor({ folder, dataDir }: { folder: string; dataDir: string }) {
    this.#folder = folder;
    this.#dataDir = dataDir;
  }

  /** When the newest was made; null: there is none. */
  async newest(): Promise<Date | null> {
    const newest = (await this.#made()).at(-1);
    return newest === undefined ? null : timeOf(newest);
  }

  /** Makes room for another one. @returns the path of its file */
  async prepare(now: Date): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#removeLeftovers();
    const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
    return path.join(this.#folder, `notelark-${time}Z.backup`);
  }

  /** Removes all but the newest. */
  async keep(count: number): Promise<void> {
    for (const name of (await this.#made()).slice(0, -count))
      await rm(path.join(this.#folder, name));
  }

  /** The oldest first. */
  async #made(): Promise<string[]> {
    return (await namesIn(this.#folder, NAME)).toSorted();
  }

  /** What back-ups that were cut off have left: links in the data folder, and drafts. */
  async #removeLeftovers(): Promise<void> {
    const links = await namesIn(this.#dataDir, /^backup-/);
    const drafts = await namesIn(this.#folder, DRAFT);
    const left = [
      ...links.map((name) => path.join(this.#dataDir, name)),
      ...drafts.map((name) => path.join(this.#folder, name)),
    ];
    for (const one of left)
      if (Date.now() - (await stat(one)).mtimeMs > DAY_MS) await rm(one, { recursive: true });
  }
}

/** None in a folder that is not there. */
async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => pattern.test(name));
}

function timeOf(name: string): Date {
  const [date = '', time = ''] = (NAME.exec(name)?.[1] ?? '').split('T');
  return new Date(`${date}T${time.replaceAll('-', ':')}`);
}
