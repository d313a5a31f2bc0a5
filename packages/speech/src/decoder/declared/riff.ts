import { type Bytes, type DeclaredSound, lengthOf, MAX_STEPS, UNDECLARED } from './bytes.ts';

interface Chunk {
  id: string;
  /** Of its content. */
  at: number;
  size: number;
}

const HEADER_BYTES = 8;
const LIST_BYTES = 4;
/** From here on a size stands for "not known": writers that can't seek back put their largest number there. */
const UNKNOWN_SIZE = 0x7fff_0000;
/** The size of `data` in a file of over 4 GB, whose real size `ds64` has (EBU Tech 3306). */
const IN_DS64 = 0xffff_ffff;

async function* chunks(bytes: Bytes, from: number, end: number): AsyncGenerator<Chunk> {
  let at = from;
  for (let step = 0; step < MAX_STEPS && at + HEADER_BYTES <= end; step += 1) {
    const head = await bytes.at(at, HEADER_BYTES);
    if (head.length < HEADER_BYTES) return;
    const size = head.readUInt32LE(4);
    yield { id: head.toString('latin1', 0, 4), at: at + HEADER_BYTES, size };
    at += HEADER_BYTES + size + (size % 2);
  }
}

/** The size of the chunk `data`, by the bytes that a second takes. */
export async function declaredOfWav(bytes: Bytes): Promise<DeclaredSound> {
  let bytesPerSecond = 0;
  let largeSize: number | null = null;
  for await (const { id, at, size } of chunks(bytes, 12, bytes.size)) {
    if (id === 'fmt ') bytesPerSecond = (await bytes.at(at, 16)).readUInt32LE(8);
    if (id === 'ds64') largeSize = Number((await bytes.at(at, 16)).readBigUInt64LE(8));
    if (id !== 'data') continue;
    const known = size === IN_DS64 ? largeSize : size < UNKNOWN_SIZE ? size : null;
    return { seconds: lengthOf(known ?? 0, bytesPerSecond), truncated: false };
  }
  return UNDECLARED;
}

/** The header of the first audio stream; without its length, the size of the whole. */
export async function declaredOfAvi(bytes: Bytes): Promise<DeclaredSound> {
  const riffSize = (await bytes.at(4, 4)).readUInt32LE(0);
  for await (const list of lists(bytes, { at: 12, end: bytes.size }, 'hdrl'))
    for await (const stream of lists(bytes, list, 'strl'))
      for await (const { id, at } of chunks(bytes, stream.at, stream.end)) {
        if (id !== 'strh') continue;
        const header = await bytes.at(at, 36);
        if (header.length < 36 || header.toString('latin1', 0, 4) !== 'auds') continue;
        const [scale, rate] = [header.readUInt32LE(20), header.readUInt32LE(24)];
        const seconds = lengthOf(header.readUInt32LE(32) * scale, rate);
        if (seconds !== null) return { seconds, truncated: false };
      }
  const end = riffSize + HEADER_BYTES;
  return { seconds: null, truncated: riffSize < UNKNOWN_SIZE && end > bytes.size + 1 };
}

interface Range {
  at: number;
  end: number;
}

/** The lists of a form in a range, by what is inside them. */
async function* lists(bytes: Bytes, range: Range, form: string): AsyncGenerator<Range> {
  for await (const { id, at, size } of chunks(bytes, range.at, range.end)) {
    if (id !== 'LIST') continue;
    const found = (await bytes.at(at, LIST_BYTES)).toString('latin1');
    if (found === form) yield { at: at + LIST_BYTES, end: Math.min(at + size, bytes.size) };
  }
}
