import type { Turn } from '../port.ts';
import { claimedDates, monthNumber, supportedDates } from './calendar.ts';
import { anyMention, inAnyLanguage } from './lexicon/any-language.ts';
import { KNOWN_LANGUAGES } from './lexicon/index.ts';
import { countableNumbers, statedNumbers, supportedNumbers } from './numbers.ts';
import { contentStems } from './stems.ts';
import { TIME_UNITS } from './units.ts';
import { fold, wordsOf } from './words.ts';

/** What the turns that a statement rests on can support. */
export interface Evidence {
  numbers: Set<number>;
  /** Those of them that are said in so many words. */
  stated: Set<number>;
  /** Those by which others can be added up or compared. */
  countable: Set<number>;
  dates: Set<string>;
  /** Those of them that are written as names: `May`, not `may`. */
  named: Set<string>;
  /** Their words and speakers, folded. */
  words: Set<string>;
  stems: Set<string>;
  /** All of it, in small letters. */
  text: string;
}

/**
 * What some turns can support; each turn is read once, since many statements cite the same.
 * @param heads what stood before each of them, with the date of a message
 */
export function evidenceReader(
  turns: readonly Turn[],
  language: string,
  heads: readonly string[] = [],
): (indices: readonly number[]) => Evidence {
  const read = new Map<number, Evidence>();
  const ofTurn = (index: number): Evidence => {
    const known = read.get(index) ?? evidenceOf(turns[index], language, heads[index] ?? '');
    read.set(index, known);
    return known;
  };
  return (indices) => {
    const [first, ...rest] = indices.map(ofTurn);
    return rest.length === 0 && first ? first : merged([...(first ? [first] : []), ...rest]);
  };
}

const END_OF = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ endOf }) => endOf)}(?: |(?<=['’]))(?<what>\p{L}+)`,
  'giu',
);
const END_OF_MONTH = inAnyLanguage(({ endOfMonth }) => endOfMonth, 'iu');
const END_OF_YEAR = inAnyLanguage(({ endOfYear }) => endOfYear, 'iu');

/** `The end of the month` is its 28th to 31st day, the end of the year the 31st of December. */
function endsIn(text: string, language: string): { days: number[]; dates: string[] } {
  const ends = Array.from(text.matchAll(END_OF), ({ groups }) => fold(groups?.['what'] ?? ''));
  const isYear =
    END_OF_YEAR.test(text) || ends.some((word) => TIME_UNITS.of(word, language) === 'year');
  const isMonth =
    END_OF_MONTH.test(text) ||
    ends.some((word) => TIME_UNITS.of(word, language) === 'month' || isMonthName(word));
  return {
    days: isYear || isMonth ? [28, 29, 30, 31] : [],
    dates: isYear ? ['m12'] : [],
  };
}

const isMonthName = (word: string): boolean =>
  KNOWN_LANGUAGES.some((tag) =>
    [...supportedDates(word, tag)].some((entry) => monthNumber(entry) !== null),
  );

/** A date in digits: `15.04.25`, `04/15/2025`. */
const IN_DIGITS = /(?<![\p{N}.:])(\p{N}{1,2})[./-](\p{N}{1,2})[./-]\p{N}{2,4}(?!\p{N})/u;
const MONTHS = 12;

/** The day and month on which a message was sent, in either order. */
function sentOn(head: string): { days: number[]; dates: string[] } {
  const parts = (IN_DIGITS.exec(head) ?? []).slice(1).map(Number);
  return { days: parts, dates: parts.filter((n) => n <= MONTHS).map((n) => `m${n}`) };
}

function evidenceOf(turn: Turn | undefined, language: string, head: string): Evidence {
  const text = `${turn?.speaker ?? ''}: ${turn?.text ?? ''}`;
  const dates = supportedDates(text, language);
  const ends = endsIn(text, language);
  const sent = sentOn(head);
  for (const entry of [...ends.dates, ...sent.dates]) dates.add(entry);
  const months = [...dates].flatMap((entry) => monthNumber(entry) ?? []);
  return {
    numbers: new Set([...supportedNumbers(text, language), ...months, ...ends.days, ...sent.days]),
    stated: new Set(statedNumbers(text, language)),
    countable: new Set(countableNumbers(text, language)),
    dates,
    named: claimedDates(text, language),
    words: new Set(wordsOf(text).map((word) => fold(word.text))),
    stems: contentStems(text),
    text: text.normalize('NFKC').toLowerCase(),
  };
}

function merged(parts: readonly Evidence[]): Evidence {
  const union = <T>(of: (part: Evidence) => ReadonlySet<T>): Set<T> => {
    const all = new Set<T>();
    for (const part of parts) for (const one of of(part)) all.add(one);
    return all;
  };
  return {
    numbers: union((part) => part.numbers),
    stated: union((part) => part.stated),
    countable: union((part) => part.countable),
    dates: union((part) => part.dates),
    named: union((part) => part.named),
    words: union((part) => part.words),
    stems: union((part) => part.stems),
    text: parts.map(({ text }) => text).join('\n'),
  };
}

/** Languages in Latin letters that inflect names. */
const INFLECTING = new Set('pl cs sk sl hr bs sr lt lv fi et hu tr ro eu sq la'.split(' '));
/** What inflection leaves of a name. */
const LEAST_LETTERS = 3;
const LONGEST_ENDING = 2;

/** `Californian`, `Berliner`: what comes from a place. */
const OF_A_PLACE = new RegExp(String.raw`^(\p{L}+?)${anyMention(({ ofPlace }) => ofPlace)}$`, 'u');
const LEAST_OF_PLACE = 5;

/** Whether the evidence has a name, folded: `Anns` and `Anna's` as `Ann` and `Anna`, in other languages in any case. */
export function hasName({ words, text }: Evidence, name: string, language: string): boolean {
  if (words.has(name) || words.has(`${name}s`) || words.has(name.replace(/s$/u, ''))) return true;
  const place = OF_A_PLACE.exec(name)?.[1] ?? '';
  if (place.length >= LEAST_OF_PLACE && hasForm(words, place)) return true;
  if (/\p{sc=Latn}/u.test(name)) return INFLECTING.has(language) && hasForm(words, name);
  // Other scripts write particles and articles onto a name, or no spaces around it.
  return text.includes(name) || hasForm(words, name);
}

function hasForm(words: ReadonlySet<string>, name: string): boolean {
  const stem = name.slice(0, Math.max(LEAST_LETTERS, name.length - LONGEST_ENDING));
  return [...words].some(
    (word) => word.startsWith(stem) && word.length <= stem.length + 2 * LONGEST_ENDING,
  );
}
