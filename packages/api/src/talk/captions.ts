import { BRACKETED, CLOCK, SPOKEN_TIME, TIME_ALONE } from './clock.ts';
import { isNotSaid } from './notices.ts';
import { plainLine } from './plain-line.ts';
import type { SpokenPiece } from './read-talk.ts';

/** Fewer times are figures in a text. */
const FEWEST_TIMES = 4;
/** Share of the lines that begin with a time, or are one. */
const LEAST_TIMES = 0.2;

/** `0:05words`, `0:055 secondswords`, `[00:05] words`: a time and what is said then. */
const TIMED_LINE = new RegExp(
  String.raw`^(?:(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\d{0,2}${SPOKEN_TIME}| (?!\p{Ll}\.))?|(?<mark>${BRACKETED}|${CLOCK}(?= )))[- –—|]*(?<text>\S.*)$`,
  'u',
);
const HEADER = /^start\tend\ttext$/u;
const CUE = /^\d{1,3}:\d{2}.{0,12}-->/u;
/** A recognizer's row: `2500\t4100\tGood morning`. */
const ROW = /^(?<time>\d{1,9})\t\d{1,9}\t(?<text>.+)$/u;

type Part =
  | { kind: 'time'; time: string }
  | { kind: 'left-out' }
  | { kind: 'said'; text: string; time: string | null };

/**
 * What captions say that name no one: without their times and, where each time has one line, without the titles of chapters
 * between these. Null where the lines are no captions.
 */
export function readCaptions(lines: readonly string[]): SpokenPiece[] | null {
  const parts = lines.map((line) => partOf(line));
  const filled = lines.filter((line) => line.trim() !== '').length;
  const times = parts.filter((part) => part.kind !== 'left-out' && 'time' in part && part.time);
  if (times.length < Math.max(FEWEST_TIMES, filled * LEAST_TIMES)) return null;
  const titles = chapterTitles(parts);
  let above: string | null = null;
  return parts.flatMap((part, line) => {
    if (part.kind === 'time') above = part.time;
    if (part.kind !== 'said' || titles.has(line)) return [];
    const time = part.time ?? above;
    above = null;
    return [{ line, speaker: undefined, time, text: part.text }];
  });
}

function partOf(line: string): Part {
  const bare = plainLine(line);
  if (bare !== '' && (TIME_ALONE.test(bare) || CUE.test(bare))) return { kind: 'time', time: bare };
  if (bare === '' || isNotSaid(bare) || HEADER.test(bare)) return { kind: 'left-out' };
  const { time, mark, text } = (ROW.exec(bare) ?? TIMED_LINE.exec(bare))?.groups ?? {};
  return { kind: 'said', text: text ?? bare, time: time ?? mark ?? null };
}

/** Of lines in turn with times, the second of two between times: `0:05`, words, `Chapter 2: The roof`, `0:09`. */
function chapterTitles(parts: readonly Part[]): ReadonlySet<number> {
  const said: number[][] = [[]];
  for (const [at, { kind }] of parts.entries()) {
    if (kind === 'time') said.push([]);
    else if (kind === 'said') said.at(-1)?.push(at);
  }
  const [before = [], ...after] = said;
  const isOneEach = after.filter((group) => group.length === 1).length > after.length * 0.5;
  if (!isOneEach) return new Set();
  const between = after.slice(0, -1).filter((group) => group.length === 2);
  return new Set([...before, ...between.flatMap((group) => group.slice(1))]);
}
