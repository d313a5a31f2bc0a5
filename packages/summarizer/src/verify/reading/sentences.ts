import { isDateWord } from '../calendar.ts';
import { anyMention } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fold } from '../words.ts';

export interface Token {
  /** As it is written. */
  text: string;
  folded: string;
  stem: string;
  /** Carries meaning of its own: neither grammar nor a number. */
  content: boolean;
  /** Index of its first character in the sentence. */
  at: number;
}

/** A part of a sentence that is negated, or is a condition, as a whole. */
export interface Clause {
  tokens: Token[];
  /** Stems of its content words. */
  stems: ReadonlySet<string>;
  negated: boolean;
  hypothetical: boolean;
  /** What it denies is put right in the next clause: `not in March but in May`. */
  contrasted: boolean;
}

export interface Sentence {
  text: string;
  /** In lower case, with plain apostrophes and single blanks. */
  lower: string;
  tokens: Token[];
  stems: ReadonlySet<string>;
  clauses: Clause[];
  question: boolean;
  /** Long, and without a mark inside: as a recognizer writes talk. Its clauses are not where they seem to be. */
  runOn: boolean;
}

const END = /(?<=[.!?…;。！？])["'”’»)\]]*\s+(?=\S)|\n+/u;
/** A stop behind these ends no sentence. */
const ABBREVIATED = new RegExp(
  String.raw`(?:^|\s)(?:${anyMention(({ abbreviations }) => abbreviations)}|\p{L})\.$`,
  'iu',
);
const WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;
/** French and Italian write these onto the next word. */
const ELIDED = /^(?:[ljdnsctm]|qu|lorsqu|puisqu)'(?=\p{L})/iu;
const LEAST_LETTERS = 3;
/** A longer sentence has no punctuation: its clauses are cut anyway. */
const LONGEST_CLAUSE = 24;

/** The sentences of a text with their clauses. */
export function readSentences(text: string, lexicon: Lexicon): Sentence[] {
  return splitText(text, lexicon.tag).map((part) => readSentence(part, lexicon));
}

/** `Am 3.`, where the month comes next. */
const ENDS_IN_DAY = /(?<![\p{L}\p{N}])\p{N}{1,2}\.$/u;
const FIRST_WORD = /^\p{L}+/u;

const isDayBefore = (last: string, next: string, language: string): boolean =>
  ENDS_IN_DAY.test(last) && isDateWord(fold(FIRST_WORD.exec(next)?.[0] ?? ''), language);

function splitText(text: string, language: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(END)) {
    const last = parts.at(-1);
    if (last !== undefined && (ABBREVIATED.test(last) || isDayBefore(last, part, language)))
      parts[parts.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') parts.push(part.trim());
  }
  return parts.flatMap(cut);
}

/** Longer sentences, in characters, are talk without a mark; cut at a blank, so that the work for one stays small. */
const LONGEST = 600;
const PIECE = new RegExp(`[^]{1,${LONGEST}}(?:\\s+|$)|[^]{1,${LONGEST}}`, 'gu');

const cut = (part: string): string[] =>
  part.length <= LONGEST ? [part] : (part.match(PIECE) ?? []).map((piece) => piece.trim());

function readSentence(text: string, lexicon: Lexicon): Sentence {
  const plain = text.replaceAll('’', "'");
  const tokens = readTokens(plain, lexicon);
  return {
    text,
    lower: plain.toLowerCase().replaceAll(/\s+/gu, ' '),
    tokens,
    stems: stemsOf(tokens),
    clauses: readClauses(plain, tokens, lexicon),
    question: /\?["'”»)]*$/u.test(plain),
    runOn: tokens.length > LONGEST_CLAUSE && !/[,;:]/u.test(plain),
  };
}

function readTokens(text: string, { functionWords, stem }: Lexicon): Token[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const word = match[0].replace(ELIDED, '');
    const folded = fold(word);
    const content =
      folded.length >= LEAST_LETTERS && !/\p{N}/u.test(folded) && !functionWords.has(folded);
    return {
      text: word,
      folded,
      stem: stem(folded),
      content,
      at: match.index + match[0].length - word.length,
    };
  });
}

/** The stems of the words that carry meaning. */
export const stemsOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(({ content }) => content).map(({ stem }) => stem));

function readClauses(text: string, tokens: Token[], lexicon: Lexicon): Clause[] {
  const harmless = spansOf(text.toLowerCase(), lexicon.notNegating);
  const groups: Token[][] = [];
  let end = 0;
  for (const token of tokens) {
    const current = groups.at(-1);
    const parted = /[,:()–—]/u.test(text.slice(end, token.at));
    const starts = lexicon.clauseStarts.has(token.folded);
    const isLong = (current?.length ?? 0) >= LONGEST_CLAUSE;
    if (current === undefined || parted || starts || isLong) groups.push([token]);
    else current.push(token);
    end = token.at + token.text.length;
  }
  return groups.map((group, index) => ({
    tokens: group,
    stems: stemsOf(group),
    negated: group.some(
      ({ folded, at }) =>
        isNegative({ folded }, lexicon) && !harmless.some(([from, to]) => at >= from && at < to),
    ),
    hypothetical: group.some(({ folded }) => lexicon.hypothetical.has(folded)),
    contrasted:
      groups[index + 1]?.slice(0, 2).some(({ folded }) => lexicon.contrast.has(folded)) ?? false,
  }));
}

/** `not`, `never`, `unfinished`. */
export const isNegative = (
  { folded }: Pick<Token, 'folded'>,
  { negators, negated }: Lexicon,
): boolean => negators.has(folded) || negated?.test(folded) === true;

function spansOf(text: string, pattern: RegExp): [number, number][] {
  return Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}

/** The content stems of several sentences together. */
export function allStems(sentences: Iterable<{ stems: ReadonlySet<string> }>): Set<string> {
  const all = new Set<string>();
  for (const { stems } of sentences) for (const stem of stems) all.add(stem);
  return all;
}
