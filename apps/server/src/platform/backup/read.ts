import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline as pipe, Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isSealed, SealError, unseal } from '@notelark/toolkit/sealed';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CHECKSUMS } from './checksums.ts';
import { connectClient } from '../database/client.ts';
import { type BackupCount, BackupError, MANIFEST, Manifest } from './manifest.ts';
import { RestoredFiles } from './restored-files.ts';
import { withInitial } from '../database/squashed-migrations.ts';
import { schemaOf, type Table } from './tables.ts';
import { readTar, type TarEntry } from './tar.ts';
import type { BackupPlace } from './write.ts';

/**
 * Puts a back-up into an empty product: all of its rows in one transaction, and its files. The tables must be there already.
 * @throws {BackupError} where users' data would be overwritten, or the back-up does not fit or is damaged
 */
export async function readBackup(place: BackupPlace): Promise<BackupCount> {
  const { url, file, key } = place;
  const client = await connectClient({ connectionString: url });
  try {
    await client.query('BEGIN');
    const entries = await openArchive(file, key);
    const count = await restore(client, new RestoredFiles(client, place), entries);
    await client.query('COMMIT');
    return count;
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError(`${file} could not be restored: ${reason(error)}`, { cause: error });
  } finally {
    await client.end();
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The entries of a back-up, decrypted and unpacked. */
export const openArchive = async (
  file: string,
  key: Buffer | null,
): Promise<AsyncIterable<TarEntry>> => readTar(await unpacked(file, key));

/** What goes wrong with the file ends the stream, and is thrown where it is read. */
async function unpacked(file: string, key: Buffer | null): Promise<AsyncIterable<Buffer>> {
  const sealed = await isSealedFile(file);
  if (sealed && key === null) throw new BackupError(KEY_NEEDED);
  const gunzip = createGunzip();
  const source = createReadStream(file);
  pipe(sealed && key !== null ? opened(key, source) : source, gunzip, () => {});
  return gunzip;
}

const KEY_NEEDED =
  'The back-up is encrypted. Set STORAGE_KEY to the key that it was made with: the setting of that installation, or what its DATA_DIR/storage-key holds.';

async function* opened(key: Buffer, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* unseal(key, source);
  } catch (cause) {
    if (!(cause instanceof SealError)) throw cause;
    throw new BackupError(
      'The back-up could not be restored: STORAGE_KEY is not its key, or the file is damaged.',
      {
        cause,
      },
    );
  }
}

async function isSealedFile(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
  return isSealed(buffer.subarray(0, bytesRead));
}

async function restore(
  client: Client,
  restored: RestoredFiles,
  entries: AsyncIterable<TarEntry>,
): Promise<BackupCount> {
  const rows = new RowLoader(client);
  let manifest: Manifest | undefined;
  for await (const { name, body } of entries) {
    if (name === MANIFEST) {
      manifest = await readManifest(body);
      await prepare(client, manifest);
    } else if (name === CHECKSUMS) {
      for await (const _ of body);
    } else if (!manifest) {
      throw new BackupError('The file is no back-up of Notelark.');
    } else if (name.startsWith('tables/')) {
      await rows.load(tableOf(name, manifest), body);
    } else {
      await rows.end();
      await restored.add(name, body);
    }
  }
  await rows.end();
  await restored.end();
  if (!manifest) throw new BackupError('The file is no back-up of Notelark.');
  for (const [sequence, value] of Object.entries(manifest.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [sequence, value]);
  }
  return { tables: manifest.tables.length, files: restored.count };
}

async function readManifest(body: AsyncIterable<Buffer>): Promise<Manifest> {
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part);
  return Manifest.parse(JSON.parse(Buffer.concat(parts).toString('utf8')));
}

/** Sees that the rows fit, that no rows are overwritten, and removes those that an empty product makes by itself. */
async function prepare(client: Client, { schema, tables }: Manifest): Promise<void> {
  const present = await schemaOf(client);
  const migrations = withInitial(schema.migrations, present.migrations[0] ?? '');
  if (JSON.stringify(present) !== JSON.stringify({ ...schema, migrations })) {
    throw new BackupError(
      'The back-up was made by another release: restore it with that one, then start this one on it.',
    );
  }
  for (const { name } of tables.toReversed()) {
    if (name.startsWith('jobs.') || name === 'installation')
      await client.query(`DELETE FROM ${name}`);
    else if ((await client.query(`SELECT 1 FROM ${name} LIMIT 1`)).rowCount) {
      throw new BackupError(
        'There is data already: a back-up is restored into an empty DATA_DIR or an empty database.',
      );
    }
  }
}

/** `tables/users/000001` holds rows of `users`. */
function tableOf(entry: string, manifest: Manifest): Table {
  const table = manifest.tables.find(({ name }) => entry.startsWith(`tables/${name}/`));
  if (!table)
    throw new BackupError(`The back-up has rows of a table that it does not name (${entry}).`);
  return table;
}

/** Feeds the parts of one table after the other to the database. */
class RowLoader {
  readonly #client: Client;
  #table: string | undefined;
  #rows: Writable | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async load({ name, columns }: Table, body: AsyncIterable<Buffer>): Promise<void> {
    if (name !== this.#table) {
      await this.end();
      this.#table = name;
      this.#rows = this.#client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));
      // Heard when its end is awaited.
      this.#rows.on('error', () => {});
    }
    if (this.#rows) await pipeline(Readable.from(body), this.#rows, { end: false });
  }

  async end(): Promise<void> {
    if (!this.#rows) return;
    this.#rows.end();
    await finished(this.#rows);
    this.#rows = undefined;
  }
}
