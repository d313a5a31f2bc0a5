import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unseal } from '@notelark/toolkit/sealed';
import type { Client } from 'pg';
import type { FileStore } from '../../ports/file-store.ts';
import { BackupError, LEFT_OUT, STORED } from './manifest.ts';
import type { BackupPlace } from './write.ts';

/** The folder of the disk store in a back-up of an installation that has one. */
const OF_DISK = 'files/files/';
const DISK_IDENTITY = `${OF_DISK}.store`;
const SEALED = '.sealed';

type Body = AsyncIterable<Buffer>;

/**
 * Puts the files of a back-up where this installation keeps its files, wherever they were kept when it was made. The rows have to be
 * there already.
 */
export class RestoredFiles {
  readonly #client: Client;
  readonly #place: BackupPlace;
  #unfinished: Set<string> | null = null;
  #isNamed = false;
  count = 0;

  constructor(client: Client, place: BackupPlace) {
    this.#client = client;
    this.#place = place;
  }

  /** @param entry its name in the archive. */
  async add(entry: string, body: Body): Promise<void> {
    const { files } = this.#place;
    if (entry.startsWith(STORED)) await this.#put(entry.slice(STORED.length), body);
    else if (files && !files.inDataDir && entry.startsWith(OF_DISK))
      await this.#putOfDisk(entry.slice(OF_DISK.length), body);
    else await this.#write(entry, body);
    if (entry === DISK_IDENTITY) this.#isNamed = files?.inDataDir ?? true;
  }

  /** Names the store as the rows do, also where it has no files. */
  async end(): Promise<void> {
    if (!this.#isNamed && this.#place.files) await this.#nameStore(this.#place.files.store);
  }

  /** A file of a disk store, encrypted as its name says, or what that store kept for itself. */
  async #putOfDisk(name: string, body: Body): Promise<void> {
    const isSealed = name.endsWith(SEALED);
    const key = isSealed ? name.slice(0, -SEALED.length) : name;
    const { key: storageKey } = this.#place;
    if (name.startsWith('.') || (await this.#unfinishedKeys()).has(key)) return await skip(body);
    if (isSealed && storageKey === null) throw new BackupError('The files need STORAGE_KEY.');
    await this.#put(key, isSealed && storageKey !== null ? unseal(storageKey, body) : body);
  }

  async #put(key: string, body: Body): Promise<void> {
    const { files } = this.#place;
    if (!files) throw new BackupError('The files need STORAGE_KEY.');
    if (!this.#isNamed) await this.#nameStore(files.store);
    await files.store.put(key, (target) =>
      pipeline(Readable.from(body), createWriteStream(target, { mode: 0o600 })),
    );
    this.count += 1;
  }

  async #write(entry: string, body: Body): Promise<void> {
    const name = path.normalize(entry.replace(/^files\//, ''));
    const safe = entry.startsWith('files/') && !path.isAbsolute(name) && !name.startsWith('..');
    if (!safe || LEFT_OUT.test(name.split(path.sep)[0] ?? ''))
      throw new BackupError(`The back-up holds a file that is none of ours: ${entry}`);
    const place = path.join(this.#place.dataDir, name);
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(body), createWriteStream(place, { mode: 0o600, flush: true }));
    this.count += 1;
  }

  /** Before the first file, so that a restore that was interrupted can be repeated. */
  async #nameStore(store: FileStore): Promise<void> {
    const { rows } = await this.#client.query<{ file_store: string }>(
      'SELECT file_store FROM installation',
    );
    const identity = rows[0]?.file_store;
    if (identity === undefined) return;
    if ((await store.identity()) !== identity) {
      for await (const _ of store.list())
        throw new BackupError('There are other files already: name an empty place for them.');
      await store.rename(identity);
    }
    this.#isNamed = true;
  }

  /** Of uploads that were under way when the back-up was made: only a part is there. */
  async #unfinishedKeys(): Promise<Set<string>> {
    if (this.#unfinished) return this.#unfinished;
    const { rows } = await this.#client.query<{ id: string }>(
      'SELECT id FROM transfers WHERE received_at IS NULL AND completed_at IS NULL',
    );
    this.#unfinished = new Set(rows.map(({ id }) => id));
    return this.#unfinished;
  }
}

async function skip(body: Body): Promise<void> {
  for await (const _ of body);
}
