import { numberAt } from './spoken-numbers.ts';

/** What follows a number in speech and stands before it in writing. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['dollar', '$'],
  ['dollars', '$'],
  ['pound', '£'],
  ['pounds', '£'],
  ['euro', '€'],
  ['euros', '€'],
  ['cent', '¢'],
  ['cents', '¢'],
  ['¢', '¢'],
]);
const SIGNS: ReadonlySet<string> = new Set(CURRENCIES.values());

/**
 * English words with their numbers in digits (see `numberAt`), and what is counted as signs: `five dollars` and `$5` as `$5`,
 * `fifty percent` as `50%`, `two dollars and seven cents` as `$2.07`.
 * @param words lower case; signs (`$`, `%`) and numbers are words of their own.
 */
export function amountsInDigits(words: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const sign = SIGNS.has(words[at] ?? '') ? (words[at] ?? '') : '';
    const number = numberAt(words, sign === '' ? at : at + 1);
    if (number) {
      const unit = unitAt(words, number.end);
      written.push(`${sign || unit.before}${number.digits}${unit.after}`);
      at = unit.end;
    } else {
      if (sign === '' && words[at] !== '%') written.push(words[at] ?? '');
      at += 1;
    }
  }
  return withCents(written);
}

interface Unit {
  before: string;
  after: string;
  end: number;
}

/** What a number is followed by. */
function unitAt(words: readonly string[], end: number): Unit {
  const [word = '', next = ''] = words.slice(end, end + 2);
  if (word === '%' || word === 'percent') return { before: '', after: '%', end: end + 1 };
  if (word === 'per' && next === 'cent') return { before: '', after: '%', end: end + 2 };
  const before = CURRENCIES.get(word);
  return before === undefined
    ? { before: '', after: '', end }
    : { before, after: '', end: end + 1 };
}

/** `$2 and ¢7` is `$2.07`. */
function withCents(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const cents = /^¢(\d{1,2})$/.exec(word)?.[1];
    const whole = joined.at(-1) === 'and' ? joined.at(-2) : joined.at(-1);
    if (cents !== undefined && /^[$€£]\d+$/.test(whole ?? '')) {
      joined.splice(joined.at(-1) === 'and' ? -2 : -1);
      joined.push(`${whole}.${cents.padStart(2, '0')}`);
    } else joined.push(word);
  }
  return joined;
}
