import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type ByteRange, FileStoreOutageError } from '../../ports/file-store.ts';

export interface S3Settings {
  /** Null: Amazon's, of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name in the path instead of the host. */
  forcePathStyle: boolean;
}

export interface S3Object {
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** A part of an upload that is not complete yet. */
export interface S3Part {
  number: number;
  bytes: number;
  etag: string;
}

/** Every part of an upload but the last has at least this size, as S3 wants it. */
export const SMALLEST_PART_BYTES = 5 * 1024 * 1024;
/** 10,000 parts is the most: files up to 80 GB. */
const STREAM_PART_BYTES = 8 * 1024 * 1024;
const STREAM_PARTS_AT_ONCE = 2;

const CONNECT_MS = 5_000;
/** A connection on which nothing comes for so long has failed. */
const IDLE_MS = 60_000;
/** Every playback and every upload that runs holds a connection. */
const MOST_CONNECTIONS = 256;

/** One bucket of an S3 server: the few requests that every such server answers. Without DeleteObjects, which some lack. */
export class S3Bucket {
  /** For messages. */
  readonly place: string;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, forcePathStyle, ...credentials }: S3Settings) {
    this.place = `the bucket ${bucket} at ${endpoint ?? `Amazon S3, ${region}`}`;
    this.#bucket = bucket;
    this.#client = new S3Client({
      ...(endpoint !== null && { endpoint }),
      region,
      forcePathStyle,
      credentials,
      // Newer checksums are unknown to most servers but Amazon's. Every file is authenticated by its encryption.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: IDLE_MS,
        httpAgent: { maxSockets: MOST_CONNECTIONS },
        httpsAgent: { maxSockets: MOST_CONNECTIONS },
      },
    });
  }

  async head(key: string): Promise<S3Object | null> {
    const found = await this.#unlessMissing(() =>
      this.#client.send(new HeadObjectCommand(this.#at(key))),
    );
    return found && { key, bytes: found.ContentLength ?? 0, modifiedAt: dateOf(found) };
  }

  /**
   * The bytes of an object or of a range of it, as they come: a reader that stops ends the request. Null where there is none.
   * @throws {FileStoreOutageError} also while it is read.
   */
  async get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await this.#unlessMissing(() =>
      this.#client.send(new GetObjectCommand({ ...this.#at(key), Range })),
    );
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error('an answer of S3 without a body');
    return this.#readAll(found.Body);
  }

  async put(key: string, body: Uint8Array | string): Promise<void> {
    await this.#ask(() =>
      this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: body })),
    );
  }

  /** Stores a stream of any length. The object is there whole, or as it was before. */
  async putStream(key: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#at(key), Body: Readable.from(body) },
      partSize: STREAM_PART_BYTES,
      queueSize: STREAM_PARTS_AT_ONCE,
    });
    await this.#ask(() => upload.done());
  }

  /** Does nothing where there is no such object. */
  async remove(key: string): Promise<void> {
    await this.#unlessMissing(() => this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }

  async *list(prefix: string): AsyncGenerator<S3Object> {
    let from: string | undefined;
    do {
      const page = await this.#ask(() =>
        this.#client.send(
          new ListObjectsV2Command({
            Bucket: this.#bucket,
            Prefix: prefix,
            ContinuationToken: from,
          }),
        ),
      );
      for (const found of page.Contents ?? [])
        yield { key: found.Key ?? '', bytes: found.Size ?? 0, modifiedAt: dateOf(found) };
      from = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
  }

  /** Begins an object that is sent in parts. @returns the name of the upload. */
  async beginUpload(key: string): Promise<string> {
    const { UploadId } = await this.#ask(() =>
      this.#client.send(new CreateMultipartUploadCommand(this.#at(key))),
    );
    if (UploadId === undefined) throw new Error('an answer of S3 without an UploadId');
    return UploadId;
  }

  async putPart(key: string, uploadId: string, number: number, body: Uint8Array): Promise<S3Part> {
    const part = { ...this.#at(key), UploadId: uploadId, PartNumber: number, Body: body };
    const { ETag = '' } = await this.#ask(() => this.#client.send(new UploadPartCommand(part)));
    return { number, bytes: body.length, etag: ETag };
  }

  /** The parts that are here, in order; null where there is no such upload. */
  async parts(key: string, uploadId: string): Promise<S3Part[] | null> {
    const parts: S3Part[] = [];
    let from: string | undefined;
    do {
      const asked = { ...this.#at(key), UploadId: uploadId, PartNumberMarker: from };
      const page = await this.#unlessMissing(() => this.#client.send(new ListPartsCommand(asked)));
      if (!page) return null;
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
        parts.push({ number: PartNumber, bytes: Size, etag: ETag });
      from = page.IsTruncated === true ? page.NextPartNumberMarker : undefined;
    } while (from !== undefined);
    return parts;
  }

  async completeUpload(key: string, uploadId: string, parts: readonly S3Part[]): Promise<void> {
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    const whole = { ...this.#at(key), UploadId: uploadId, MultipartUpload: { Parts } };
    await this.#ask(() => this.#client.send(new CompleteMultipartUploadCommand(whole)));
  }

  /** Drops the parts of an upload that is not complete. Some servers take a complete object's bytes away as well. */
  async abortUpload(key: string, uploadId: string): Promise<void> {
    const one = { ...this.#at(key), UploadId: uploadId };
    await this.#unlessMissing(() => this.#client.send(new AbortMultipartUploadCommand(one)));
  }

  close(): void {
    this.#client.destroy();
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: key };
  }

  async *#readAll(body: Readable): AsyncGenerator<Uint8Array> {
    try {
      yield* body as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async #unlessMissing<T>(request: () => Promise<T>): Promise<T | null> {
    return await this.#ask(() =>
      request().catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
  }

  async #ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #explain(cause: unknown): unknown {
    if (cause instanceof S3ServiceException && !isRefusal(cause)) return cause;
    const reason = cause instanceof Error ? [cause.name, cause.message].join(': ') : String(cause);
    return new FileStoreOutageError(`No access to ${this.place} (${reason})`, { cause });
  }
}

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && MISSING.has(error.name);

/** Nothing is wrong with the request itself: credentials, a missing bucket, or a server that fails. */
const isRefusal = ({ name, $metadata: { httpStatusCode: status = 500 } }: S3ServiceException) =>
  name === 'NoSuchBucket' || status === 401 || status === 403 || status === 429 || status >= 500;

const dateOf = ({ LastModified }: { LastModified?: Date | undefined }): Date =>
  LastModified ?? new Date(0);
