import { type Problem, problemAt, type SpokenLine } from '../transcript.ts';
import { CLOCK, secondsOf } from './clock.ts';

/** A block of a subtitle file: its times, and its text. */
export interface Cue {
  /** What stands before the times; empty without one. */
  id: string;
  start: number | null;
  end: number | null;
  text: string;
  /** Of its times, from 1. */
  line: number;
}

const ARROW = /-{2,3}>/;
const TIMES = new RegExp(
  `^\\s*(?<start>${CLOCK})\\s{0,20}-{2,3}>\\s{0,20}(?<end>${CLOCK})(?:\\s.*)?$`,
);

interface Cues {
  cues: Cue[];
  problems: Problem[];
}

/**
 * The cues of a SubRip or WebVTT file. A cue begins at its line of times, so a missing number or blank line costs nothing;
 * one whose times can't be read keeps its words.
 * @param from index of the first line
 * @param isComment whether a block that begins with this line is no cue
 */
export function readCues(
  lines: readonly string[],
  { from = 0, isComment = () => false }: { from?: number; isComment?: (line: string) => boolean },
): Cues {
  const cues: Cue[] = [];
  const problems: Problem[] = [];
  let cue: Cue | null = null;
  let pending: string | null = null;
  let [isBlank, skipped] = [true, false];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      [isBlank, skipped] = [true, false];
      continue;
    }
    if (isBlank && isComment(line)) skipped = true;
    if (skipped) continue;
    if (ARROW.test(line)) {
      const times = timesOf(line);
      if (times.start === null) problems.push(problemAt(at + 1, 'time', line));
      cue = { id: pending ?? '', ...times, text: '', line: at + 1 };
      cues.push(cue);
      pending = null;
    } else if (ARROW.test(lines[at + 1] ?? '') && (isBlank || /^\s*\d+\s*$/.test(line)))
      pending = line.trim();
    else if (cue) cue.text += `${cue.text === '' ? '' : '\n'}${line.trim()}`;
    else problems.push(problemAt(at + 1, 'skipped', line));
    isBlank = false;
  }
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (cue && cue.text === '' && cue.line === last + 1)
    problems.push(problemAt(cue.line, 'cut-off', lines[last] ?? ''));
  return { cues, problems };
}

function timesOf(line: string): { start: number | null; end: number | null } {
  const found = TIMES.exec(line)?.groups;
  const [start, end] = [secondsOf(found?.start ?? ''), secondsOf(found?.end ?? '')];
  return start === null || end === null ? { start: null, end: null } : { start, end };
}

export const lineOfCue = (
  { start, end }: Pick<Cue, 'start' | 'end'>,
  text: string,
  speaker: string | null = null,
): SpokenLine => ({ start, end, text, speaker });
