import { z } from 'zod';
import {
  newSalt,
  plainLength,
  SEAL_STEP_BYTES,
  Sealer,
  unseal,
  seal,
} from '@notelark/toolkit/sealed';
import { type S3Bucket, type S3Part, SMALLEST_PART_BYTES } from './s3-bucket.ts';

/** Whole files, by their keys. */
const FILES = 'files/';
/** What is kept beside a file that is on its way: `arriving/KEY/begun` and `arriving/KEY/rest-PLACE`. */
const ARRIVING = 'arriving/';

export const fileObject = (key: string): string => FILES + key;
export const keyOfFile = (object: string): string => object.slice(FILES.length);
export const FILE_PREFIX = FILES;

const begunObject = (key: string): string => `${ARRIVING}${key}/begun`;
const restObject = (key: string, place: number): string => `${ARRIVING}${key}/rest-${place}`;

/** Plain bytes of a part. The encryption adds a little, which makes it as large as S3 wants a part to be. */
export const PART_BYTES = Math.ceil(SMALLEST_PART_BYTES / SEAL_STEP_BYTES) * SEAL_STEP_BYTES;

const Begun = z.object({ uploadId: z.string(), salt: z.base64() });

/** A file on its way: what has come of it. */
export interface Arrival {
  uploadId: string;
  salt: Buffer;
  parts: S3Part[];
  /** Plain bytes in the parts. */
  inParts: number;
  /** Plain bytes behind the parts, too few for one. */
  inRest: number;
}

/**
 * Files on their way. A file is encrypted while it comes, and sent to its own object in parts (S3's multipart upload), each by
 * the process that happens to receive it. What is too short for a part waits in an object of its own, encrypted by itself.
 */
export class S3Arrivals {
  readonly #bucket: S3Bucket;
  readonly #key: Buffer;

  constructor(bucket: S3Bucket, key: Buffer) {
    this.#bucket = bucket;
    this.#key = key;
  }

  async begin(key: string): Promise<void> {
    const uploadId = await this.#bucket.beginUpload(fileObject(key));
    const begun = { uploadId, salt: newSalt().toString('base64') };
    await this.#bucket.put(begunObject(key), JSON.stringify(begun));
  }

  /** Null where it never began, was dropped, or is whole. */
  async find(key: string): Promise<Arrival | null> {
    const begun = await this.#begunOf(key);
    if (!begun) return null;
    const { uploadId, salt } = begun;
    const parts = await this.#bucket.parts(fileObject(key), uploadId);
    if (!parts) return null;
    const inParts = plainBytesOf(parts);
    const rest = await this.#bucket.head(restObject(key, inParts));
    const inRest = rest ? plainLength(rest.bytes) : 0;
    return { uploadId, salt: Buffer.from(salt, 'base64'), parts, inParts, inRest };
  }

  /** The bytes behind the parts. */
  async readRest(key: string, { inParts, inRest }: Arrival): Promise<Buffer> {
    if (inRest === 0) return Buffer.alloc(0);
    const found = await this.#bucket.get(restObject(key, inParts));
    if (!found) throw new Error('what came last of a file is gone');
    return Buffer.concat(await Array.fromAsync(unseal(this.#key, found)));
  }

  async putRest(key: string, { inParts }: Arrival, plain: Buffer): Promise<void> {
    const sealed = Buffer.concat(await Array.fromAsync(seal(this.#key, [plain])));
    await this.#bucket.put(restObject(key, inParts), sealed);
  }

  /** Adds a part. @param isLast whether the file ends with it. */
  async putPart(key: string, arrival: Arrival, plain: Buffer, isLast: boolean): Promise<void> {
    const { uploadId, salt, parts, inParts, inRest } = arrival;
    const sealer = new Sealer(this.#key, salt);
    const sealed = sealer.sealStretch(plain, inParts, isLast);
    const body = inParts === 0 ? Buffer.concat([sealer.header, sealed]) : sealed;
    parts.push(await this.#bucket.putPart(fileObject(key), uploadId, parts.length + 1, body));
    arrival.inParts += plain.length;
    arrival.inRest = 0;
    // It is in the part now. What can't be deleted goes with the rest of the arrival, at its end.
    if (inRest > 0) await this.#bucket.remove(restObject(key, inParts)).catch(() => {});
  }

  /** Makes the parts a file. */
  async complete(key: string, { uploadId, parts }: Arrival): Promise<void> {
    await this.#bucket.completeUpload(fileObject(key), uploadId, parts);
    await this.forget(key);
  }

  /** Drops what has come of a file that is not whole. */
  async drop(key: string): Promise<void> {
    const begun = await this.#begunOf(key);
    if (!begun) return;
    const isWhole = (await this.#bucket.head(fileObject(key))) !== null;
    if (!isWhole) await this.#bucket.abortUpload(fileObject(key), begun.uploadId);
    await this.forget(key);
  }

  /** Deletes what is kept beside the file; its beginning last, by which the rest is found. */
  async forget(key: string): Promise<void> {
    const kept = await Array.fromAsync(this.#bucket.list(`${ARRIVING}${key}/`));
    const begun = begunObject(key);
    for (const { key: object } of kept) if (object !== begun) await this.#bucket.remove(object);
    await this.#bucket.remove(begun);
  }

  /** The keys of files on their way, and when they began. */
  async *list(): AsyncGenerator<{ key: string; begunAt: Date }> {
    for await (const { key: object, modifiedAt } of this.#bucket.list(ARRIVING)) {
      const [, key = '', name] = object.split('/');
      if (name === 'begun') yield { key, begunAt: modifiedAt };
    }
  }

  async #begunOf(key: string): Promise<z.output<typeof Begun> | null> {
    const found = await this.#bucket.get(begunObject(key));
    if (!found) return null;
    const text = Buffer.concat(await Array.fromAsync(found)).toString('utf8');
    return Begun.parse(JSON.parse(text));
  }
}

const plainBytesOf = (parts: readonly S3Part[]): number =>
  parts.length === 0 ? 0 : plainLength(parts.reduce((sum, { bytes }) => sum + bytes, 0));
