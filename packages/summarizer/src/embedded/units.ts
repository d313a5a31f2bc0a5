import { isChat, messagesIn } from './dialogue/chat.ts';
import type { PlacedTurn } from './dialogue/dialogue.ts';
import { isUnpunctuated, restoredPassages } from './dialogue/restore.ts';
import { withCapitals, withSureCapitals } from './dialogue/small-letters.ts';
import { withVoices } from './dialogue/voices.ts';
import type { Language } from './language/language.ts';
import type { Passage } from './passage.ts';
import { splitSentences, type Span } from './sentences.ts';
import { wordsOf } from './words.ts';

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
/** A sentence with marks of its own is one up to so many words: `a twelfth in the first hour, two twelfths in the second`. */
const LONGEST_MARKED = 40;

/** Characters of a sentence that says what people believe. */
const LONGEST_BELIEF = 240;

/** Cuts a source into passages in the order in which they begin, and distinguishes the voices of talk that names no one. */
export function passagesOf(
  turns: readonly PlacedTurn[],
  speech: boolean,
  language: Language,
): Passage[] {
  const passages = cutOf(turns, speech, language);
  const isNamed = passages.some(({ speaker }) => speaker !== undefined);
  return speech && !isNamed && language.talk ? withVoices(passages, language.talk.marks) : passages;
}

function cutOf(turns: readonly PlacedTurn[], speech: boolean, language: Language): Passage[] {
  if (speech && isUnpunctuated(turns) && language.talk)
    return restoredPassages(withSureCapitals(turns, language), language.talk.marks);
  const written = withCapitals(turns, speech, language);
  const runs = speech ? runsOfTalk(written, language) : runsOfText(written);
  return runs.flatMap((run) => passagesOfRun(run, language)).sort(byFirstTurn);
}

function byFirstTurn(a: Passage, b: Passage): number {
  return (a.refs[0] ?? 0) - (b.refs[0] ?? 0);
}

interface Part {
  turn: number;
  text: string;
  /** The layout, and no pause, ended it. */
  goesOn?: true | undefined;
}

/** Where a part of a run ends in its text. */
interface Seam {
  turn: number;
  end: number;
  /** Whether the part ended in a pause, and not by the layout. */
  isPause: boolean;
}

/** Turns of one speaker that may share a sentence. */
interface Run {
  speaker: string | undefined;
  parts: Part[];
  /** Index of its last turn among the turns that are read. */
  last: number;
  end: number | undefined;
  speech: boolean;
}

/** Each turn of a text stands alone, but for lines that were wrapped. */
function runsOfText(turns: readonly PlacedTurn[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { text, speaker, end, at }] of turns.entries()) {
    const part = { turn: at, text: tidy(text) };
    const run = turns[index - 1]?.goesOn ? runs.at(-1) : undefined;
    if (run) run.parts.push(part);
    else runs.push({ speaker, parts: [part], last: at, end, speech: false });
  }
  return runs;
}

function runsOfTalk(turns: readonly PlacedTurn[], language: Language): Run[] {
  return isChat(turns) ? runsOfChat(turns, language) : runsOfSpeech(turns);
}

/** No message goes on with another one. */
function runsOfChat(turns: readonly PlacedTurn[], language: Language): Run[] {
  return turns.flatMap((turn, last) =>
    messagesIn(turn, language).map((text) => ({
      speaker: turn.speaker,
      parts: [{ turn: turn.at, text: tidy(text) }],
      last,
      end: turn.end,
      speech: true,
    })),
  );
}

function runsOfSpeech(turns: readonly PlacedTurn[]): Run[] {
  const runs: Run[] = [];
  const open = new Map<string | undefined, Run>();
  for (const [index, { text, speaker, start, end, at: turn, goesOn }] of turns.entries()) {
    const words = tidy(text).replaceAll('\n', ' ');
    if (words.trim() === '') continue;
    const run = open.get(speaker);
    const part = { turn, text: words, goesOn };
    if (run && continues(run, index, start, turns)) {
      run.parts.push(part);
      run.last = index;
      run.end = end;
    } else {
      const fresh: Run = { speaker, parts: [part], last: index, end, speech: true };
      open.set(speaker, fresh);
      runs.push(fresh);
    }
  }
  return runs;
}

function continues(
  run: Run,
  index: number,
  start: number | undefined,
  turns: readonly PlacedTurn[],
): boolean {
  const last = run.parts.at(-1);
  if (!last || index - run.last > TURNS_BETWEEN + 1) return false;
  if (/[.!?…。！？؟।]["'”’»)\]」』）]*\s*$/u.test(last.text)) return false;
  if (start !== undefined && run.end !== undefined && start - run.end > PAUSE) return false;
  return turns
    .slice(run.last + 1, index)
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
  const seams: Seam[] = [];
  let length = -1;
  for (const part of run.parts) {
    length += part.text.length + 1;
    seams.push({ turn: part.turn, end: length, isPause: !part.goesOn });
  }
  const sentences = withDenials(text, splitSentences(text, language), language);
  const starts = new Set(sentences.map(({ start }) => start));
  const spans = run.speech
    ? sentences.flatMap((span) => cutBreathless(text, span, seams, language))
    : sentences;
  return spans.map((span, index) => ({
    raw: text.slice(span.start, span.end),
    refs: turnsUnder(span, seams),
    speaker: run.speaker,
    voice: run.speaker,
    opens: index === 0,
    whole: isWhole(text, span, starts),
  }));
}

/** `Many people think that it grows. That is wrong.`: without the second sentence the first one would be a fact. */
function withDenials(text: string, sentences: readonly Span[], { talk }: Language): Span[] {
  if (!talk) return [...sentences];
  const { believed, denies } = talk.explaining;
  const joined: Span[] = [];
  for (const span of sentences) {
    const last = joined.at(-1);
    const before = last === undefined ? '' : text.slice(last.start, last.end);
    const isDenied =
      denies.test(text.slice(span.start, span.end)) &&
      before.length <= LONGEST_BELIEF &&
      !before.endsWith('?') &&
      believed.test(before);
    if (last && isDenied) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

function turnsUnder(span: Span, seams: readonly Seam[]): number[] {
  const first = seams.findIndex(({ end }) => span.start < end);
  const last = seams.findIndex(({ end }) => span.end <= end);
  return [...new Set(seams.slice(first, last + 1).map(({ turn }) => turn))];
}

function isWhole(text: string, span: Span, starts: ReadonlySet<number>): boolean {
  if (!starts.has(span.start) && !/\p{Lu}/u.test(text[span.start] ?? '')) return false;
  return /[.!?…。！？؟।۔]["'”’»)\]」』）]*$/u.test(text.slice(span.start, span.end));
}

/**
 * Cuts what no one would say in one breath: where a sentence starts over, and in longer talk at a joint or between two
 * turns, else at a comma or, without one, after LONGEST_BREATH words.
 */
function cutBreathless(
  text: string,
  span: Span,
  seams: readonly Seam[],
  language: Language,
): Span[] {
  const tokens = [...text.slice(span.start, span.end).matchAll(/\S+/gu)];
  if (tokens.length <= LONGEST_MARKED && isMarkedThrough(text.slice(span.start, span.end)))
    return [span];
  const ends = new Set(seams.filter(({ isPause }) => isPause).map(({ end }) => end));
  const long = tokens.length > LONGEST_BREATH;
  const cuts: number[] = [];
  let since = 0;
  let comma: number | undefined;
  const before = (index: number): string => tokens[index - 1]?.[0] ?? '';
  const isSeam = (index: number): boolean =>
    ends.has(span.start + (tokens[index]?.index ?? 0) - 1) ||
    language.speech?.joints.has(bareWord(tokens[index]?.[0] ?? '')) === true;
  const isMarked = (index: number): boolean => isSeam(index) && /[,;:]$/u.test(before(index));
  // `from stiffness and mass, it is …`: a list ends there, and no clause begins.
  const endsList = (index: number): boolean => /[,;:.]$/u.test(tokens[index + 1]?.[0] ?? '');
  for (const [index, { 0: token, index: offset }] of tokens.entries()) {
    const at = span.start + offset;
    const fits = long && since >= SHORTEST_HALF && tokens.length - index >= SHORTEST_REST;
    // A joint behind a comma is a better place, where one comes in time.
    const last = Math.min(index + LONGEST_BREATH - since, tokens.length - SHORTEST_REST);
    const isBest = (): boolean =>
      since >= LONGEST_BREATH / 2 && !range(index + 1, last).some(isMarked);
    if (
      (index > 0 && startsOver(before(index), token, language)) ||
      (fits && isMarked(index)) ||
      (fits &&
        isSeam(index) &&
        !endsList(index) &&
        !isInNumber(tokens, index, language) &&
        isBest())
    ) {
      cuts.push(at);
      since = 0;
      comma = undefined;
    } else if (fits && since >= (comma === undefined ? LONGEST_BREATH : LONGEST_MARKED)) {
      const cut = comma ?? index;
      cuts.push(span.start + (tokens[cut]?.index ?? 0));
      since = index - cut;
      comma = undefined;
    }
    if (since >= SHORTEST_HALF && /[,;:]$/u.test(token)) comma = index + 1;
    since += 1;
  }
  const edges = [span.start, ...cuts, span.end];
  return edges.slice(1).map((end, index) => trimmed(text, edges[index] ?? span.start, end));
}

/**
 * Whether its marks show where a sentence ends and what it is made of: half of it may be a statement that no one made.
 * `A closed group is one in which, from one visit to the next, none is born.`, `Why is there a tree, and only one, that lives?`
 */
const isMarkedThrough = (said: string): boolean =>
  said.endsWith('?') || (/[,;:]\s/u.test(said) && /[.!…]["'”’»)]*$/u.test(said));

/** `A hundred and forty`: the joint belongs to a number. */
function isInNumber(
  tokens: readonly RegExpExecArray[],
  index: number,
  { talk }: Language,
): boolean {
  return [index - 1, index + 1].every(
    (at) => talk?.countWords.test(bareWord(tokens[at]?.[0] ?? '')) === true,
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

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
