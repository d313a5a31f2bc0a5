import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** Bytes at the beginning of a file in which its properties end. */
const HEAD_BYTES = 8192;
const OWN_ID = /^notelark: "?([\da-f-]{36})"?\s*$/mu;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The Markdown files of a folder, by path within it, and which recording or text each is of. */
export class NotesFolder {
  readonly #root: string;
  /** In lower case: some file systems know no other. */
  readonly #taken = new Set<string>();
  /** Files by the id in their properties. */
  readonly #byId = new Map<string, string[]>();

  private constructor(root: string) {
    this.#root = root;
  }

  static async open(root: string): Promise<NotesFolder> {
    await mkdir(root, { recursive: true });
    const folder = new NotesFolder(root);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      if (file.split(path.sep).some((part) => part.startsWith('.'))) continue;
      folder.#taken.add(file.toLowerCase());
      if (entry.isFile() && file.toLowerCase().endsWith('.md')) await folder.#note(file);
    }
    return folder;
  }

  async #note(file: string): Promise<void> {
    const id = ownId(await readHead(path.join(this.#root, file)));
    if (id !== null) this.#byId.set(id, [...(this.#byId.get(id) ?? []), file]);
  }

  /** Where a note is now: at the place where it was written, or where it was moved to. */
  find(id: string, writtenTo: string | undefined, conflict: string | undefined): string | null {
    const files = (this.#byId.get(id) ?? []).filter((file) => file !== conflict);
    if (writtenTo !== undefined && files.includes(writtenTo)) return writtenTo;
    // Without its properties it is still the file that was written.
    if (writtenTo !== undefined && this.#taken.has(writtenTo.toLowerCase())) return writtenTo;
    return files[0] ?? null;
  }

  /** A path in `within` that no file has. */
  free(name: string, within = ''): string {
    for (let number = 1; ; number += 1) {
      const file = path.join(within, `${name}${number === 1 ? '' : ` ${number}`}.md`);
      if (!this.#taken.has(file.toLowerCase())) return file;
    }
  }

  /** @returns null where it is gone */
  async hash(file: string): Promise<string | null> {
    try {
      return hashOf(await readFile(this.#path(file), 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  async write(file: string, text: string): Promise<void> {
    this.#taken.add(file.toLowerCase());
    await replaceFile(this.#path(file), (temporary) => writeFile(temporary, text));
  }

  async move(from: string, to: string): Promise<void> {
    await rename(this.#path(from), this.#path(to));
    this.#taken.delete(from.toLowerCase());
    this.#taken.add(to.toLowerCase());
  }

  async remove(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
    this.#taken.delete(file.toLowerCase());
  }

  #path(file: string): string {
    const resolved = path.resolve(this.#root, file);
    // The state file may have been edited: nothing outside of the folder is ever touched.
    if (path.relative(this.#root, resolved).startsWith('..'))
      throw new Error(`${file} is not in ${this.#root}`);
    return resolved;
  }
}

function ownId(head: string): string | null {
  const [, properties = ''] = /^---\r?\n([\s\S]*?)\r?\n---/u.exec(head) ?? [];
  return OWN_ID.exec(properties)?.[1] ?? null;
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
