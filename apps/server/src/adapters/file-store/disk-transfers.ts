import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore as TusFileStore } from '@tus/file-store';
import type { KvStore, Upload } from '@tus/server';
import { assertFileKey } from '../../ports/file-store.ts';
import type { TransferStore } from '../../ports/transfer-store.ts';
import { syncPath } from './sync.ts';

export interface DiskTransferOptions {
  /** The folder of the `DiskFileStore`: a file that is whole is where it belongs. */
  folder: string;
  /** Lengths and metadata of the files on their way. */
  infos: KvStore;
  /** An unfinished file takes no more bytes after this time. */
  lifeMs: number;
}

/** Files on their way, gathering on the local disk. What was acknowledged survives a power cut. */
export class DiskTransferStore extends TusFileStore implements TransferStore {
  constructor({ folder, infos, lifeMs }: DiskTransferOptions) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super({ directory: folder, configstore: infos, expirationPeriodInMilliseconds: lifeMs });
  }

  override async create(upload: Upload): Promise<Upload> {
    assertFileKey(upload.id);
    const created = await super.create(upload);
    await syncPath(this.directory);
    return created;
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const end = await super.write(bytes, id, offset);
    await syncPath(this.#pathOf(id));
    return end;
  }

  override remove(id: string): Promise<void> {
    return this.discard(id);
  }

  async discard(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
  }

  /** Nothing lies beside the file. */
  async tidy(): Promise<void> {}

  #pathOf(id: string): string {
    assertFileKey(id);
    return join(this.directory, id);
  }
}
