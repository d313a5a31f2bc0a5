import { type Bytes, type DeclaredSound, lengthOf, MAX_STEPS, UNDECLARED } from './bytes.ts';

interface Box {
  type: string;
  /** Of its content. */
  at: number;
  end: number;
}

/** The boxes of a range (ISO 14496-12, 4.2). */
async function* boxes(bytes: Bytes, from: number, end: number): AsyncGenerator<Box> {
  let at = from;
  for (let step = 0; step < MAX_STEPS && at + 8 <= end; step += 1) {
    const head = await bytes.at(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLarge = short === 1 && head.length === 16;
    const size = isLarge ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < 8) return;
    yield { type: head.toString('latin1', 4, 8), at: at + (isLarge ? 16 : 8), end: at + size };
    at += size;
  }
}

async function find(bytes: Bytes, parent: Box, type: string): Promise<Box | null> {
  for await (const box of boxes(bytes, parent.at, parent.end)) if (box.type === type) return box;
  return null;
}

/** Timescale and duration of `mvhd` and `mdhd`, which begin in the same way. */
async function timesOf(bytes: Bytes, box: Box): Promise<{ scale: number; duration: number }> {
  const head = await bytes.at(box.at, 32);
  if (head.length < 32) return { scale: 0, duration: 0 };
  if (head[0] === 1)
    return { scale: head.readUInt32BE(20), duration: Number(head.readBigUInt64BE(24)) };
  const duration = head.readUInt32BE(16);
  return { scale: head.readUInt32BE(12), duration: duration === 0xffff_ffff ? 0 : duration };
}

/** What is played of a track, in the movie's timescale; 0 where all of it is (8.6.6). */
async function editedDuration(bytes: Bytes, track: Box): Promise<number> {
  const edts = await find(bytes, track, 'edts');
  const list = edts && (await find(bytes, edts, 'elst'));
  if (!list) return 0;
  const head = await bytes.at(list.at, 8);
  if (head.length < 8) return 0;
  const isLarge = head[0] === 1;
  const entryBytes = isLarge ? 20 : 12;
  const count = Math.min(head.readUInt32BE(4), MAX_STEPS);
  const entries = await bytes.at(list.at + 8, count * entryBytes);
  let total = 0;
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    // A media time of -1 is an empty edit: a pause before the sound.
    const isEmpty = isLarge
      ? entries.readBigInt64BE(at + 8) === -1n
      : entries.readInt32BE(at + 4) === -1;
    const length = isLarge ? Number(entries.readBigUInt64BE(at)) : entries.readUInt32BE(at);
    if (!isEmpty) total += length;
  }
  return total;
}

/** The length of the first audio track, not of the picture beside it; without one, whether the last box is whole. */
export async function declaredOfMp4(bytes: Bytes): Promise<DeclaredSound> {
  let last: Box | null = null;
  let sound: DeclaredSound = UNDECLARED;
  for await (const box of boxes(bytes, 0, bytes.size)) {
    last = box;
    if (box.type === 'moov') sound = await declaredOfMovie(bytes, box);
  }
  if (sound.seconds !== null) return sound;
  return { seconds: null, truncated: last !== null && last.end > bytes.size };
}

async function declaredOfMovie(bytes: Bytes, movie: Box): Promise<DeclaredSound> {
  const header = await find(bytes, movie, 'mvhd');
  const movieScale = header ? (await timesOf(bytes, header)).scale : 0;
  for await (const track of boxes(bytes, movie.at, movie.end)) {
    if (track.type !== 'trak') continue;
    const media = await find(bytes, track, 'mdia');
    const handler = media && (await find(bytes, media, 'hdlr'));
    if (!media || !handler) continue;
    if ((await bytes.at(handler.at + 8, 4)).toString('latin1') !== 'soun') continue;
    const times = await find(bytes, media, 'mdhd');
    const { scale, duration } = times ? await timesOf(bytes, times) : { scale: 0, duration: 0 };
    const whole = lengthOf(duration, scale);
    const played = lengthOf(await editedDuration(bytes, track), movieScale);
    const seconds = whole === null ? null : Math.min(whole, played ?? whole);
    return { seconds, truncated: false };
  }
  return UNDECLARED;
}
