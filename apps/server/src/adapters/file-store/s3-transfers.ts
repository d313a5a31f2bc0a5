import type { Readable } from 'node:stream';
import { DataStore, ERRORS, type KvStore, type Upload } from '@tus/server';
import { plainLength } from '@notelark/toolkit/sealed';
import { assertFileKey } from '../../ports/file-store.ts';
import type { TransferStore } from '../../ports/transfer-store.ts';
import { type Arrival, fileObject, PART_BYTES, S3Arrivals } from './s3-arrivals.ts';
import type { S3Bucket } from './s3-bucket.ts';

export interface S3TransferOptions {
  /** The bucket of the `S3FileStore`: a file that is whole is where it belongs. */
  bucket: S3Bucket;
  /** The key of the `S3FileStore`. */
  key: Buffer;
  /** Lengths and metadata of the files on their way. */
  infos: KvStore;
  /** An unfinished file takes no more bytes after this time. */
  lifeMs: number;
}

/**
 * Files on their way, gathering in the bucket, whichever process receives them. One request at a time may write to a file:
 * the server of the protocol holds its lock. Bytes that a killed process had not sent on yet, at most a part, are asked for again.
 */
export class S3TransferStore extends DataStore implements TransferStore {
  override readonly extensions = [
    'creation',
    'creation-with-upload',
    'creation-defer-length',
    'termination',
    'expiration',
  ];
  readonly #bucket: S3Bucket;
  readonly #arrivals: S3Arrivals;
  readonly #infos: KvStore;
  readonly #lifeMs: number;

  constructor({ bucket, key, infos, lifeMs }: S3TransferOptions) {
    super();
    this.#bucket = bucket;
    this.#arrivals = new S3Arrivals(bucket, key);
    this.#infos = infos;
    this.#lifeMs = lifeMs;
  }

  override async create(upload: Upload): Promise<Upload> {
    assertFileKey(upload.id);
    await this.#arrivals.begin(upload.id);
    await this.#infos.set(upload.id, upload);
    if (upload.size === 0) await this.#finish(upload.id, await this.#arrivalOf(upload.id));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.#infoOf(id);
    known.offset = (await this.#wholeBytes(id)) ?? (await this.#arrivedBytes(known));
    return known;
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    const known = await this.#infoOf(id);
    known.size = size;
    await this.#infos.set(id, known);
  }

  override async write(bytes: Readable, id: string): Promise<number> {
    const whole = await this.#wholeBytes(id);
    if (whole !== null) return whole;
    const arrival = await this.#arrivalOf(id);
    const gathered = new Gathered(await this.#arrivals.readRest(id, arrival));
    try {
      for await (const block of bytes as AsyncIterable<Buffer>) {
        gathered.add(block);
        // What may be the end is kept: the last part has to be known as the last.
        while (gathered.length > PART_BYTES) {
          await this.#arrivals.putPart(id, arrival, gathered.first(PART_BYTES), false);
          gathered.drop(PART_BYTES);
        }
      }
    } finally {
      // Also where the connection broke, or a part could not be sent.
      await this.#keep(id, arrival, gathered);
    }
    return arrival.inParts + arrival.inRest;
  }

  override remove(id: string): Promise<void> {
    return this.discard(id);
  }

  override getExpiration(): number {
    return this.#lifeMs;
  }

  async discard(id: string): Promise<void> {
    assertFileKey(id);
    await this.#arrivals.drop(id);
    await this.#bucket.remove(fileObject(id));
  }

  async tidy(id: string): Promise<void> {
    assertFileKey(id);
    await this.#arrivals.forget(id);
  }

  /** Stores what has been gathered: as the last part, where the file is whole with it, else behind the parts. */
  async #keep(id: string, arrival: Arrival, gathered: Gathered): Promise<void> {
    const { size } = await this.#infoOf(id);
    const rest = gathered.first(gathered.length);
    if (arrival.inParts + rest.length === size) return await this.#finish(id, arrival, rest);
    if (rest.length > arrival.inRest) await this.#arrivals.putRest(id, arrival, rest);
    arrival.inRest = rest.length;
  }

  async #finish(id: string, arrival: Arrival, rest: Buffer = NOTHING): Promise<void> {
    await this.#arrivals.putPart(id, arrival, rest, true);
    await this.#arrivals.complete(id, arrival);
  }

  /** Also makes a file of what is complete: a process was killed before it could. */
  async #arrivedBytes({ id, size }: Upload): Promise<number> {
    const arrival = await this.#arrivalOf(id);
    const { inParts, inRest } = arrival;
    if (inParts === size) await this.#arrivals.complete(id, arrival);
    else if (inParts + inRest === size)
      await this.#finish(id, arrival, await this.#arrivals.readRest(id, arrival));
    return inParts + inRest;
  }

  async #wholeBytes(id: string): Promise<number | null> {
    const found = await this.#bucket.head(fileObject(id));
    return found && plainLength(found.bytes);
  }

  async #arrivalOf(id: string): Promise<Arrival> {
    const arrival = await this.#arrivals.find(id);
    if (!arrival) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return arrival;
  }

  async #infoOf(id: string): Promise<Upload> {
    assertFileKey(id);
    const known = await this.#infos.get(id);
    if (!known) throw ERRORS.FILE_NOT_FOUND;
    return known;
  }
}

const NOTHING = Buffer.alloc(0);

/** Blocks that are not a part yet. */
class Gathered {
  #blocks: Buffer[];
  length: number;

  constructor(first: Buffer) {
    this.#blocks = [first];
    this.length = first.length;
  }

  add(block: Buffer): void {
    this.#blocks.push(block);
    this.length += block.length;
  }

  first(bytes: number): Buffer {
    if (this.#blocks.length > 1) this.#blocks = [Buffer.concat(this.#blocks)];
    return (this.#blocks[0] ?? NOTHING).subarray(0, bytes);
  }

  /** Forgets bytes that `first` has given. */
  drop(bytes: number): void {
    this.#blocks = [(this.#blocks[0] ?? NOTHING).subarray(bytes)];
    this.length -= bytes;
  }
}
