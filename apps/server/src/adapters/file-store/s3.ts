import { createReadStream, createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  plainLength,
  seal,
  SealError,
  type SealedSource,
  unseal,
  unsealRange,
} from '@notelark/toolkit/sealed';
import {
  assertFileKey,
  type ByteRange,
  FileMissingError,
  type FileStore,
  type StoredFile,
  WrongStorageKeyError,
} from '../../ports/file-store.ts';
import { FILE_PREFIX, fileObject, keyOfFile, S3Arrivals } from './s3-arrivals.ts';
import type { S3Bucket, S3Object } from './s3-bucket.ts';
import type { Scratch } from './scratch.ts';

/** Holds the identity of the store. */
const IDENTITY = 'identity';
const WHOLE: ByteRange = { start: 0, end: Infinity };

export interface S3StoreOptions {
  bucket: S3Bucket;
  /** 32 bytes that the files are encrypted with. */
  key: Buffer;
  /** For local copies of what is worked on. */
  scratch: Scratch;
  /** Local places that need room as well, perhaps on other disks; those that aren't there don't count. */
  neighbours?: readonly string[];
}

/** Files in a bucket of an S3 server. They are encrypted before they leave this process, and from their first byte on. */
export class S3FileStore implements FileStore {
  readonly #bucket: S3Bucket;
  readonly #key: Buffer;
  readonly #scratch: Scratch;
  readonly #neighbours: readonly string[];
  readonly #arrivals: S3Arrivals;

  constructor({ bucket, key, scratch, neighbours = [] }: S3StoreOptions) {
    this.#bucket = bucket;
    this.#key = key;
    this.#scratch = scratch;
    this.#neighbours = neighbours;
    this.#arrivals = new S3Arrivals(bucket, key);
  }

  async put(key: string, make: (path: string) => Promise<void>): Promise<void> {
    const object = objectOf(key);
    await this.#scratch.use(async (path) => {
      await make(path);
      await this.#bucket.putStream(object, seal(this.#key, createReadStream(path)));
    });
  }

  async find(key: string): Promise<StoredFile | null> {
    const found = await this.#bucket.head(objectOf(key));
    return found && describe(found);
  }

  async read(key: string, range: ByteRange = WHOLE): Promise<ReadableStream<Uint8Array>> {
    const object = objectOf(key);
    const found = await this.#bucket.head(object);
    if (!found) throw new FileMissingError(key);
    const source: SealedSource = {
      bytes: found.bytes,
      read: (start, end) => this.#bytes(object, { start, end }),
    };
    return Readable.toWeb(Readable.from(unsealRange(this.#key, source, range)));
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const source = await this.#bucket.get(objectOf(key));
    if (!source) throw new FileMissingError(key);
    return await this.#scratch.use(async (path) => {
      await pipeline(unseal(this.#key, source), createWriteStream(path, { mode: 0o600 }));
      return await use(path);
    });
  }

  /** Everything here is encrypted. */
  async seal(): Promise<void> {}

  async delete(key: string): Promise<void> {
    await this.#bucket.remove(objectOf(key));
    await this.#arrivals.drop(key);
  }

  async identity(): Promise<string | null> {
    const sealed = await this.#bucket.get(IDENTITY);
    if (!sealed) return null;
    try {
      return Buffer.concat(await Array.fromAsync(unseal(this.#key, sealed))).toString('utf8');
    } catch (cause) {
      throw cause instanceof SealError ? new WrongStorageKeyError({ cause }) : cause;
    }
  }

  async identify(identity: string): Promise<string> {
    const present = await this.identity();
    if (present === null) await this.rename(identity);
    return present ?? identity;
  }

  async rename(identity: string): Promise<void> {
    await this.#bucket.putStream(IDENTITY, seal(this.#key, [Buffer.from(identity)]));
  }

  async freeBytes(): Promise<number> {
    await this.#scratch.prepare();
    const others = await Promise.allSettled(this.#neighbours.map(freeBytesAt));
    const found = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    return Math.min(await freeBytesAt(this.#scratch.folder), ...found);
  }

  async *list(): AsyncIterable<StoredFile> {
    for await (const found of this.#bucket.list(FILE_PREFIX)) yield describe(found);
    for await (const { key, begunAt } of this.#arrivals.list())
      yield { key, bytes: 0, modifiedAt: begunAt, sealed: true };
  }

  async *#bytes(object: string, range: ByteRange): AsyncGenerator<Uint8Array> {
    const source = await this.#bucket.get(object, range);
    if (!source) throw new FileMissingError(keyOfFile(object));
    yield* source;
  }
}

function objectOf(key: string): string {
  assertFileKey(key);
  return fileObject(key);
}

const describe = ({ key, bytes, modifiedAt }: S3Object): StoredFile => ({
  key: keyOfFile(key),
  bytes: plainLength(bytes),
  modifiedAt,
  sealed: true,
});

async function freeBytesAt(place: string): Promise<number> {
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}
