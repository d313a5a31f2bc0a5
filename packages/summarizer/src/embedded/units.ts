import type { SummarySource, Turn } from '../port.ts';
import type { Language } from './language/language.ts';
import { splitSentences, type Span } from './sentences.ts';
import { wordsOf } from './words.ts';

/** The smallest thing that is chosen or left out: a sentence, or a clause of unpunctuated talk, as it was said. */
export interface Passage {
  raw: string;
  /** Turns that it comes from, ascending. */
  refs: number[];
  speaker: string | undefined;
  /** Whether it opens what the speaker says, or the paragraph. */
  opens: boolean;
  /** Whether it begins where a sentence begins and ends with a mark that ends one. */
  whole: boolean;
}

/** Sounds of attention between two halves of a sentence do not part it. */
const BACKCHANNEL_WORDS = 3;
/** How many turns of others may lie between two halves of one sentence. */
const TURNS_BETWEEN = 3;
/** Seconds of silence after which a new sentence begins, punctuated or not. */
const PAUSE = 3;
/** A remark shorter than this is never cut; shorter halves say nothing on their own. */
const SHORTEST_HALF = 10;
/** What is left at the end is no shorter than this. */
const SHORTEST_REST = 4;
/** Talk without punctuation is cut here, joint or not. */
const LONGEST_BREATH = 28;

/** Cuts a source into passages in the order in which they begin. */
export function passagesOf(source: SummarySource, language: Language): Passage[] {
  const runs = source.kind === 'speech' ? runsOfSpeech(source.turns) : runsOfText(source.turns);
  return runs.flatMap((run) => passagesOfRun(run, language)).sort(byFirstTurn);
}

function byFirstTurn(a: Passage, b: Passage): number {
  return (a.refs[0] ?? 0) - (b.refs[0] ?? 0);
}

/** Turns of one speaker that may share a sentence. */
interface Run {
  speaker: string | undefined;
  parts: { turn: number; text: string }[];
  end: number | undefined;
  speech: boolean;
}

function runsOfText(turns: Turn[]): Run[] {
  return turns.map(({ text, speaker, end }, turn) => ({
    speaker,
    parts: [{ turn, text: tidy(text) }],
    end,
    speech: false,
  }));
}

function runsOfSpeech(turns: Turn[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<string | undefined, Run>();
  for (const [turn, { text, speaker, start, end }] of turns.entries()) {
    const words = tidy(text).replaceAll('\n', ' ');
    if (words.trim() === '') continue;
    const run = open.get(speaker);
    if (run && continues(run, turn, start, turns)) {
      run.parts.push({ turn, text: words });
      run.end = end;
    } else {
      const fresh: Run = { speaker, parts: [{ turn, text: words }], end, speech: true };
      open.set(speaker, fresh);
      runs.push(fresh);
    }
  }
  return runs;
}

function continues(run: Run, turn: number, start: number | undefined, turns: Turn[]): boolean {
  const last = run.parts.at(-1);
  if (!last || turn - last.turn > TURNS_BETWEEN + 1) return false;
  if (/[.!?…。！？؟।]["'”’»)\]」』）]*\s*$/u.test(last.text)) return false;
  if (start !== undefined && run.end !== undefined && start - run.end > PAUSE) return false;
  return turns
    .slice(last.turn + 1, turn)
    .every(({ text }) => text.split(/\s+/).length <= BACKCHANNEL_WORDS);
}

/** White space and control characters made plain; line breaks stay only where a line ends a thought. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[[\p{Cc}\p{Cf}]--[\n\u200c\u200d]]+/gv, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?<![\n.:!?…。！？؟।]) ?\n ?(?=\p{Ll})/gu, ' ');
}

function passagesOfRun(run: Run, language: Language): Passage[] {
  const text = run.parts.map((part) => part.text).join(' ');
  const seams: { turn: number; end: number }[] = [];
  let length = -1;
  for (const part of run.parts) {
    length += part.text.length + 1;
    seams.push({ turn: part.turn, end: length });
  }
  const sentences = splitSentences(text, language);
  const starts = new Set(sentences.map(({ start }) => start));
  const spans = run.speech
    ? sentences.flatMap((span) => cutBreathless(text, span, seams, language))
    : sentences;
  return spans.map((span, index) => ({
    raw: text.slice(span.start, span.end),
    refs: turnsUnder(span, seams),
    speaker: run.speaker,
    opens: index === 0,
    whole: isWhole(text, span, starts),
  }));
}

function turnsUnder(span: Span, seams: { turn: number; end: number }[]): number[] {
  const first = seams.findIndex(({ end }) => span.start < end);
  const last = seams.findIndex(({ end }) => span.end <= end);
  return seams.slice(first, last + 1).map(({ turn }) => turn);
}

function isWhole(text: string, span: Span, starts: ReadonlySet<number>): boolean {
  if (!starts.has(span.start) && !/\p{Lu}/u.test(text[span.start] ?? '')) return false;
  return /[.!?…。！？؟।۔]["'”’»)\]」』）]*$/u.test(text.slice(span.start, span.end));
}

/**
 * Cuts what nobody would say in one breath: where a sentence starts over, and in longer talk at a joint or between two
 * turns, else after LONGEST_BREATH words.
 */
function cutBreathless(
  text: string,
  span: Span,
  seams: { end: number }[],
  language: Language,
): Span[] {
  const tokens = [...text.slice(span.start, span.end).matchAll(/\S+/gu)];
  const ends = new Set(seams.map(({ end }) => end));
  const long = tokens.length > LONGEST_BREATH;
  const cuts: number[] = [];
  let since = 0;
  for (const [index, { 0: token, index: offset }] of tokens.entries()) {
    const at = span.start + offset;
    const before = tokens[index - 1]?.[0] ?? '';
    const seam = ends.has(at - 1) || language.speech?.joints.has(bareWord(token)) === true;
    const fits = long && since >= SHORTEST_HALF && tokens.length - index >= SHORTEST_REST;
    if (
      (index > 0 && startsOver(before, token, language)) ||
      (fits && seam && (since >= LONGEST_BREATH / 2 || /[,;:]$/u.test(before))) ||
      (fits && since >= LONGEST_BREATH)
    ) {
      cuts.push(at);
      since = 0;
    }
    since += 1;
  }
  const edges = [span.start, ...cuts, span.end];
  return edges.slice(1).map((end, index) => trimmed(text, edges[index] ?? span.start, end));
}

/** `since we all the For example`: a capital letter after a word without punctuation. */
function startsOver(before: string, token: string, language: Language): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(token) || !/^\p{Ll}+$/u.test(before)) return false;
  return language.speech?.restarts.has(bareWord(token)) === true;
}

function bareWord(token: string): string {
  return wordsOf(token.toLowerCase())[0] ?? '';
}

function trimmed(text: string, start: number, end: number): Span {
  return { start, end: start + text.slice(start, end).trimEnd().length };
}
