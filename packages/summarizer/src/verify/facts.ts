import { localeOf } from '../language.ts';
import type { Turn } from '../port.ts';
import { supportedDates } from './calendar.ts';
import { wordsInAnyLanguage } from './lexicon/any-language.ts';
import { claimedNames, namesInside } from './names.ts';
import { isNumberWord } from './number-words.ts';
import { claimedNumbers, supportedNumbers } from './numbers.ts';
import { vocabularyOf } from './vocabulary.ts';
import { fold, wordsOf } from './words.ts';

/** What a word of a statement is, where the statement is wrong without it. */
export type FactKind = 'number' | 'date' | 'name' | 'owner' | 'due';

export interface FactClaim {
  text: string;
  owner?: string | undefined;
  due?: string | undefined;
  /** A term or date that belongs to the text. */
  name?: string | undefined;
}

/** Where a passage says a fact. */
export interface FactPlace {
  start: number;
  end: number;
  kind: FactKind;
}

/** Shorter words of an owner or a due date say nothing by themselves: `by`, `the`. */
const LEAST_LETTERS = 3;
const JOINTS = wordsInAnyLanguage(({ and }) => and);
const SMALL_WORDS = wordsInAnyLanguage(({ and, articles }) => `${and} ${articles}`);
/** What stands between the words of one number: `twenty-five`, `10:30`, `nine hundred`. */
const WITHIN_NUMBER = /^(?: |[-–:.,])?$/u;

interface Token {
  text: string;
  start: number;
  end: number;
}

/**
 * Finds the words of a passage that the numbers, dates, names, owners and due dates of a statement rest on.
 * @param turns the whole source: it says what is a name
 */
export function createFactFinder(
  turns: readonly Turn[],
  { source, written }: { source: string | null; written: string | null },
): (claim: FactClaim, passage: string) => FactPlace[] {
  const spoken = localeOf(source) ?? localeOf(written) ?? 'en';
  const language = localeOf(written) ?? spoken;
  const names = namesInside(
    turns.map(({ text }) => text),
    spoken,
  );
  const vocabulary = vocabularyOf(turns, names);
  const segmenter = new Intl.Segmenter(spoken, { granularity: 'word' });
  return (claim, passage) => {
    const tokens = tokensOf(passage, segmenter);
    const told = [claim.text, claim.due ?? '', claim.name ?? ''].join('\n');
    const kindOf = createKinds(claim, {
      names: claimedNames(told, language, vocabulary),
      dates: supportedDates(told, language),
      spoken,
    });
    const numbers = new Set(claimedNumbers(told, language).flat());
    const words = tokens.flatMap(({ text, start, end }) => {
      const kind = kindOf(text);
      return kind ? [{ start, end, kind }] : [];
    });
    return joined([...numbersIn(passage, tokens, numbers, spoken), ...words], passage);
  };
}

function tokensOf(passage: string, segmenter: Intl.Segmenter): Token[] {
  return Array.from(segmenter.segment(passage)).flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ text: segment, start: index, end: index + segment.length }] : [],
  );
}

/** What a single word of a passage is to a claim; null: no fact of it. */
function createKinds(
  { owner = '', due = '' }: FactClaim,
  {
    names,
    dates,
    spoken,
  }: { names: readonly string[]; dates: ReadonlySet<string>; spoken: string },
): (word: string) => FactKind | null {
  const owners = tellingWords(owner);
  const dues = tellingWords(due);
  const named = new Set(names);
  return (word) => {
    const folded = fold(word);
    const isIn = (words: ReadonlySet<string>): boolean =>
      words.has(folded) || words.has(folded.replace(/s$/u, ''));
    if (isIn(owners)) return 'owner';
    if ([...supportedDates(word, spoken)].some((date) => dates.has(date))) return 'date';
    if (isIn(dues)) return 'due';
    return isIn(named) ? 'name' : null;
  };
}

const tellingWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => fold(word.text))
      .filter((word) => word.length >= LEAST_LETTERS && !SMALL_WORDS.has(word)),
  );

/** Runs of words that make a number which is claimed. */
function numbersIn(
  passage: string,
  tokens: readonly Token[],
  claimed: ReadonlySet<number>,
  language: string,
): FactPlace[] {
  const isNumber = ({ text }: Token): boolean =>
    /\p{Nd}/u.test(text) || isNumberWord(text.toLowerCase(), language);
  const places: FactPlace[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const [start, last] = [tokens[first], endOfRun(passage, tokens, first, isNumber)];
    if (!start || last === null) continue;
    const end = tokens[last]?.end ?? start.end;
    const said = supportedNumbers(passage.slice(start.start, end), language);
    if ([...said].some((number) => claimed.has(number)))
      places.push({ start: start.start, end, kind: 'number' });
    first = last;
  }
  return places;
}

/** The last word of the number that begins here; null: none does. */
function endOfRun(
  passage: string,
  tokens: readonly Token[],
  first: number,
  isNumber: (token: Token) => boolean,
): number | null {
  const at = (place: number) => tokens[place];
  const isNumberAt = (place: number): boolean => {
    const token = at(place);
    return token !== undefined && isNumber(token);
  };
  if (!isNumberAt(first)) return null;
  let last = first;
  const touches = (place: number): boolean =>
    WITHIN_NUMBER.test(passage.slice(at(place - 1)?.end, at(place)?.start));
  for (;;) {
    const isJoint = JOINTS.has(at(last + 1)?.text.toLowerCase() ?? '') && touches(last + 1);
    const next = isJoint ? last + 2 : last + 1;
    if (!isNumberAt(next) || !touches(next)) return last;
    last = next;
  }
}

/** Places of one kind that stand beside each other are one, and none lies in another. */
function joined(places: readonly FactPlace[], passage: string): FactPlace[] {
  const result: FactPlace[] = [];
  for (const place of places.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last && place.start < last.end) continue;
    const isBeside = last?.kind === place.kind && passage.slice(last.end, place.start) === ' ';
    if (isBeside) last.end = place.end;
    else result.push({ ...place });
  }
  return result;
}
