import type { Stretch } from '../recording/recording.ts';

export interface ComparedTimes {
  /** Share of the lines that begin behind the end of the sound: 0 to 1. */
  beyond: number;
  /** How far the last line reaches past the end of the sound, in seconds; 0 where it does not. */
  overrun: number;
  /**
   * By how many seconds all lines would have to move so that they fit the voices much better, e.g. 12 where the sound has 12
   * seconds more at its beginning; null where they fit as they are, or nothing fits.
   */
  offset: number | null;
}

/** In seconds. */
const BIN = 0.25;
const FARTHEST = 300;
/** Less is not worth a word. */
const LEAST = 1.5;
/** How well lines and voices must agree (Pearson's correlation) to believe an offset, and how much better than without it. */
const AGREEMENT = 0.4;
const BETTER = 0.2;

/** Compares the times of lines with where there is a voice in the sound. */
export function compareTimes(
  lines: readonly Stretch[],
  voices: readonly Stretch[],
  seconds: number,
): ComparedTimes {
  const beyond = lines.filter(({ start }) => start >= seconds).length / Math.max(1, lines.length);
  const last = lines.reduce((end, line) => Math.max(end, line.end), 0);
  return { beyond, overrun: Math.max(0, last - seconds), offset: offsetOf(lines, voices, seconds) };
}

function offsetOf(
  lines: readonly Stretch[],
  voices: readonly Stretch[],
  seconds: number,
): number | null {
  const last = lines.reduce((end, line) => Math.max(end, line.end), seconds);
  const bins = Math.ceil(last / BIN) + 1;
  const written = marked(lines, bins);
  const heard = marked(voices, bins);
  const most = Math.min(Math.floor(FARTHEST / BIN), bins >> 1);
  const without = correlation(written, heard, 0);
  let best = { shift: 0, value: without };
  for (let shift = -most; shift <= most; shift += 1) {
    const value = correlation(written, heard, shift);
    if (value > best.value) best = { shift, value };
  }
  const offset = best.shift * BIN;
  const isClear = best.value >= AGREEMENT && best.value - without >= BETTER;
  return isClear && Math.abs(offset) >= LEAST ? offset : null;
}

/** 1 in each bin that a stretch covers, else 0. */
function marked(stretches: readonly Stretch[], bins: number): Uint8Array {
  const marks = new Uint8Array(bins);
  for (const { start, end } of stretches)
    marks.fill(1, Math.max(0, Math.floor(start / BIN)), Math.max(0, Math.ceil(end / BIN)));
  return marks;
}

/** Of the bins that both have once the first is moved by `shift`. */
function correlation(a: Uint8Array, b: Uint8Array, shift: number): number {
  const from = Math.max(0, -shift);
  const to = Math.min(a.length, b.length - shift);
  const count = to - from;
  if (count <= 0) return 0;
  let [inA, inB, inBoth] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at + shift] ?? 0];
    inA += x;
    inB += y;
    inBoth += x & y;
  }
  const spread = inA * (count - inA) * inB * (count - inB);
  return spread === 0 ? 0 : (inBoth * count - inA * inB) / Math.sqrt(spread);
}
