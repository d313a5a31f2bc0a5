import { wordsInAnyLanguage } from './lexicon/any-language.ts';
import { lexiconOf, LEXICONS } from './lexicon/index.ts';

const JOINTS = wordsInAnyLanguage(({ and }) => and);

/** A number that is written out. */
export interface SpelledNumber {
  value: number;
  /** False where the words may not have been meant as this number. */
  certain: boolean;
}

/**
 * The numbers that are written out in words: `two hundred and fifty` is 250, `nineteen ninety four` 19, 94 and 1994. Empty
 * for languages whose number words are not known here.
 */
export function spelledNumbers(words: string[], language: string): SpelledNumber[] {
  const known = KNOWN.get(language);
  if (!known) return [];
  const result: SpelledNumber[] = [];
  let run: number[] = [];
  let certain = false;
  const close = (): void => {
    const numbers = composed(run, language);
    const inHalves = years(numbers);
    // Who says a year in two halves has not claimed either half.
    const isYear = inHalves.length > 0;
    result.push(...numbers.map((value) => ({ value, certain: certain && !isYear })));
    result.push(...inHalves.map((value) => ({ value, certain })));
    run = [];
    certain = false;
  };
  for (const word of words) {
    const value = valueOf(word, known.values);
    if (value !== undefined) {
      const count = run.at(-1) ?? 0;
      if (known.dozens.test(word) && count > 0 && count < 10) run[run.length - 1] = count * value;
      else run.push(value);
      // A `million` alone belongs to the digits before it.
      certain ||= !known.scales.has(word) && !known.ambiguous.has(word);
    } else if (!JOINTS.has(word)) close();
  }
  close();
  return result;
}

/** Whether a word, in small letters, can be part of a number. */
export const isNumberWord = (word: string, language: string): boolean => {
  const known = KNOWN.get(language);
  return known !== undefined && valueOf(word, known.values) !== undefined;
};

/** Whether the words of a number say a place in an order: `the second`. */
export const isOrdinal = (text: string, language: string): boolean =>
  lexiconOf(language)?.numbers.ordinal.test(text) ?? false;

/** The numbers of a run of words: neighbours multiply and add up as they do in speech. */
function composed(run: number[], language: string): number[] {
  const isFrench = language === 'fr';
  const numbers: number[] = [];
  let thousands = 0;
  let current: number | undefined;
  for (const value of run) {
    if (value >= 1000) {
      thousands += (current ?? 1) * value;
      current = undefined;
    } else if (value === 100) current = (current ?? 1) * 100;
    else if (current === undefined) current = value;
    else if (current % 100 === 4 && value === 20) current += 76; // quatre-vingt
    else if (takes(current, value) || (isFrench && isTeen(current, value))) current += value;
    else {
      numbers.push(thousands + current);
      [thousands, current] = [0, value];
    }
  }
  if (run.length > 0) numbers.push(thousands + (current ?? 0));
  return numbers;
}

/** `twenty` takes a `five`, `three hundred` a `twelve`, French `soixante` a `douze`. */
function takes(current: number, value: number): boolean {
  if (current % 100 === 0) return current > 0 && value < 100;
  if (current % 100 === 60 || current % 100 === 80) return value < 20;
  return current % 10 === 0 && current % 100 >= 20 && value < 10;
}

/** French `dix-sept` to `dix-neuf`. */
const isTeen = (current: number, value: number): boolean =>
  current % 100 === 10 && value >= 7 && value <= 9;

/** `nineteen ninety-four` as 1994. */
function years(numbers: number[]): number[] {
  return numbers.flatMap((half, index) => {
    const other = numbers[index + 1] ?? 0;
    return half >= 10 && half < 100 && other >= 10 && other < 100 ? [half * 100 + other] : [];
  });
}

/** Also German compounds, which are written in one: `fünfundzwanzig`, `zweihundert`. */
function valueOf(word: string, values: Map<string, number>): number | undefined {
  const whole = values.get(word);
  if (whole !== undefined) return whole;
  // German ordinals: `zwölfte`, `einundzwanzigsten`.
  const cardinal = /^(\p{L}{3,}?)s?te[nrsm]?$/u.exec(word)?.[1];
  if (cardinal !== undefined && values.has('zwölf')) return valueOf(cardinal, values);
  const halves = /^(\p{L}+?)und(\p{L}+zig|dreißig)$/u.exec(word);
  const sum = halves && plus(values.get(halves[1] ?? ''), values.get(halves[2] ?? ''));
  if (sum) return sum;
  // `Zweihunderttausend`: what stands before the thousand multiplies it.
  const [, count = '', scale = '', rest = ''] =
    /^(\p{L}*?)(tausend)(\p{L}*)$/u.exec(word) ?? /^(\p{L}*?)(hundert)(\p{L}*)$/u.exec(word) ?? [];
  if (scale === '') return undefined;
  const times = count === '' ? 1 : valueOf(count, values);
  const more = rest === '' ? 0 : valueOf(rest, values);
  const unit = values.get(scale);
  return times && unit ? plus(times * unit, more) : undefined;
}

function plus(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a + b;
}

const KNOWN = new Map(
  LEXICONS.map(({ tag, numbers: { units, tens, others, ambiguous, dozens } }) => {
    const values = new Map<string, number>();
    units.split(' ').forEach((word, index) => values.set(word, index));
    tens.split(' ').forEach((word, index) => values.set(word, (index + 1) * 10));
    for (const pair of others.split(' ')) {
      const [word = '', value] = pair.split('=');
      values.set(word, Number(value));
    }
    const scales = new Set(
      Array.from(values).flatMap(([word, value]) => (value >= 100 ? [word] : [])),
    );
    return [tag, { values, scales, dozens, ambiguous: new Set(ambiguous.split(' ')) }];
  }),
);
