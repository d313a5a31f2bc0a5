import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { seal } from '@notelark/toolkit/sealed';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { KEEP_FILES } from '../database/kept-files.ts';
import { connectClient } from '../database/client.ts';
import { FileMissingError, type FileStore } from '../../ports/file-store.ts';
import { withChecksums } from './checksums.ts';
import { type BackupCount, LEFT_OUT, MANIFEST, type Manifest, STORED } from './manifest.ts';
import { SAME_TEXT, schemaOf, sequenceValues, type Table, tablesInOrder } from './tables.ts';
import { type TarEntry, writeTar } from './tar.ts';

/** A table goes into the archive in parts of about this size: an entry's length stands before it. */
const PART_BYTES = 4_000_000;

export interface BackupPlace {
  /** Address of the database. */
  url: string;
  dataDir: string;
  /** The archive: tar, compressed with gzip, encrypted with the storage key. */
  file: string;
  /** Null where there is none: only a back-up of an older release can be read without. */
  key: Buffer | null;
  /** Where users' files are. Null without a key: nothing can be stored then. */
  files: BackupFiles | null;
}

export interface BackupFiles {
  store: FileStore;
  /** Its files are in the data folder, and go with it as they are. */
  inDataDir: boolean;
}

/**
 * Writes everything that users have into one file: all rows as they are at one moment, and all files of that moment. The
 * product may run meanwhile. The file bears its name only once it is complete.
 */
export async function writeBackup({
  url,
  dataDir,
  file,
  key,
  files: { store, inDataDir },
}: BackupPlace & { key: Buffer; files: BackupFiles }): Promise<BackupCount> {
  const client = await connectClient({ connectionString: url });
  const held = await mkdtemp(path.join(dataDir, 'backup-'));
  const draft = `${file}.part`;
  try {
    // Linked before and after the moment that the rows are of: what is deleted or added meanwhile is there.
    await linkFiles(dataDir, held);
    if (!inDataDir) await client.query(KEEP_FILES);
    const manifest = await openSnapshot(client);
    await linkFiles(dataDir, held);
    const files = await filesBelow(held);
    const stored = new StoredEntries(inDataDir ? null : store);
    const all = entries(client, manifest, { held, files, stored });
    const archive = writeTar(withChecksums(manifest, all));
    await pipeline(
      Readable.from(archive),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => seal(key, packed),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
    return { tables: manifest.tables.length, files: files.length + stored.count };
  } finally {
    await client.end();
    await rm(held, { recursive: true });
    await rm(draft, { force: true });
  }
}

async function openSnapshot(client: Client): Promise<Manifest> {
  await client.query(SAME_TEXT);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    product: 'notelark',
    format: 1,
    made: new Date().toISOString(),
    schema: await schemaOf(client),
    tables: await tablesInOrder(client),
    sequences: await sequenceValues(client),
  };
}

/** A second name for every file: it stays readable though the product deletes it. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const name of await topLevel(from)) {
    for (const file of await filesBelow(path.join(from, name))) {
      const target = path.join(to, name, file);
      await mkdir(path.dirname(target), { recursive: true });
      await secondName(path.join(from, name, file), target);
    }
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

async function secondName(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    // Linked before, or deleted since it was listed.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return;
    // A disk that knows no links.
    await copyFile(source, target);
  }
}

const topLevel = async (folder: string) =>
  (await readdir(folder)).filter((name) => !LEFT_OUT.test(name));

/** The paths of all files in a folder, relative to it; the empty path where it is a file itself. */
async function filesBelow(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [''];
  const found = await readdir(place, { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
}

async function* entries(
  client: Client,
  manifest: Manifest,
  { held, files, stored }: { held: string; files: string[]; stored: StoredEntries },
): AsyncGenerator<TarEntry> {
  yield inMemory(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)));
  for (const table of manifest.tables) yield* rowsOf(client, table);
  for (const file of files) {
    const source = path.join(held, file);
    const { size } = await stat(source);
    // An upload under way grows: it is taken as it is now.
    const body = size === 0 ? nothing() : createReadStream(source, { end: size - 1 });
    yield { name: `files/${file.split(path.sep).join('/')}`, size, body };
  }
  yield* stored.read();
}

/** The files of a store that is not in the data folder, decrypted: the archive is encrypted as a whole. */
class StoredEntries {
  readonly #store: FileStore | null;
  count = 0;

  constructor(store: FileStore | null) {
    this.#store = store;
  }

  async *read(): AsyncGenerator<TarEntry> {
    if (!this.#store) return;
    for await (const { key } of this.#store.list()) {
      const entry = await this.#entryOf(this.#store, key);
      if (entry) yield entry;
    }
  }

  /** Null for an upload under way, and for a file that no row referred to. */
  async #entryOf(store: FileStore, key: string): Promise<TarEntry | null> {
    const found = await store.find(key);
    const bytes = found && (await store.read(key).catch(nullIfMissing));
    if (!bytes) return null;
    this.count += 1;
    return { name: STORED + key, size: found.bytes, body: Readable.fromWeb(bytes) };
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof FileMissingError) return null;
  throw error;
}

async function* rowsOf(client: Client, { name, columns }: Table): AsyncGenerator<TarEntry> {
  const rows = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`));
  let part: Buffer[] = [];
  let size = 0;
  let number = 0;
  const entry = () =>
    inMemory(`tables/${name}/${String((number += 1)).padStart(6, '0')}`, Buffer.concat(part));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    part.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield entry();
    part = [];
    size = 0;
  }
  if (size > 0) yield entry();
}

const inMemory = (name: string, bytes: Buffer): TarEntry => ({
  name,
  size: bytes.length,
  body: Readable.from([bytes]),
});
async function* nothing(): AsyncGenerator<Buffer> {}
