import {
  AND_A_HALF,
  halvesOf,
  hasHalves,
  impliedNumbers,
  mayBeHalfHour,
  otherClock,
} from './implied-numbers.ts';
import { anyMention, anyWord, wordsInAnyLanguage } from './lexicon/any-language.ts';
import { lexiconOf } from './lexicon/index.ts';
import { isNumberWord, spelledNumbers, type SpelledNumber } from './number-words.ts';

/** A number that a text states, in every way in which it can be read: `5 m` is 5 metres or 5 million. */
export type StatedNumber = number[];

/** Digits with what may stand inside a number: separators, and blanks or apostrophes between groups of three. */
const DIGITS = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,:]\d+)*/gu;
const scale = (words: string): RegExp => new RegExp(String.raw`^\s?${words}\b`, 'iu');
const SCALES: [pattern: RegExp, factor: number][] = [
  [scale(anyMention(({ thousand }) => thousand)), 1e3],
  [scale(anyMention(({ million }) => million)), 1e6],
  [scale(anyMention(({ billion }) => billion)), 1e9],
];
const SHORT_SCALES: [pattern: RegExp, factor: number][] = [
  [/^\s?k\b/iu, 1e3],
  [/^\s?m\b/iu, 1e6],
];

/** What makes a number a time of day, also where it is the first of two: `1 to 3 pm`. */
const TO = String.raw`(?:[-–]|${anyMention(({ upTo }) => upTo)}|${anyWord(({ and }) => and)})`;
const CLOCK = new RegExp(
  String.raw`^(?:[.:]?\d{0,2}\s?${TO}\s?\d{1,2})?[.:]?\d{0,2}\s?${anyMention(({ hourMarks }) => hourMarks)}`,
  'iu',
);

/** The numbers that a text claims: each has to be found in what it rests on, in one of its readings. */
export function claimedNumbers(text: string, language: string): StatedNumber[] {
  const counted = text.replaceAll(FRACTION, '');
  const parts = counted.split(AND_A_HALF);
  const marks = Array.from(counted.matchAll(new RegExp(AND_A_HALF, 'giu')), ([mark]) => mark);
  return parts.flatMap((part, at) => {
    const spelled = spelledIn(part, language);
    // `Seven and a half euros`, `siete euros y medio`.
    const behind = part
      .trimEnd()
      .toLowerCase()
      .split(/[^\p{L}]/u)
      .slice(-2);
    const isHalved = at < parts.length - 1 && behind.some((word) => isNumberWord(word, language));
    const whole = isHalved ? spelled.slice(0, -1) : spelled;
    const halved = isHalved ? spelled.slice(-1) : [];
    return digitNumbers(part, language).concat(
      whole.filter((n) => n.certain).map((n) => [n.value]),
      halved.map(({ value }) =>
        halvesOf([value]).concat(mayBeHalfHour(marks[at] ?? '') ? [value] : []),
      ),
    );
  });
}

/** `A fifth of the calls` is a share and not the number five. */
const FRACTION =
  /(?<!\p{L})(?:an?|one) (?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?= of(?!\p{L}))/giu;

/** Every reading of every number in a text, to look claims up in. */
export function supportedNumbers(text: string, language: string): Set<number> {
  const spelled = spelledIn(text, language).map((number) => number.value);
  const stated = [...digitNumbers(text, language).flat(), ...spelled];
  return new Set([
    ...stated,
    ...elliptic(text, language, stated),
    ...pricesOf(spelled, stated),
    ...inHundreds(spelledIn(text, language)),
    ...inDigits(spelled),
    ...inMille(spelled, language),
    ...pointsIn(text, language),
    ...(hasHalves(text) ? halvesOf(stated) : []),
    ...impliedNumbers(text, language),
  ]);
}

/** `Twenty-two thousand rather than eighteen`: a number at the end of its clause has the scale that is said beside it. */
function elliptic(text: string, language: string, stated: readonly number[]): number[] {
  const scale = SCALES.map(([, factor]) => factor).findLast((factor) =>
    stated.some((n) => n >= factor && n < factor * 1e3 && n % factor === 0),
  );
  if (scale === undefined) return [];
  return text
    .toLowerCase()
    .split(/[;:!?()]|[.,](?!\p{N})/u)
    .flatMap((clause) => lastNumber(clause.match(/\p{L}+|\p{N}[\p{N}.,]*/gu) ?? [], language))
    .filter((n) => n >= 2 && n < 1e3)
    .map((n) => round(n * scale));
}

const AND = wordsInAnyLanguage(({ and }) => and);

/** The number with which a clause ends. */
function lastNumber(words: readonly string[], language: string): number[] {
  const last = words.at(-1) ?? '';
  if (/^\p{N}+$/u.test(last)) return [Number(last)];
  const before = words.findLastIndex((word) => !isNumberWord(word, language) && !AND.has(word));
  return spelledNumbers(words.slice(before + 1), language).map(({ value }) => value);
}

/** The numbers that a text says in so many words, each in one reading. */
export function statedNumbers(text: string, language: string): number[] {
  const spelled = spelledIn(text, language).map((number) => number.value);
  return [...digitNumbers(text, language).flatMap(([first]) => first ?? []), ...spelled];
}

/** The same with what can be counted with besides: prices, halves and shares, but no other reading of a time. */
export function countableNumbers(text: string, language: string): number[] {
  const stated = statedNumbers(text, language);
  const prices = pricesOf(
    spelledIn(text, language).map((number) => number.value),
    stated,
  );
  return [
    ...stated,
    ...elliptic(text, language, stated),
    ...prices,
    ...inMille(stated, language),
    ...(hasHalves(text) ? halvesOf(stated) : []),
    ...impliedNumbers(text, language),
  ];
}

/** French `deux mille trois`, as one says 2,300 of a price. */
const inMille = (spelled: readonly number[], language: string): number[] =>
  language === 'fr'
    ? spelled.flatMap((n) =>
        n > 2000 && n % 1000 > 1 && n % 1000 < 10 ? [n + (n % 1000) * 99] : [],
      )
    : [];

/** `twelve fifty` is 12.50 as well, and `three sixty` 360; behind `eleven thousand four hundred`, `ten nine` is 10,900. */
const pricesOf = (spelled: readonly number[], stated: readonly number[]): number[] => {
  const inThousands = stated.some((n) => n >= 1000 && n < 100_000 && n % 100 === 0);
  return spelled.flatMap((whole, at) => {
    const rest = spelled[at + 1] ?? 0;
    if (whole < 1000 && rest >= 10 && rest < 100)
      return [round(whole + rest / 100), whole * 100 + rest];
    return inThousands && whole < 100 && rest >= 1 && rest < 10 ? [whole * 1000 + rest * 100] : [];
  });
};

/** `two six` for 2,600, as one says a price that all know. */
const inHundreds = (spelled: readonly SpelledNumber[]): number[] =>
  spelled.flatMap(({ value: whole, certain }, at) => {
    const next = spelled[at + 1];
    if (!next || !certain || !next.certain) return [];
    const isShort = whole >= 1 && whole < 10 && next.value >= 1 && next.value < 10;
    return isShort ? [whole * 1000 + next.value * 100] : [];
  });

/** `Room two one seven`: digits that are read out one by one. */
const inDigits = (spelled: readonly number[]): number[] =>
  spelled.flatMap((_, at) => {
    const rest = spelled.slice(at, at + MOST_DIGITS);
    const end = rest.findIndex((n) => n > 9);
    const digits = end < 0 ? rest : rest.slice(0, end);
    return digits.length < LEAST_DIGITS ? [] : [Number(digits.join(''))];
  });

const [LEAST_DIGITS, MOST_DIGITS] = [3, 12];

const decimalMarks = new Map<string, string>();

/** `.` or `,`: what the language writes before decimals. */
function decimalMark(language: string): string {
  const known = decimalMarks.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  decimalMarks.set(language, mark);
  return mark;
}

function digitNumbers(text: string, language: string): StatedNumber[] {
  const mark = decimalMark(language);
  const plain = westernDigits(text);
  return Array.from(plain.matchAll(DIGITS)).flatMap((match) => {
    const after = plain.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const digits = match[0].replaceAll(/[ \u00a0\u202f'’]/gu, '');
    if (mark === ',' && isDayAndMonth(digits, after))
      return digits.split('.').map((part) => [Number(part)]);
    const read = readings(digits, mark).map((numbers) => scaled(numbers, after));
    const isClock = digits.includes(':') || CLOCK.test(after);
    return isClock ? read.map((numbers) => numbers.flatMap((n) => [n, ...otherClock(n)])) : read;
  });
}

/** `24.12.`, as German and others write a date. */
const isDayAndMonth = (digits: string, after: string): boolean => {
  const [day = 0, month = 0] = /^\d{1,2}\.\d{1,2}$/u.test(digits)
    ? digits.split('.').map(Number)
    : [];
  return after.startsWith('.') && day >= 1 && day <= 31 && month >= 1 && month <= 12;
};

/** `8 million` is eight million and not eight; `5 m` may be metres. */
function scaled(numbers: StatedNumber, after: string): StatedNumber {
  const factor = SCALES.find(([pattern]) => pattern.test(after))?.[1];
  if (factor) return numbers.map((number) => round(number * factor));
  const short = SHORT_SCALES.find(([pattern]) => pattern.test(after))?.[1];
  return short ? numbers.flatMap((number) => [number, round(number * short)]) : numbers;
}

/** A time or a date in digits is several numbers, anything else one: `1.500` is 1.5 in English and 1500 in German. */
function readings(digits: string, mark: string): StatedNumber[] {
  const groups = digits.split(/[.,:]/u);
  const marks = digits.replaceAll(/\d/gu, '');
  const kinds = new Set(marks).size;
  const areThousands = groups.slice(1).every((group) => group.length === 3);
  const whole = Number(groups.join(''));
  if (areThousands && kinds < 2 && (marks.length !== 1 || marks !== mark)) return [[whole]];
  if (marks.includes(':') || (marks.length > 1 && kinds === 1)) {
    return groups.map((group) => [Number(group)]);
  }
  return [[Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`)]];
}

/** Zeros of the scripts that have digits of their own and are often mixed with Western ones. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

function westernDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** `One point four million`. */
function pointsIn(text: string, language: string): number[] {
  const matches = text.toLowerCase().matchAll(lexiconOf(language)?.numbers.point ?? /(?!)/gu);
  return Array.from(matches).flatMap(([, whole = '', part = '', scale = '']) => {
    const [a, b] = [whole, part].map((word) => spelledNumbers([word], language)[0]?.value);
    if (b === undefined) return [];
    const number = Number(`${a ?? 0}.${b}`);
    const factor = SCALES.find(([pattern]) => pattern.test(` ${scale}`))?.[1] ?? 1;
    return [number, round(number * factor)];
  });
}

/** Behind a thousand a number may go on over a comma: `two thousand, two hundred and eighty`. */
const IN_THOUSANDS = /(?<=(?<!\p{L})(?:thousand|million)),(?= \p{L}+ hundred)/giu;

function spelledIn(text: string, language: string): SpelledNumber[] {
  const clauses = text
    .toLowerCase()
    .replaceAll(IN_THOUSANDS, '')
    .split(/[.,;:!?()]/u);
  return clauses.flatMap((clause) => spelledNumbers(clause.match(/\p{L}+/gu) ?? [], language));
}

function round(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
