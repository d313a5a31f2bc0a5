import type { Language } from '../embedded/language/language.ts';
import { isDateWord } from '../verify/calendar.ts';
import { isNumberWord } from '../verify/number-words.ts';
import { fold } from '../verify/words.ts';
import { type CardWording, SCALE, UNIT } from './wording.ts';

/** A word or number of a sentence, and where it stands. */
export interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
}

/** What is hidden, by how much a learner gains from knowing it; a measure is a number with its unit, a count one without. */
export const WORTHS = { named: 5, measure: 4, year: 3.5, date: 3, count: 2.5, name: 2, phrase: 1 };

/** A stretch of a sentence that is worth knowing. */
export interface Hidden {
  start: number;
  end: number;
  kind: keyof typeof WORTHS;
}

/** What decides about hiding beside the sentence. */
export interface Ground {
  language: Language;
  wording: CardWording | null;
  /** Of the source, folded: names of people and things. */
  names: ReadonlySet<string>;
  /** Phrases that the source is about, folded. */
  phrases: readonly string[];
}

/** Numbers with their signs, and words. */
const TOKEN =
  /[€$£]?\p{N}+(?:[.,:\u00a0\u202f ]\p{N}+)*(?:\s?[%‰€$£°])?|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Signs of arithmetic: what stands next to one is part of a formula. */
const OPERATOR = /[=+×÷*/^<>≤≥≈√∑∫−]|(?<=\s)-(?=\s)/u;
const YEAR = /^(?:1\d{3}|20\d{2})$/u;
const GREEK =
  /^(?:alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|chi|psi|omega|\p{L})$/iu;

export const isNumeric = ({ kind }: Hidden): boolean =>
  kind === 'measure' || kind === 'year' || kind === 'count';

export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => ({
    text: word,
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));

/** What could be hidden in a sentence, the best first. */
export function hideable(text: string, ground: Ground): Hidden[] {
  const tokens = tokensOf(text);
  return [
    ...namedIn(text, ground),
    ...numbersIn(text, tokens, ground),
    ...namesIn(text, tokens, ground),
    ...phrasesIn(tokens, ground),
  ]
    .filter((hidden) => !isInFormula(text, tokens, hidden, ground))
    .toSorted((a, b) => WORTHS[b.kind] - WORTHS[a.kind] || a.start - b.start);
}

/** What something is called: `is called a rhumb line`. */
function namedIn(text: string, { wording, language }: Ground): Hidden[] {
  const found = wording
    ? new RegExp(wording.names.source, `${wording.names.flags}d`).exec(text)
    : null;
  const [start, end] = found?.indices?.groups?.['name'] ?? [];
  if (start === undefined || end === undefined) return [];
  const words = tokensOf(text.slice(start, end));
  const isTerm =
    words.length <= 4 &&
    words.every(({ folded }, at) => (at > 0 && at < words.length - 1) || !isStop(folded, language));
  return words.length > 0 && isTerm ? [{ start, end, kind: 'named' }] : [];
}

/** Runs of number words with what belongs to them: `8.7 million pounds`, `30 to 45 centimetres`, `20. Januar`. */
function numbersIn(
  text: string,
  tokens: readonly Token[],
  { language, wording }: Ground,
): Hidden[] {
  const tag = language.tag ?? 'en';
  const isNumber = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined &&
      (/\p{N}/u.test(token.text) || isNumberWord(token.text.toLowerCase(), tag))
    );
  };
  const touches = (at: number): boolean =>
    /^[\s\u00a0.-]*$/u.test(between(text, tokens[at - 1], tokens[at]));
  const found: Hidden[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNumber(at)) continue;
    const from = at;
    for (;;) {
      if (touches(at + 1) && (isNumber(at + 1) || SCALE.test(tokens[at + 1]?.text ?? ''))) at += 1;
      else if (isNumber(at + 2) && isJoint(tokens[at + 1], wording)) at += 2;
      else break;
    }
    const number = { from, to: at };
    const unit = tokens[at + 1];
    const hasUnit = unit !== undefined && touches(at + 1) && UNIT.test(unit.text);
    const hasDate = unit !== undefined && isDateWord(unit.folded, tag) && unit.text.length > 2;
    if (hasUnit || hasDate) at += 1;
    const first = tokens[number.from];
    const last = tokens[at];
    const kind = kindOfNumber(tokens.slice(number.from, number.to + 1), { hasUnit, hasDate });
    const bare = tokens[number.to];
    if (!first || !last || !bare || kind === null) continue;
    found.push({ start: first.start, end: last.end, kind });
    // Where the unit stands elsewhere in the sentence as well, only the number is hidden.
    if (hasUnit) found.push({ start: first.start, end: bare.end, kind: 'count' });
  }
  return found;
}

const between = (text: string, a: Token | undefined, b: Token | undefined): string =>
  a && b ? text.slice(a.end, b.start) : '-';

const isJoint = (token: Token | undefined, wording: CardWording | null): boolean =>
  token !== undefined && (wording?.range.test(token.text) ?? false);

/** Null: no number that one would learn. */
function kindOfNumber(
  run: readonly Token[],
  { hasUnit, hasDate }: { hasUnit: boolean; hasDate: boolean },
): Hidden['kind'] | null {
  const said = run.map(({ text }) => text).join(' ');
  if (hasDate) return 'date';
  if (YEAR.test(said)) return 'year';
  if (isVague(run)) return null;
  if (hasUnit || /[%‰€$£°]/u.test(said)) return 'measure';
  return isSmall(run) ? null : 'count';
}

/** One, two or three of something: seldom what a sentence is about. */
const SMALL =
  /^(?:[0-3]|one|two|three|first|second|third|eine?[rsmn]?|eins|zwei|drei|zwo|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|une?|deux|trois|premi[eè]re?|un[oa]?|dos|tres|primer[oa]?|segund[oa]|tercer[oa]?|sein|acht)$/iu;
const isSmall = (run: readonly Token[]): boolean =>
  run.length === 1 && SMALL.test(run[0]?.text ?? '');
/** `a day`, `une heure`, `a hundred`. */
const isVague = (run: readonly Token[]): boolean =>
  run.length === 1 &&
  /^(?:one|eine?[rsmn]?|une?|un[oa]?|cent|second|segundo|hundred|thousand|million|hundert|tausend|mille|cien|mil)$/iu.test(
    run[0]?.text ?? '',
  );

/** Names of one or several words inside the sentence. */
function namesIn(text: string, tokens: readonly Token[], { names, language }: Ground): Hidden[] {
  const isKnown = ({ folded }: Token): boolean => folded.split('-').some((part) => names.has(part));
  // Where every noun has a capital, each part of a name has to be known as one.
  const isPart = (token: Token | undefined): token is Token =>
    token !== undefined &&
    /^\p{Lu}/u.test(token.text) &&
    !isStop(token.folded, language) &&
    (language.tag !== 'de' || isKnown(token));
  const found: Hidden[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const parts: Token[] = [];
    for (
      let next = tokens[at];
      isPart(next) && isNextTo(text, parts.at(-1), next);
      next = tokens[at]
    ) {
      parts.push(next);
      at += 1;
    }
    const [first] = parts;
    const last = parts.at(-1);
    if (first && last && parts.some(isKnown))
      found.push({ start: first.start, end: last.end, kind: 'name' });
  }
  return found;
}

const isNextTo = (text: string, before: Token | undefined, token: Token): boolean =>
  before === undefined || /^[\s-]*$/u.test(text.slice(before.end, token.start));

function phrasesIn(tokens: readonly Token[], { phrases, language }: Ground): Hidden[] {
  return phrases.flatMap((phrase) => {
    const words = phrase.split(' ');
    if (words.length === 1) return [];
    const at = tokens.findIndex((_, from) =>
      words.every((word, n) => tokens[from + n]?.folded === word),
    );
    const first = tokens[at];
    const last = tokens[at + words.length - 1];
    const isGeneral = language.talk?.generalNouns.test(phrase) ?? false;
    return at < 1 || !first || !last || isGeneral
      ? []
      : [{ start: first.start, end: last.end, kind: 'phrase' }];
  });
}

/** Half a formula is no card: a sign of arithmetic next to it, written or spoken. */
function isInFormula(
  text: string,
  tokens: readonly Token[],
  { start, end }: Hidden,
  { wording }: Ground,
): boolean {
  if (OPERATOR.test(text.slice(Math.max(0, start - 3), end + 3))) return true;
  const first = tokens.findIndex((token) => token.start >= start);
  const last = tokens.findLastIndex((token) => token.end <= end);
  const isSpoken = (at: number, beyond: number): boolean =>
    (wording?.operator.test(tokens[at]?.text ?? '') ?? false) &&
    (/^\p{N}/u.test(tokens[beyond]?.text ?? '') ||
      GREEK.test(tokens[beyond]?.text ?? '') ||
      isNumberWord(tokens[beyond]?.folded ?? '', 'en'));
  return isSpoken(first - 1, first - 2) || isSpoken(last + 1, last + 2);
}

export const isStop = (folded: string, { stopWords, elision }: Language): boolean =>
  stopWords.has(folded) || (elision !== null && stopWords.has(folded.replace(elision, '')));
