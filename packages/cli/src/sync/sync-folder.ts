import type { Notelark } from '@notelark/client';
import path from 'node:path';
import { hashOf, NotesFolder } from './folder.ts';
import { noteName } from './note-name.ts';
import { fetchNote, isGone, listRemote, type RemoteNote } from './remote.ts';
import { loadState, saveState, type SyncState, type Written } from './state.ts';

export const changes = ['added', 'updated', 'renamed', 'removed', 'kept', 'conflict'] as const;
export type Change = (typeof changes)[number];

export interface SyncOptions {
  folder: string;
  server: string;
  /** Files of recordings that were deleted on the server stay. */
  keepDeleted: boolean;
  /** Called for each file that was changed, or was not because it had been changed here. */
  onChange: (change: Change, file: string) => void;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** The folder belongs to another server. */
export class OtherServerError extends Error {}

/**
 * Brings a folder of Markdown files to what the server has. What the user changed is never overwritten or removed: the
 * server's text is written beside it.
 */
export async function syncFolder(notelark: Notelark, options: SyncOptions): Promise<void> {
  const { folder: root, server, signal } = options;
  const state: SyncState = (await loadState(root)) ?? { server, notes: {} };
  if (state.server !== server) throw new OtherServerError(state.server);
  const remote = await listRemote(notelark);
  const folder = await NotesFolder.open(root);
  const sync = new Sync(notelark, folder, state, options);
  try {
    for (const [at, note] of remote.notes.entries()) {
      signal.throwIfAborted();
      options.onProgress(at, remote.notes.length);
      await sync.bring(note);
    }
    for (const id of Object.keys(state.notes)) if (!remote.ids.has(id)) await sync.drop(id);
  } finally {
    await saveState(root, state);
  }
}

class Sync {
  readonly #notelark: Notelark;
  readonly #folder: NotesFolder;
  readonly #state: SyncState;
  readonly #options: SyncOptions;

  constructor(notelark: Notelark, folder: NotesFolder, state: SyncState, options: SyncOptions) {
    this.#notelark = notelark;
    this.#folder = folder;
    this.#state = state;
    this.#options = options;
  }

  /** Writes what is new of a note. */
  async bring(note: RemoteNote): Promise<void> {
    const known = this.#state.notes[note.id];
    const file = this.#folder.find(note.id, known?.file, known?.conflict?.file);
    if (known && file !== null && known.version === note.version) {
      this.#state.notes[note.id] = { ...known, file };
      return;
    }
    const text = await fetchNote(this.#notelark, note.summaryId);
    const { version } = note;
    const name = noteName(note.title);
    if (file === null) await this.#add(note.id, { text, version, name });
    else await this.#update(note.id, file, { text, version, name });
  }

  async #add(id: string, { text, version, name }: Fetched): Promise<void> {
    const file = this.#folder.free(name);
    await this.#folder.write(file, text);
    this.#state.notes[id] = { file, name, hash: hashOf(text), version };
    this.#options.onChange('added', file);
  }

  async #update(id: string, found: string, { text, version, name }: Fetched): Promise<void> {
    const known = this.#state.notes[id];
    const file = await this.#rename(found, known, name);
    const hash = hashOf(text);
    const here = await this.#folder.hash(file);
    const written: Written = { ...known, file, name, hash, version };
    if (here === hash) this.#state.notes[id] = written;
    else if (known && here === known.hash) {
      await this.#folder.write(file, text);
      this.#state.notes[id] = written;
      this.#options.onChange('updated', file);
    } else this.#state.notes[id] = await this.#writeBeside(written, text);
  }

  /** Follows a new title, unless the user has given the file a name. */
  async #rename(file: string, known: Written | undefined, name: string): Promise<string> {
    const isOurs = known !== undefined && path.basename(file) === path.basename(known.file);
    if (!isOurs || known.name === name) return file;
    const renamed = this.#folder.free(name, path.dirname(file));
    await this.#folder.move(file, renamed);
    this.#options.onChange('renamed', renamed);
    return renamed;
  }

  /** The file was changed here: what the server has comes beside it. */
  async #writeBeside(written: Written, text: string): Promise<Written> {
    const { file, conflict, hash } = written;
    const isOurs = conflict && (await this.#folder.hash(conflict.file)) === conflict.hash;
    const name = `${path.basename(file, path.extname(file))} (from Notelark)`;
    const beside = isOurs ? conflict.file : this.#folder.free(name, path.dirname(file));
    await this.#folder.write(beside, text);
    this.#options.onChange('conflict', beside);
    return { ...written, conflict: { file: beside, hash } };
  }

  /** Removes the file of what was deleted on the server, unless it was changed here. */
  async drop(id: string): Promise<void> {
    const known = this.#state.notes[id];
    if (!known || this.#options.keepDeleted || !(await isGone(this.#notelark, id))) return;
    const file = this.#folder.find(id, known.file, known.conflict?.file);
    delete this.#state.notes[id];
    if (file === null) return;
    if ((await this.#folder.hash(file)) === known.hash) {
      await this.#folder.remove(file);
      this.#options.onChange('removed', file);
    } else this.#options.onChange('kept', file);
  }
}

interface Fetched {
  text: string;
  version: string;
  name: string;
}
