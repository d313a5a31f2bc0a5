import { limits } from './limits.ts';
import {
  type Problem,
  problemAt,
  ReadError,
  type Reading,
  type ReadTranscript,
  type SpokenLine,
  type TimedLine,
} from './transcript.ts';

/** Characters that are said in a second: how long a line lasts whose end is not known. */
const CHARACTERS_PER_SECOND = 15;
const LEAST_SECONDS = 1;

/**
 * What all formats have in common: no empty lines, bounded names, times in order. Lines between two known times get theirs by
 * their length.
 * @throws {ReadError} `empty`, `too-long`
 */
export function finish({ format, title, language, lines, problems }: Reading): ReadTranscript {
  const spoken = lines.flatMap((line) => tidy(line) ?? []);
  if (spoken.length === 0) throw new ReadError('empty', `${format} without a line`);
  assertWithinLimits(spoken);
  const isTimed = spoken.some(({ start }) => start !== null);
  const segments = isTimed
    ? withTimes(spoken)
    : spoken.map(({ text, speaker }, at) => ({ text, speaker, start: at, end: at }));
  const name = title === null ? '' : clean(title).slice(0, limits.titleCharacters);
  return {
    format,
    title: name === '' ? null : name,
    language,
    timed: isTimed,
    segments,
    problems: inOrder(problems).slice(0, limits.problems),
    problemCount: problems.length,
  };
}

/** Control characters have no place in a line. */
const clean = (text: string): string =>
  text
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    // Halves of surrogate pairs can't be stored.
    .toWellFormed()
    .trim();

function tidy(line: SpokenLine): SpokenLine | null {
  const text = clean(line.text);
  if (text === '') return null;
  const name = clean(line.speaker ?? '').replaceAll(/\s+/g, ' ');
  const speaker = name.slice(0, limits.speakerCharacters).toWellFormed().trim();
  return {
    text,
    speaker: speaker === '' ? null : speaker,
    start: bounded(line.start),
    end: bounded(line.end),
  };
}

const bounded = (seconds: number | null): number | null =>
  seconds !== null && seconds >= 0 && seconds <= limits.seconds ? seconds : null;

function assertWithinLimits(lines: readonly SpokenLine[]): void {
  if (lines.length > limits.segments) throw new ReadError('too-long', `${lines.length} lines`);
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > limits.characters) throw new ReadError('too-long', `${characters} characters`);
  if (lines.some(({ text }) => text.length > limits.segmentCharacters))
    throw new ReadError('too-long', 'a line of too many characters');
}

const secondsFor = ({ text }: Pick<SpokenLine, 'text'>): number =>
  Math.max(LEAST_SECONDS, text.length / CHARACTERS_PER_SECOND);

interface StartedLine extends SpokenLine {
  start: number;
}

function withTimes(lines: readonly SpokenLine[]): TimedLine[] {
  const ordered = withStarts(lines).toSorted((a, b) => a.start - b.start);
  return ordered.map((line, at) => {
    const next = ordered[at + 1]?.start ?? Infinity;
    const guess = Math.max(line.start, Math.min(next, line.start + secondsFor(line)));
    const { text, speaker, start } = line;
    return { start, end: Math.max(start, line.end ?? guess), text, speaker };
  });
}

/** Lines without a time share the time between the known ones around them by their length. */
function withStarts(lines: readonly SpokenLine[]): StartedLine[] {
  const started: StartedLine[] = [];
  let open: SpokenLine[] = [];
  let from: StartedLine | null = null;
  const settle = (until: number | null): void => {
    const begin = from ? from.start : 0;
    const before = from ? secondsFor(from) : 0;
    const wanted = open.reduce((sum, line) => sum + secondsFor(line), before);
    const room = until === null ? wanted : Math.max(0, until - begin);
    const scale = wanted === 0 ? 0 : Math.min(1, room / wanted);
    let passed = before;
    for (const line of open) {
      started.push({ ...line, start: begin + passed * scale });
      passed += secondsFor(line);
    }
    open = [];
  };
  for (const line of lines) {
    if (line.start === null) open.push(line);
    else {
      settle(line.start);
      from = { ...line, start: line.start };
      started.push(from);
    }
  }
  settle(null);
  return started;
}

/** By line; what is about the whole file comes first. */
const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems
    .map(({ line, reason, text }) => problemAt(line, reason, clean(text)))
    .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
