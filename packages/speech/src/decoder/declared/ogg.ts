import { type Bytes, type DeclaredSound, lengthOf, UNDECLARED } from './bytes.ts';

/** Two of the largest pages (RFC 3533, 6): a whole one is among them. */
const WINDOW_BYTES = 2 * 65_307;
const HEADER_BYTES = 27;
const END_OF_STREAM = 0x04;
/** A stream that was recorded from its middle on has no length that can be told from its last position. */
const LATE_START_SECONDS = 5;

interface Page {
  flags: number;
  /** Samples up to the end of the page; -1 where no packet ends in it. */
  granule: bigint;
  serial: number;
  content: Buffer;
  isWhole: boolean;
}

function* pagesIn(buffer: Buffer): Generator<Page> {
  for (let at = buffer.indexOf('OggS'); at >= 0; at = buffer.indexOf('OggS', at + 4)) {
    if (at + HEADER_BYTES > buffer.length) return;
    const content = at + HEADER_BYTES + (buffer[at + 26] ?? 0);
    const lengths = buffer.subarray(at + HEADER_BYTES, content);
    const end = content + lengths.reduce((sum, length) => sum + length, 0);
    yield {
      flags: buffer[at + 5] ?? 0,
      granule: buffer.readBigInt64LE(at + 6),
      serial: buffer.readUInt32LE(at + 14),
      content: buffer.subarray(content, end),
      isWhole: content <= buffer.length && end <= buffer.length,
    };
  }
}

interface Sound {
  serial: number;
  rate: number;
  /** Samples in front that are not played. */
  skipped: number;
}

/** The first stream of sound, by the packet that it begins with. */
function soundOf({ content, serial }: Page): Sound | null {
  const start = content.toString('latin1', 0, 8);
  if (start === 'OpusHead' && content.length >= 12)
    return { serial, rate: 48_000, skipped: content.readUInt16LE(10) };
  if (start.startsWith('\x01vorbis') && content.length >= 16)
    return { serial, rate: content.readUInt32LE(12), skipped: 0 };
  if (start === 'Speex   ' && content.length >= 40)
    return { serial, rate: content.readUInt32LE(36), skipped: 0 };
  return null;
}

/** The position of the last page, which says as well whether it is the last. */
export async function declaredOfOgg(bytes: Bytes): Promise<DeclaredSound> {
  const first = [...pagesIn(await bytes.at(0, WINDOW_BYTES))];
  const sound = first.map(soundOf).find((found) => found !== null);
  if (!sound) return UNDECLARED;
  const isOurs = ({ serial, granule }: Page): boolean => serial === sound.serial && granule > 0n;
  const tail = await bytes.at(Math.max(0, bytes.size - WINDOW_BYTES), WINDOW_BYTES);
  const last = [...pagesIn(tail)].findLast((page) => page.serial === sound.serial);
  const end = [...pagesIn(tail)].findLast(isOurs);
  const begin = first.find(isOurs);
  if (!last || !end || !begin) return UNDECLARED;
  const isLate = Number(begin.granule) / sound.rate > LATE_START_SECONDS;
  return {
    seconds: isLate ? null : lengthOf(Number(end.granule) - sound.skipped, sound.rate),
    truncated: (last.flags & END_OF_STREAM) === 0 || !last.isWhole,
  };
}
