import { open, readFile, rm } from 'node:fs/promises';

/** What is known of a file that is whole in both places. */
export interface ProvenFile {
  key: string;
  bytes: number;
  sha256: string;
}

const LINE = /^([\w-]+) (\d+) ([0-9a-f]{64})$/;

/** The files that a move has copied and compared, in a file of its own: a line each, of which the last may be cut off by a kill. */
export class ProvenFiles {
  readonly #path: string;
  readonly #proven: Map<string, ProvenFile>;
  readonly #file: Awaited<ReturnType<typeof open>>;

  private constructor(
    path: string,
    proven: Map<string, ProvenFile>,
    file: Awaited<ReturnType<typeof open>>,
  ) {
    this.#path = path;
    this.#proven = proven;
    this.#file = file;
  }

  static async open(path: string): Promise<ProvenFiles> {
    const file = await open(path, 'a', 0o600);
    const proven = new Map<string, ProvenFile>();
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      const [, key = '', bytes, sha256 = ''] = LINE.exec(line) ?? [];
      if (sha256 !== '') proven.set(key, { key, bytes: Number(bytes), sha256 });
    }
    return new ProvenFiles(path, proven, file);
  }

  has(key: string, bytes: number): boolean {
    return this.#proven.get(key)?.bytes === bytes;
  }

  async add(one: ProvenFile): Promise<void> {
    // A line of its own, also behind one that was cut off.
    await this.#file.appendFile(`\n${one.key} ${one.bytes} ${one.sha256}\n`);
    this.#proven.set(one.key, one);
  }

  /** The move is over. */
  async remove(): Promise<void> {
    await this.#file.close();
    await rm(this.#path, { force: true });
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
