import { readCaptions } from '@notelark/api/talk/captions';
import { withoutLineNumbers } from '@notelark/api/talk/line-numbers';
import { readTalk, type SpokenPiece } from '@notelark/api/talk/read-talk';
import { problemAt, type Reading, type SpokenLine } from '../transcript.ts';
import { secondsOf, secondsOfDay } from './clock.ts';

/** How many turns name who says them. */
export const labelsIn = (pieces: readonly SpokenPiece[]): number =>
  pieces.filter(({ isLabelled }) => isLabelled).length;

/** Who says what in lines of no certain program; null where no one is named. */
export const talkIn = (lines: readonly string[]): SpokenPiece[] | null =>
  readTalk(withoutLineNumbers(lines));

/** Pieces by their turns. What stands before the first one is a title, then of no use. */
export function readNamedTalk(pieces: readonly SpokenPiece[]): Reading {
  const first = pieces.findIndex(({ isLabelled }) => isLabelled);
  const [title, ...others] = pieces.slice(0, first);
  const problems = others.map(({ line, text }) => problemAt(line + 1, 'skipped', text));
  const secondsAt = clockOf(pieces);
  const turns: SpokenLine[] = [];
  for (const { speaker = null, time, text, isLabelled } of pieces.slice(first)) {
    const last = turns.at(-1);
    if (isLabelled || !last) turns.push({ speaker, text, start: secondsAt(time), end: null });
    else last.text += `${last.text === '' ? '' : '\n'}${text}`;
  }
  const isTimed = turns.some(({ start }) => start !== null);
  return {
    format: isTimed ? 'notelark-text' : 'speakers',
    title: title?.text ?? null,
    language: null,
    lines: turns,
    problems,
  };
}

/** Captions that name no one, each with its time; null where the lines are none. */
export function readTimedLines(lines: readonly string[]): Reading | null {
  const pieces = readCaptions(lines);
  if (!pieces) return null;
  const secondsAt = clockOf(pieces);
  const spoken = pieces.map(({ time, text }) => {
    return { speaker: null, text, start: secondsAt(time), end: null };
  });
  return { format: 'notelark-text', title: null, language: null, lines: spoken, problems: [] };
}

const CLOCK = /(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?(?: ?[ap]\.?m)?/iu;
const OF_DAY = /[ap]\.?m\b|\d[./-]\d{1,2}[./-]\d|\p{L}{3} \d|\d-\p{L}{3}-/iu;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** The times of a text as seconds from its beginning; those of the day, from the first one. */
function clockOf(pieces: readonly SpokenPiece[]): (time: string | null) => number | null {
  const times = pieces.flatMap(({ time }) => time ?? []);
  const isOfDay = times.some((time) => OF_DAY.test(time));
  const read = (time: string | null): number | null =>
    time === null ? null : isOfDay ? secondsOfDay(CLOCK.exec(time)?.[0] ?? '') : secondsIn(time);
  const first = times.map(read).find((seconds) => seconds !== null) ?? 0;
  const isFromFirst = isOfDay || first >= HOUR_SECONDS;
  return (time) => {
    const seconds = read(time);
    if (seconds === null || !isFromFirst) return seconds;
    return (seconds - first + DAY_SECONDS) % DAY_SECONDS;
  };
}

/** Hours, minutes and seconds by the letters that their words begin with in the languages of the forms. */
const SECONDS_OF_UNIT: Readonly<Record<string, number>> = { h: 3_600, m: 60, s: 1 };

/** Of `00:12`, `2500`, `0.50s`, `1 minute, 5 seconds`. */
function secondsIn(time: string): number | null {
  const clock = CLOCK.exec(time)?.[0];
  if (clock !== undefined) return secondsOf(clock);
  if (/^\d+$/u.test(time)) return Number(time) / 1_000;
  const plain = /(?<seconds>\d+\.\d+)s/u.exec(time)?.groups?.seconds;
  if (plain !== undefined) return Number(plain);
  const parts = [...time.matchAll(/(?<count>\d+) (?<unit>h|m|s)/giu)];
  if (parts.length === 0) return null;
  return parts.reduce(
    (sum, { groups }) =>
      sum + Number(groups?.count) * (SECONDS_OF_UNIT[groups?.unit?.toLowerCase() ?? ''] ?? 0),
    0,
  );
}
