import { makeZip } from 'client-zip';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { FileMissingError, type FileStore } from '../../ports/file-store.ts';
import type { Clock } from '../../ports/clock.ts';
import * as repo from './export.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  files: FileStore;
}

interface Entry {
  name: string;
  lastModified: Date;
  input: AsyncIterable<string | Uint8Array>;
}

/** The file that is being read just now. */
interface Reading {
  file: AsyncGenerator<Uint8Array> | null;
}

/** Everything of an account as one archive (product rule P3): a JSON file for each table, and the files. */
export class AccountExport {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A zip archive, made while it is read: neither its size nor that of its files matters to the memory. */
  archiveOf(actor: Actor): { name: string; stream: ReadableStream<Uint8Array> } {
    const now = this.#deps.clock.now();
    const reading: Reading = { file: null };
    return {
      name: `notelark-export-${now.toISOString().slice(0, 10)}.zip`,
      stream: endingWith(makeZip(this.#entries(actor, now, reading)), () =>
        reading.file?.return(undefined),
      ),
    };
  }

  async *#entries(actor: Actor, now: Date, reading: Reading): AsyncGenerator<Entry> {
    const { db } = this.#deps;
    for (const dataset of repo.datasets) {
      const rows = repo.rowsOf(db, dataset, actor);
      yield { name: `${dataset.name}.json`, lastModified: now, input: jsonArray(rows) };
    }
    for await (const file of repo.storedFiles(db, actor)) {
      const folder = `files/${file.uploadId}`;
      yield* this.#file(`${folder}/${safeName(file.filename)}`, file.fileKey, reading);
      yield* this.#file(`${folder}/playback.mp3`, file.playbackKey, reading);
    }
  }

  /** Nothing where there is no such file; it may also have been deleted since its row was read. */
  async *#file(name: string, key: string | null, reading: Reading): AsyncGenerator<Entry> {
    const { files } = this.#deps;
    const stored = key === null ? null : await files.find(key);
    if (!stored) return;
    try {
      reading.file = chunksOf(await files.read(stored.key));
      yield { name, lastModified: stored.modifiedAt, input: reading.file };
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
    }
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* stream;
}

/** The archive's library leaves the file that it was reading open once it is no longer wanted; `end` closes it. */
function endingWith(
  archive: ReadableStream<Uint8Array>,
  end: () => Promise<unknown> | undefined,
): ReadableStream<Uint8Array> {
  const reader = archive.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async (reason) => {
        // It throws the reason into its source, which gives it back.
        await reader.cancel(reason).catch(() => undefined);
        await end();
      },
    },
    { highWaterMark: 0 },
  );
}

/** `[`, the rows with commas between them, `]`: a row a line. */
async function* jsonArray(rows: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${row}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A name that every file system takes, and that leads out of no folder. */
const safeName = (filename: string): string =>
  filename.replaceAll(/[\p{Cc}<>:"/\\|?*]/gu, '_').replaceAll(/^\.+|[. ]+$/g, '_') || 'recording';
