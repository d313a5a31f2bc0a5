import { type Bytes, type DeclaredSound, lengthOf, UNDECLARED } from './bytes.ts';

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TIMESTAMP = 0xe7;
const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const NANOSECONDS = 1_000_000_000;
/** Times in a cluster are 16-bit milliseconds from its start (RFC 9559, 10). */
const LONGEST_CLUSTER_SECONDS = 35;
/** Clusters are of some megabytes at most: the last one begins within this many windows of the end. */
const TAIL_WINDOWS = 16;
const WINDOW_BYTES = 1024 * 1024;
const OVERLAP_BYTES = 32;

/** A size of a Matroska element (RFC 8794, 4.4), and how many bytes it takes; null: not known in advance. */
function sizeAt(head: Buffer, at: number): { size: number | null; bytes: number } {
  const [first = 0] = head.subarray(at);
  const bytes = Math.clz32(first) - 23;
  const digits = [...head.subarray(at, at + bytes)];
  digits[0] = first & (0xff >> bytes);
  const isUnknown = digits.every((digit, index) => digit === (index === 0 ? 0xff >> bytes : 0xff));
  const size = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  return { size: isUnknown ? null : size, bytes };
}

interface Element {
  id: number;
  /** Of its content. */
  at: number;
  size: number;
}

/** The elements in a buffer, at one level. */
function* elements(buffer: Buffer, from: number, end: number): Generator<Element> {
  for (let at = from; at < end;) {
    const idBytes = Math.clz32(buffer[at] ?? 0) - 23;
    if (idBytes > 4 || at + idBytes + 1 > buffer.length) return;
    const { size, bytes } = sizeAt(buffer, at + idBytes);
    const content = at + idBytes + bytes;
    yield { id: buffer.readUIntBE(at, idBytes), at: content, size: size ?? end - content };
    at = content + (size ?? end);
  }
}

/** The declared length of the longest track, in seconds. */
function durationOf(head: Buffer, segmentAt: number): number | null {
  for (const info of elements(head, segmentAt, head.length)) {
    if (info.id !== INFO) continue;
    let scale = 1_000_000;
    let duration = 0;
    for (const { id, at, size } of elements(
      head,
      info.at,
      Math.min(info.at + info.size, head.length),
    )) {
      if (id === TIMESTAMP_SCALE) scale = head.readUIntBE(at, Math.min(size, 6));
      if (id === DURATION) duration = size === 4 ? head.readFloatBE(at) : head.readDoubleBE(at);
    }
    return lengthOf(duration * scale, NANOSECONDS);
  }
  return null;
}

/** Where the last cluster begins, in seconds of the usual timestamp scale; null where none is near the end. */
async function lastClusterOf(bytes: Bytes): Promise<number | null> {
  for (let end = bytes.size, step = 0; end > 0 && step < TAIL_WINDOWS; step += 1) {
    const from = Math.max(0, end - WINDOW_BYTES);
    const window = await bytes.at(from, end - from + OVERLAP_BYTES);
    const at = window.lastIndexOf(CLUSTER);
    if (at >= 0) {
      const content = at + CLUSTER.length + sizeAt(window, at + CLUSTER.length).bytes;
      const [first] = elements(window, content, window.length);
      if (first?.id !== TIMESTAMP) return null;
      return window.readUIntBE(first.at, Math.min(first.size, 6)) / 1000;
    }
    end = from;
  }
  return null;
}

/**
 * Whether the segment is whole, and whether its clusters reach its declared end. The declared duration is that of the
 * longest track, which may be the picture: it says nothing about the sound while the clusters reach it.
 */
export async function declaredOfMatroska(bytes: Bytes): Promise<DeclaredSound> {
  const head = await bytes.at(0, 4096);
  if (head.length < 12 || head.readUInt32BE(0) !== EBML) return UNDECLARED;
  const ebml = sizeAt(head, 4);
  const at = 4 + ebml.bytes + (ebml.size ?? head.length);
  if (at + 12 > head.length || head.readUInt32BE(at) !== SEGMENT) return UNDECLARED;
  const segment = sizeAt(head, at + 4);
  const segmentAt = at + 4 + segment.bytes;
  const duration = durationOf(head, segmentAt);
  const last = duration === null ? null : await lastClusterOf(bytes);
  const isReached = duration === null || last === null || duration - last < LONGEST_CLUSTER_SECONDS;
  return {
    seconds: isReached ? null : duration,
    truncated: segment.size !== null && segmentAt + segment.size > bytes.size,
  };
}
