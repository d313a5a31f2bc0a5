import { type TranscriptFormat } from '@notelark/api/transcript-formats';
import { type Problem, problemAt, type SpokenLine } from '../transcript.ts';

/** The beginning of a turn: who speaks and when, and what stands on the same line. */
export interface Head {
  speaker: string | null;
  start: number | null;
  end?: number | null;
  text: string;
}

/** A text format whose turns begin with a line of a certain form, and go on until the next one. */
export interface TurnFormat {
  format: TranscriptFormat;
  head: (line: string) => Head | null;
  /** Lines that the program adds and no one says. */
  isNoise?: (line: string) => boolean;
  /** A line that says when what follows was said, and nothing else. */
  timeMark?: (line: string) => number | null;
  /** Times are of the day, not from the beginning. */
  ofDay?: true;
  /** What a turn is once all its lines are known. */
  whole?: (turn: SpokenLine) => SpokenLine;
  /** Fewer lines with a head than this share of all is no such file. */
  leastShare: number;
  /** Fewer heads are none; 1 where a head can hardly be anything else. */
  leastHeads: 1 | 2;
}

/** How many heads there are. */
export const headsIn = (lines: readonly string[], { head }: TurnFormat): number =>
  lines.filter((line) => head(line) !== null).length;

interface Turns {
  title: string | null;
  lines: SpokenLine[];
  problems: Problem[];
}

/** Turns, each with the lines up to the next head. What stands before the first one is a title, then of no use. */
export function readTurns(lines: readonly string[], format: TurnFormat): Turns {
  const spoken: SpokenLine[] = [];
  const problems: Problem[] = [];
  const preamble: { at: number; line: string }[] = [];
  let turn: SpokenLine | null = null;
  let mark: number | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || format.isNoise?.(line)) continue;
    const time = format.timeMark?.(line) ?? null;
    const head = time === null ? format.head(line) : null;
    if (time !== null) mark = time;
    else if (head) {
      turn = { ...head, start: head.start ?? mark, end: head.end ?? null };
      mark = null;
      spoken.push(turn);
    } else if (turn) turn.text += `${turn.text === '' ? '' : '\n'}${line.trim()}`;
    else preamble.push({ at, line });
  }
  const turns = format.ofDay ? fromFirst(spoken) : spoken;
  const [first, ...others] = preamble;
  for (const { at, line } of others) problems.push(problemAt(at + 1, 'skipped', line));
  const whole = format.whole ?? ((turn: SpokenLine) => turn);
  return { title: first?.line.trim() ?? null, lines: turns.map(whole), problems };
}

const DAY_SECONDS = 86_400;

/** Times of the day as seconds from the first one; an earlier one is of the next day. */
function fromFirst(lines: readonly SpokenLine[]): SpokenLine[] {
  const first = lines.find(({ start }) => start !== null)?.start ?? 0;
  return lines.map((line) => {
    if (line.start === null) return line;
    return { ...line, start: (line.start - first + DAY_SECONDS) % DAY_SECONDS };
  });
}
