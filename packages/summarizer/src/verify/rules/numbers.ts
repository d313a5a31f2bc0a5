import type { Doubt } from '../../port.ts';
import { supportedDates, weekdaysIn } from '../calendar.ts';
import { claimedShares } from '../implied-numbers.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Evidence } from '../evidence.ts';
import { claimedNumbers, supportedNumbers } from '../numbers.ts';
import { amountsBesides, type Ratio, ratiosIn } from '../ratios.ts';
import { type Amount, amountsIn, meet } from '../reading/amounts.ts';
import { isPutInstead } from '../reading/instead.ts';
import { anyMention, inAnyLanguage } from '../lexicon/any-language.ts';
import { KNOWN_LANGUAGES } from '../lexicon/index.ts';
import { TIME_UNITS } from '../units.ts';
import { fold } from '../words.ts';
import type { Sentence } from '../reading/sentences.ts';
import { isOfSameTime } from './changes.ts';
import { namesDayByDistance } from './dues.ts';
import type { Rule, Statement } from './statement.ts';

/** `about 18,000` may be 18,400. */
const ROUGHLY = 0.1;
/** Small counts may be counted by the writer: three people who each say something. */
const COUNTED = 4;
/** Smaller numbers are too often the sum or difference of others by chance; they need words that say so. */
const LARGE = 30;
/** Among more numbers than these, any is made of two. */
const MOST_OPERANDS = 30;
/** A number is multiplied by a count: so many persons, days or pieces. */
const MOST_TIMES = 60;
const ROUNDING = 0.005;
/** What is left of rounding when prices are subtracted. */
const SAME = 1e-9;
const LEAST_CONVERTED = 14;

/** Each number of the statement is said of the same thing. */
export const numbers: Rule = (statement) => ofAnotherThing(statement) ?? nearerToAnother(statement);

/** Each number of the statement is said, in digits, in words, as a share or as a sum. */
export const unsaidNumbers: Rule = ({ text, owner, due, language, evidence, own, source }) => {
  const said = withoutLabels(
    [text, owner, namesDayByDistance(evidence.text) ? '' : due].filter(Boolean).join('. '),
    own,
    source.turns,
  );
  const ratios = ratiosIn(said, language);
  const other = ratios.find((ratio) => !isSaidRatio(ratio, evidence, source.lexicon.tag));
  if (other) return { kind: 'number', said: other.text };
  const all = ratios.reduce((rest, ratio) => rest.replace(ratio.text, ''), said);
  const share = unsaidShare(text, language, evidence, language);
  const number = share ?? unsaidNumber(withoutYear(all, evidence), evidence, own);
  return number === null ? null : { kind: 'number', said: `${number}` };
};

/** How far two shares may lie apart that are called the same: `two in five` of 17 and 43. */
const SAME_SHARE = 0.02;
/** `A third` is 33 of a hundred, `one in three` 33.3. */
const SAME_PERCENT = 0.5;

/** Whether the source says a share too: as such, in percent, or by the two numbers that make it. */
function isSaidRatio(
  { part, whole }: Ratio,
  { text, numbers: said, stated }: Statement['evidence'],
  language: string,
): boolean {
  const isIt = (share: number): boolean => Math.abs(share - part / whole) <= SAME_SHARE;
  const told = ratiosIn(text, language);
  if (told.some((one) => isIt(one.part / one.whole))) return true;
  const inPercent = PERCENT.test(text);
  if (inPercent && [...said].some((n) => isIt(n / 100))) return true;
  if (told.length > 0) return false;
  const [counts, both] = [[...stated].filter((n) => n >= 2), said.has(part) && said.has(whole)];
  return (
    both || (counts.length <= MOST_IN_RATIO && counts.some((a) => counts.some((b) => isIt(a / b))))
  );
}

const PERCENT = new RegExp(`%|${anyMention(({ percent }) => percent)}`, 'u');

/** A page of figures has no names. */
const MOST_LABELS = 5;
/** `Room 2`: a name that the source gives in the same words somewhere. */
const LABEL = /(?<noun>\p{L}{3,}) (?<number>1?\p{N})(?!\p{N}|[.,:\s]\p{N}|\s?%)/gu;

function withoutLabels(
  text: string,
  { functionWords, tag }: Lexicon,
  turns: Statement['source']['turns'],
): string {
  if ((text.match(LABEL)?.length ?? 0) > MOST_LABELS) return text;
  return text.replaceAll(LABEL, (label, noun: string) => {
    if (functionWords.has(fold(noun)) || supportedDates(noun, tag).size > 0) return label;
    const said = new RegExp(`(?<!\\p{L})${label}(?!\\p{N}|[.,:\\s]\\p{N})`, 'iu');
    return turns.some((turn) => said.test(turn.text)) ? noun : label;
  });
}

/** A date's year, which goes without saying: only another one that is said speaks against it. */
const YEAR = new RegExp(
  String.raw`(?<=\p{L}{3,}\.? (?:${anyMention(({ of }) => of)} )?)(?:19|20)\p{Nd}{2}(?!\p{Nd})`,
  'gu',
);
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

const withoutYear = (text: string, { numbers: said }: Statement['evidence']): string =>
  [...said].some((n) => n >= FIRST_YEAR && n <= LAST_YEAR) ? text : text.replaceAll(YEAR, '');

/** A share that a text claims, and that neither is said nor follows from two numbers. */
function unsaidShare(
  text: string,
  written: string,
  evidence: Statement['evidence'],
  spoken: string,
): number | null {
  const ratios = ratiosIn(evidence.text, spoken).map(({ part, whole }) => (100 * part) / whole);
  const found = claimedShares(text, written).find(
    (readings) =>
      !readings.some((n) => evidence.numbers.has(n)) &&
      !ratios.some((said) => readings.some((n) => Math.abs(n - said) < SAME_PERCENT)) &&
      !isBoundOf(readings[0] ?? 0, boundIn(text), evidence.numbers) &&
      (saysShare(evidence, spoken) ||
        !isRatio(readings[0] ?? 0, [...evidence.stated], boundIn(text))) &&
      !isRatioOf(readings[0] ?? 0, text, written, evidence),
  );
  return found?.[0] ?? null;
}

/**
 * A number that a text claims, and that neither is said nor follows from those that are.
 * @param lexicon of the language of the text
 */
export function unsaidNumber(
  text: string,
  { numbers: said, countable, text: spoken }: Pick<Evidence, 'numbers' | 'countable' | 'text'>,
  lexicon: Lexicon,
): number | null {
  const known = [...countable];
  const lower = text.toLowerCase();
  const [rough, adds] = [lexicon.roughly.test(lower), lexicon.sums.test(lower)];
  const compares = COMPARES.test(lower);
  const times = timesIn(lower, lexicon.tag);
  const spans = spansIn(lower, lexicon.tag, spoken);
  const own = claimedNumbers(text, lexicon.tag).flatMap(([first]) => first ?? []);
  const percent = PERCENT.test(lower);
  const holds = (n: number): boolean =>
    said.has(n) ||
    n === 0 ||
    ((adds || n >= LARGE || n < 1) && !isOtherYear(n, text, said) && isDerived(n, known)) ||
    (adds && isSumOfMore(n, known)) ||
    isRestOf(n, own, said) ||
    isCountedUp(n, own, said, known) ||
    (percent && isRatio(n / 100, known, null)) ||
    (rough && [...said].some((k) => isNear(n, k))) ||
    (rough && adds && isNearDifference(n, known)) ||
    (compares && [n, n / 100].some((one) => isDifference(one, [...known, ...own]))) ||
    isCountOfDays(n, text, spoken) ||
    (spans.has(n) && isDifference(n, known)) ||
    (times.has(n) && isTimes(n, known)) ||
    isOwnCount(n, text) ||
    inOtherUnits(n).some((k) => said.has(k)) ||
    (adds && n >= LEAST_CONVERTED && isDerived(n / 100, known));
  const unsaid = claimedNumbers(text, lexicon.tag).find((readings) => !readings.some(holds));
  return unsaid?.[0] ?? null;
}

/** `25 of the pigeons, as only six …` of 31: what is left when the statement names both parts. */
const isRestOf = (n: number, own: readonly number[], said: ReadonlySet<number>): boolean =>
  own.some((other) => other !== n && said.has(other) && said.has(n + other));

/** `Seven of the seventeen`, of which five have no socket and two a metal door: two parts that the writer added up. */
const isCountedUp = (
  n: number,
  own: readonly number[],
  said: ReadonlySet<number>,
  known: readonly number[],
): boolean =>
  Number.isInteger(n) &&
  own.some((whole) => whole > n && said.has(whole)) &&
  known.some((a) => a < n && a >= 2 && a !== n - a && known.includes(n - a));

/** A year beside those that are said: a few years more or less make any of them. */
const isOtherYear = (n: number, text: string, said: ReadonlySet<number>): boolean =>
  isYear(n) &&
  new RegExp(`(?<![\\p{N}.,])${n}(?![.,]?\\p{N})`, 'u').test(text) &&
  [...said].some((k) => isYear(k) && k !== n);

const isYear = (n: number): boolean => n > FIRST_YEAR && n < LAST_YEAR;

/** Whether a number is the sum of three, or of all: `altogether`. */
function isSumOfMore(n: number, known: readonly number[]): boolean {
  const others = known.filter((k) => k >= 2);
  if (others.length > MOST_IN_RATIO) return false;
  if (others.reduce((sum, k) => sum + k, 0) === n) return true;
  return others.some((a, at) =>
    others
      .slice(at + 1)
      .some((b, next) => others.slice(at + next + 2).some((c) => a + b + c === n)),
  );
}

const isNear = (n: number, k: number): boolean =>
  k !== 0 && Math.abs(n - k) <= Math.abs(k) * ROUGHLY;

/** `Nine kilometres shorter than`: what lies between two numbers goes without saying. */
export const COMPARES = new RegExp(
  String.raw`(?<!\p{L})${anyMention(({ compares }) => compares)}`,
  'u',
);

/** `Five days a week` where the turns name that many weekdays, `Tuesday to Friday` as four. */
function isCountOfDays(n: number, text: string, spoken: string): boolean {
  if (n < 2 || n > DAYS_OF_WEEK || !DAYS.test(text)) return false;
  return KNOWN_LANGUAGES.some((language) => weekdaysIn(spoken, language).size === n);
}

const DAYS_OF_WEEK = 7;
const DAYS = inAnyLanguage(({ days }) => days, 'iu');

const isDifference = (n: number, known: readonly number[]): boolean =>
  known.length <= MOST_IN_RATIO && known.some((a) => known.some((b) => Math.abs(a - b - n) < SAME));

const TIMES = new RegExp(
  String.raw`(?<said>[\p{L}\p{N}.,-]+)[ -]?${anyMention(({ times }) => times)}(?!\p{L})`,
  'gu',
);

/** The numbers that a text says as `five times`. */
const timesIn = (lower: string, language: string): Set<number> =>
  supportedNumbers(
    Array.from(lower.matchAll(TIMES), ({ groups }) => groups?.['said'] ?? '').join(' '),
    language,
  );

const WORDS = /[\p{L}\p{M}]+|\p{N}[\p{N}.,]*/gu;

/**
 * The numbers with which a text counts time that goes by between two that are said: `for three hours` from four to seven. Where the
 * turns count days themselves, none is worked out.
 */
function spansIn(lower: string, language: string, spoken: string): Set<number> {
  const words = lower.match(WORDS) ?? [];
  const units = words.map((word) => TIME_UNITS.of(fold(word), language));
  if (units.every((unit) => unit === undefined)) return new Set();
  const counted = new Set(
    (spoken.match(WORDS) ?? []).flatMap((word) =>
      KNOWN_LANGUAGES.map((tag) => TIME_UNITS.of(fold(word), tag)),
    ),
  );
  const counts = words.filter((_, at) => {
    const unit = units[at + 1];
    return unit === 'hour' || (unit !== undefined && !counted.has(unit));
  });
  return supportedNumbers(counts.join(', '), language);
}

/** `It rose for three hours` where the turns say from when to when, beside three of something else. */
function isSpan(claim: Amount, said: readonly Said[], { language, source }: Statement): boolean {
  const unit = TIME_UNITS.of(claim.unit ?? '', language);
  if (unit === undefined) return false;
  const ends = said.filter(
    ({ things, unit: own = '' }) =>
      things.length === 0 || HOUR_MARK.test(own) || TIME_UNITS.of(own, source.lexicon.tag) === unit,
  );
  const isApart = (one: Said, other: Said): boolean =>
    [...one.numbers].some((a) => [...other.numbers].some((b) => claim.numbers.has(a - b)));
  return ends.some((one) =>
    ends.some((other) => one.turn === other.turn && one !== other && isApart(one, other)),
  );
}

const HOUR_MARK = new RegExp(`^${anyMention(({ hourMarks }) => hourMarks)}$`, 'iu');

/** How much of a multiple may be rounded away: 5.3 times is `more than five times`. */
const ROUNDED_AWAY = 0.15;

const isTimes = (n: number, known: readonly number[]): boolean =>
  known.length <= MOST_IN_RATIO &&
  known.some((a) =>
    known.some(
      (b) => b >= 2 && a / b >= n * (1 - RATIO_ROUNDING) && a / b <= n * (1 + ROUNDED_AWAY),
    ),
  );

/** `About five thousand more`. */
const isNearDifference = (n: number, known: readonly number[]): boolean => {
  const others = known.filter((k) => k >= 2).slice(0, MOST_OPERANDS);
  return others.some((a) => others.some((b) => a > b && isNear(n, a - b)));
};

/** Whether a number is the sum, the difference, the product or the quotient of two that are said. */
function isDerived(n: number, known: readonly number[]): boolean {
  const others = known.filter((k) => k >= 2 || !Number.isInteger(k)).slice(0, MOST_OPERANDS);
  const is = (value: number): boolean => Math.abs(value - n) <= Math.abs(n) * ROUNDING;
  return (
    others.some((a, at) =>
      others
        .slice(at + 1)
        .some(
          (b) =>
            a + b === n ||
            Math.abs(Math.abs(a - b) - n) < SAME ||
            (Math.min(a, b) <= MOST_TIMES && (is(a * b) || is(Math.max(a, b) / Math.min(a, b)))) ||
            (n < 1 && is(Math.min(a, b) / Math.max(a, b))),
        ),
    ) || others.some((a) => is(a / 2) || is(a / 4))
  );
}

/** Whether a share is said already, which another one would contradict. */
const saysShare = ({ text }: Statement['evidence'], language: string): boolean =>
  claimedShares(text, language).length > 0 || PERCENT.test(text);

/** Whether one of the statement's own numbers is that share of another that is said, or the other way round. */
function isRatioOf(
  share: number,
  text: string,
  language: string,
  evidence: Statement['evidence'],
): boolean {
  const said = [...evidence.numbers];
  const own = claimedNumbers(text, language)
    .flat()
    .filter((n) => evidence.numbers.has(n));
  return own.some((n) => said.some((other) => isRatio(share, [n, other], boundIn(text))));
}

/** Numbers of which two make a share; among more, some two make any. */
const MOST_IN_RATIO = 8;
const RATIO_ROUNDING = 0.007;
/** `Twice as much`. */
const MULTIPLE = 2;
/** `Less than half` is said of 35% and more. */
const NEAR_BOUND = 0.7;

type Bound = 'below' | 'above' | null;

/** Whether a share is only a bound: `less than a third`. */
const boundIn = (text: string): Bound =>
  BELOW.test(text) ? 'below' : ABOVE.test(text) ? 'above' : null;

const BELOW = inAnyLanguage(({ below }) => below, 'iu');
const ABOVE = inAnyLanguage(({ above }) => above, 'iu');

/** How far a share may lie from the round one that bounds it: 30% is `almost a third`. */
const FROM_BOUND = 0.12;

function isBoundOf(share: number, bound: Bound, said: ReadonlySet<number>): boolean {
  if (bound === null) return false;
  const percent = share <= 1 ? share * 100 : share;
  return [...said].some((n) => {
    const below = bound === 'below' ? percent - n : n - percent;
    return below >= 0 && below <= percent * FROM_BOUND;
  });
}

/** Whether one number is that share of another, or that share less: 3 weeks of 6 are half. */
function isRatio(share: number, known: readonly number[], bound: Bound): boolean {
  const isMultiple = share === MULTIPLE;
  const part = isMultiple ? 1 / share : share > 1 ? share / 100 : share;
  const others = known.filter((k) => k >= 2);
  if (others.length > MOST_IN_RATIO) return false;
  return others.some((a) =>
    others.some(
      (b) =>
        a < b &&
        [a / b, 1 - a / b].some(
          (ratio) =>
            Math.abs(ratio - part) <= RATIO_ROUNDING ||
            (bound === (isMultiple ? 'above' : 'below') &&
              ratio < part &&
              ratio >= part * NEAR_BOUND) ||
            (bound === (isMultiple ? 'below' : 'above') &&
              ratio > part &&
              ratio * NEAR_BOUND <= part),
        ),
    ),
  );
}

/** 0.7 m and 70 cm, 48 hours and two days, 18 months and a year and a half. */
const inOtherUnits = (n: number): number[] =>
  [
    n * 100,
    n * 1000,
    n / 1000,
    ...[7, 12, 24, 60].filter((unit) => n % unit === 0).map((unit) => n / unit),
  ].filter((k) => Number.isInteger(k) && k > 0 && (n >= LEAST_CONVERTED || !Number.isInteger(n)));

/** `two options`, written as a word: what a writer counts. */
const isOwnCount = (n: number, text: string): boolean =>
  Number.isInteger(n) &&
  n <= COUNTED &&
  n >= 1 &&
  !new RegExp(`(?<![\\p{N}.,:])${n}(?![\\p{N}])`, 'u').test(text);

interface Said extends Amount {
  turn: number;
  sentence: Sentence;
}

const saidAmounts = ({ refs, source }: Statement): Said[] =>
  refs.flatMap((turn) =>
    source
      .sentencesOf(turn)
      .flatMap((sentence) =>
        amountsIn(sentence, source.lexicon.tag).map((amount) =>
          Object.assign(amount, { turn, sentence }),
        ),
      ),
  );

/** The numbers of a statement that count or measure something. */
const claimsOf = (statement: Statement): Amount[] =>
  statement.sentences.flatMap((one) =>
    amountsBesides(one, statement.language).filter((amount) => !isOfDate(amount, one, statement)),
  );

/** What the turns count with a number, and whether one of its places names nothing that is counted. */
interface Counted {
  things: Set<string>;
  isBare: boolean;
}

/** By number, so that a page of figures is not searched once for each figure of a statement. */
function countedBy(said: readonly Said[]): ReadonlyMap<number, Counted> {
  const found = new Map<number, Counted>();
  for (const { numbers: readings, things } of said)
    for (const n of readings) {
      const one = found.get(n) ?? { things: new Set(), isBare: false };
      found.set(n, one);
      things.forEach((thing) => one.things.add(thing));
      one.isBare ||= things.length === 0;
    }
  return found;
}

/** `12 chairs` where the source has 12 tables, and another number of chairs. */
function ofAnotherThing(statement: Statement): Doubt | null {
  const said = saidAmounts(statement);
  const counted = countedBy(said);
  const turnOf = new Map(
    said
      .toReversed()
      .flatMap(({ things: [thing], turn }) => (thing ? [[thing, turn] as const] : [])),
  );
  const claims = claimsOf(statement);
  const areFew = claims.length * said.length <= MOST_PAIRS;
  for (const claim of claims) {
    const [thing] = claim.things;
    // `One` may be an article.
    if (thing === undefined || claim.kind !== 'count' || claim.numbers.has(1)) continue;
    if (
      areFew &&
      (isSpan(claim, said, statement) || claims.some((other) => areTold(claim, other, said)))
    )
      continue;
    const same = [...claim.numbers].flatMap((n) => counted.get(n) ?? []);
    // Spanish `día` and `días` have stems of their own.
    const isOfIt = same.some(({ things }) =>
      claim.things.some((one) => [one, `${one}s`].some((thing) => things.has(thing))),
    );
    const turn = turnOf.get(thing);
    if (same.length > 0 && !isOfIt && turn !== undefined && !same.some(({ isBare }) => isBare))
      return { kind: 'number', said: claim.text, turn };
  }
  return null;
}

/** How much more another number has to have in common. */
const CLEARLY = 2;
/** What only the other number has near it has to tell this much. */
const LEAST_WEIGHT = 0.4;
const LEAST_NEAR = 2;
/**
 * Pairs of a statement's number and one of the source: the work grows with their square. A point has five numbers and its
 * turns a hundred; beyond it someone quotes a page of figures, and what stands beside each says little.
 */
const MOST_PAIRS = 1000;

/** `The college takes 31` where 31 stands beside the hostel, and another price beside the college. */
function nearerToAnother(statement: Statement): Doubt | null {
  // Without marks nothing tells where the talk of one thing ends.
  const said = saidAmounts(statement);
  if (said.some(({ sentence }) => sentence.runOn)) return null;
  const claims = statement.sentences.flatMap((one) => amountsIn(one, statement.language));
  if (claims.length * said.length > MOST_PAIRS) return null;
  for (const claim of claims) {
    const same = said.filter((amount) => meet(amount, claim));
    if (same.length === 0 || isOfSameTime(claim.numbers, statement)) continue;
    if (isPutInstead(claim, statement) || isSpan(claim, said, statement)) continue;
    if (claims.some((other) => areTold(claim, other, said))) continue;
    // `1,700 euros more` beside `we always order ten thousand`: where the number is said as money, a count is none.
    const isMoney = same.some(({ kind }) => kind === 'money');
    const rivals = said.filter(
      (amount) =>
        !claims.some((one) => meet(amount, one)) &&
        isOfKind(amount, claim) &&
        !(isMoney && amount.kind !== 'money' && areFarInSize(amount, claim, MOST_TIMES_PRICE)),
    );
    const better = rivals.find((rival) =>
      same.every((own) => fitsBetter(rival, own, claim, statement)),
    );
    const swapped = same.find((own) =>
      claims.some((other) => areSwapped(claim, other, own, said, statement)),
    );
    const against = better ?? swapped;
    if (against) return { kind: 'number', said: claim.text, turn: against.turn };
  }
  return null;
}

/** `9 and 10 October`, `9 de octubre`. */
const BEFORE_MONTH = 3;

/** A day of a month or a year: dates are compared as such. */
function isOfDate({ at }: Amount, { tokens }: Sentence, { language }: Statement): boolean {
  const around = [tokens[at - 1], ...tokens.slice(at + 1, at + 1 + BEFORE_MONTH)];
  return around.some(
    (token) => token !== undefined && supportedDates(token.text, language).size > 0,
  );
}

/** `94 instead of 110`: one sentence says both numbers of the statement, in this order. */
const areTold = (claim: Amount, other: Amount, said: readonly Said[]): boolean =>
  !meet(claim, other) &&
  said.some(
    (own) =>
      meet(own, claim) &&
      said.some(
        (one) =>
          one.sentence === own.sentence &&
          meet(one, other) &&
          one.at < own.at === other.at < claim.at,
      ),
  );

/** Two numbers of the statement, each beside what the other one belongs to. */
function areSwapped(
  claim: Amount,
  other: Amount,
  own: Amount,
  said: readonly Said[],
  statement: Statement,
): boolean {
  if (meet(claim, other)) return false;
  const others = said.filter((amount) => meet(amount, other));
  return (
    others.length > 0 &&
    others.every(
      (rival) =>
        fitsBetter(rival, own, claim, statement) && fitsBetter(own, rival, other, statement),
    )
  );
}

/** What is so many times as large is of something else. */
const MOST_TIMES_LARGER = 20;
/** A count is no price, unless it is about as large and may be one without its unit. */
const MOST_TIMES_PRICE = 3;

const areFarInSize = (one: Amount, other: Amount, times = MOST_TIMES_LARGER): boolean => {
  const [a, b] = [Math.max(...one.numbers), Math.max(...other.numbers)];
  return Math.max(a, b) > times * Math.min(a, b);
};

/** Of the same thing, or of nothing that is named. */
const isOfKind = (one: Amount, other: Amount): boolean =>
  !areFarInSize(one, other) &&
  ((one.kind === other.kind && (one.things[0] === other.things[0] || one.kind !== 'count')) ||
    (other.kind === 'money' &&
      one.kind === 'count' &&
      one.things.every((thing) => other.near.has(thing))));

/** Whether the words around a claim stand near a rival rather than near the same number. */
function fitsBetter(rival: Amount, own: Amount, claim: Amount, { source }: Statement): boolean {
  const weigh = (near: Amount, notNear: Amount): number =>
    [...claim.near.keys()]
      .filter((stem) => near.near.has(stem) && !notNear.near.has(stem))
      .reduce((sum, stem) => sum + source.weightOf(stem), 0);
  // A number that stands almost alone (`1,500 in all`) may belong to anything.
  if (own.near.size < LEAST_NEAR) return false;
  const [forRival, forOwn] = [weigh(rival, own), weigh(own, rival)];
  return forRival >= LEAST_WEIGHT && forRival >= forOwn * CLEARLY;
}
