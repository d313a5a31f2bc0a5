import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypted files that can be written as a stream and read in ranges: AES-256-GCM in chunks that are authenticated one by
 * one, in the manner of STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015).
 *
 *     magic (16) · salt (32) · chunk · chunk · … · last chunk         chunk: tag (16) · ciphertext (65,536; the last: 0 to 65,536)
 *
 * Each file has a key of its own, made of the storage key and the salt (HKDF-SHA-256). The nonce of a chunk is its number;
 * its number and whether it is the last one are authenticated with it, so that chunks can't be left out, exchanged or cut
 * off unnoticed.
 */
const MAGIC = Buffer.from('NOTELARK-SEALED1', 'latin1');
const SALT_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/** The key is another one, or the file was changed or cut off. */
export class SealError extends Error {
  override name = 'SealError';
}

export const isSealed = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, MAGIC.length)).equals(MAGIC);

/** How many bytes are in a sealed file of so many bytes. */
export function plainLength(sealedBytes: number): number {
  const body = sealedBytes - HEADER_BYTES;
  if (body < TAG_BYTES) throw new SealError('the sealed file is cut off');
  return body - Math.ceil(body / SEALED_CHUNK_BYTES) * TAG_BYTES;
}

const fileKey = (key: Buffer, salt: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, 'notelark:sealed-file', 32));

function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 4);
  return nonce;
}

const contextOf = (isLast: boolean): Buffer => Buffer.from([isLast ? 1 : 0]);

function sealChunk(key: Buffer, index: number, isLast: boolean, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index));
  cipher.setAAD(contextOf(isLast));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), body]);
}

function openChunk(key: Buffer, index: number, isLast: boolean, sealed: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new SealError('the sealed file is cut off');
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index));
  decipher.setAAD(contextOf(isLast));
  decipher.setAuthTag(sealed.subarray(0, TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealError('the key is another one, or the file was changed', { cause });
  }
}

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function* each(source: Source): AsyncGenerator<Uint8Array> {
  yield* source;
}

/** Pieces of one size, and the rest: the last piece comes with `true`, also where it is empty. */
async function* inPieces(
  source: Source,
  size: number,
): AsyncGenerator<[piece: Buffer, isLast: boolean]> {
  let held: Buffer = Buffer.alloc(0);
  for await (const block of source) {
    held = Buffer.concat([held, block]);
    while (held.length > size) {
      yield [held.subarray(0, size), false];
      held = held.subarray(size);
    }
  }
  yield [held, true];
}

export async function* seal(key: Buffer, source: Source): AsyncGenerator<Buffer> {
  const sealer = new Sealer(key, newSalt());
  yield sealer.header;
  let index = 0;
  for await (const [piece, isLast] of inPieces(source, CHUNK_BYTES)) {
    yield sealer.seal(piece, index, isLast);
    index += 1;
  }
}

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** Plain bytes after which the encryption of a file can go on elsewhere, or any multiple of it. */
export const SEAL_STEP_BYTES = CHUNK_BYTES;

/**
 * Encrypts a file in stretches, perhaps in several processes: they share the key and the salt, and nothing else. A salt is
 * for one file: what has been sealed at one place of it must never be sealed again with other bytes.
 */
export class Sealer {
  readonly #key: Buffer;
  /** What the sealed file begins with. */
  readonly header: Buffer;

  constructor(key: Buffer, salt: Uint8Array) {
    this.#key = fileKey(key, salt);
    this.header = Buffer.concat([MAGIC, salt]);
  }

  /** @param from place of its first byte in the file, a multiple of SEAL_STEP_BYTES; so is its length unless it is the last. */
  sealStretch(plain: Buffer, from: number, isLast: boolean): Buffer {
    const chunks = Math.max(1, Math.ceil(plain.length / CHUNK_BYTES));
    const sealed = Buffer.allocUnsafe(plain.length + chunks * TAG_BYTES);
    for (let n = 0; n < chunks; n += 1) {
      const piece = plain.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES);
      const isEnd = isLast && n === chunks - 1;
      sealed.set(this.seal(piece, from / CHUNK_BYTES + n, isEnd), n * SEALED_CHUNK_BYTES);
    }
    return sealed;
  }

  /** One chunk, by its number. */
  seal(piece: Uint8Array, index: number, isLast: boolean): Buffer {
    return sealChunk(this.#key, index, isLast, piece);
  }
}

/** @throws {SealError} */
export async function* unseal(key: Buffer, source: Source): AsyncGenerator<Buffer> {
  let header: Buffer = Buffer.alloc(0);
  const blocks = each(source);
  while (header.length < HEADER_BYTES) {
    const next = await blocks.next();
    if (next.done === true) throw new SealError('the sealed file is cut off');
    header = Buffer.concat([header, next.value]);
  }
  const own = keyOf(key, header);
  async function* body(): AsyncGenerator<Uint8Array> {
    yield header.subarray(HEADER_BYTES);
    for (let next = await blocks.next(); next.done !== true; next = await blocks.next())
      yield next.value;
  }
  let index = 0;
  for await (const [piece, isLast] of inPieces(body(), SEALED_CHUNK_BYTES)) {
    yield openChunk(own, index, isLast, piece);
    index += 1;
  }
}

function keyOf(key: Buffer, header: Buffer): Buffer {
  if (!isSealed(header)) throw new SealError('this is no sealed file');
  return fileKey(key, header.subarray(MAGIC.length, HEADER_BYTES));
}

/** A sealed file that can be read from any place. */
export interface SealedSource {
  /** Its length. */
  bytes: number;
  /** Its bytes from the first to the last place, both included. */
  read(start: number, end: number): Source;
}

/**
 * The bytes of a range of a sealed file, first and last included; only its chunks are read.
 * @throws {SealError}
 */
export async function* unsealRange(
  key: Buffer,
  file: SealedSource,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  const most = plainLength(file.bytes) - 1;
  if (start > Math.min(end, most)) return;
  const own = keyOf(key, Buffer.concat(await Array.fromAsync(file.read(0, HEADER_BYTES - 1))));
  const last = Math.ceil((file.bytes - HEADER_BYTES) / SEALED_CHUNK_BYTES) - 1;
  let index = Math.floor(start / CHUNK_BYTES);
  const until = Math.min(last, Math.floor(end / CHUNK_BYTES));
  const sealed = file.read(placeOf(index), Math.min(file.bytes, placeOf(until + 1)) - 1);
  for await (const [piece] of inPieces(sealed, SEALED_CHUNK_BYTES)) {
    const plain = openChunk(own, index, index === last, piece);
    const from = Math.max(0, start - index * CHUNK_BYTES);
    yield plain.subarray(from, end - index * CHUNK_BYTES + 1);
    index += 1;
  }
}

/** Where a chunk begins in a sealed file. */
const placeOf = (index: number): number => HEADER_BYTES + index * SEALED_CHUNK_BYTES;
