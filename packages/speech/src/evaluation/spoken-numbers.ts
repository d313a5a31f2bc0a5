import { numberWord, type NumberWord } from './number-words.ts';

/** A number in digits, whole or not, as `plainWords` leaves it. */
const DIGITS = /^\d*\.?\d+$/;
const ZERO = numberWord('zero') ?? null;
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** A number, and the index of the first word that is not of it. */
export interface SpokenNumber {
  digits: string;
  end: number;
}

/**
 * The number that begins at a word, as far as it goes, in digits: `two thousand and five` is `2005`, `nineteen eighty four`
 * `1984`, `twenty first` `21st`, `three point five` `3.5`, `three and a half` as well. The rules are those of Whisper's
 * EnglishNumberNormalizer.
 * @returns null where none begins there.
 */
export function numberAt(words: readonly string[], start: number): SpokenNumber | null {
  let read: Reading = { digits: null, last: null, end: start, ended: false };
  for (let next: Reading | null = read; next !== null; next = next.ended ? null : more(words, next))
    read = next;
  if (read.digits === null) return null;
  return { digits: read.digits.replace(/^0+(?=\d)/, ''), end: read.end };
}

/** How far a number has been read. */
interface Reading {
  digits: string | null;
  /** Its last word; null for a number that stood there in digits, or behind a point. */
  last: NumberWord | null;
  end: number;
  /** An ending that nothing can follow has been read. */
  ended: boolean;
}

/** The number with what follows; null where it is at its end. */
function more(words: readonly string[], read: Reading): Reading | null {
  const { digits, last, end } = read;
  const [word = '', next = '', third = ''] = words.slice(end, end + 3);
  if (word === 'and' && last?.kind === 'factor' && numberWord(next))
    return { ...read, end: end + 1 };
  if (digits !== null && word === 'and' && next === 'a' && third === 'half')
    return { digits: `${digits}.5`, last: null, end: end + 3, ended: false };
  if (word === 'point' && isNumber(next)) return withDecimals(words, read);
  const times = TIMES[word];
  const repeated = numberWord(next);
  if (times !== undefined && repeated?.kind === 'unit' && repeated.value < 10) {
    const said = String(repeated.value).repeat(times);
    return { digits: `${digits ?? ''}${said}`, last: repeated, end: end + 2, ended: false };
  }
  if (isOh(word, last, next)) return { ...read, digits: `${digits}0`, last: ZERO, end: end + 1 };
  if (digits === null && DIGITS.test(word))
    return { digits: String(Number(word)), last: null, end: end + 1, ended: false };
  return withWord(read, numberWord(word));
}

function withWord(read: Reading, word: NumberWord | undefined): Reading | null {
  const { digits, last, end } = read;
  if (!word) return null;
  // Behind digits and decimals only a factor goes on: `3.5 million`.
  if (digits !== null && last === null && word.kind !== 'factor') return null;
  const grownDigits = grown(digits, last, word);
  const ending = endingOf(grownDigits, word);
  return { digits: grownDigits + ending, last: word, end: end + 1, ended: ending !== '' };
}

/** What is said behind the point, digit by digit. */
function withDecimals(words: readonly string[], { digits, end }: Reading): Reading {
  let at = end + 1;
  let decimals = '';
  for (; isNumber(words[at]); at += 1) decimals += numberWord(words[at])?.value ?? words[at] ?? '';
  return { digits: `${digits ?? 0}.${decimals}`, last: null, end: at, ended: false };
}

/** A cardinal number below a hundred, or digits. */
function isNumber(word: string | undefined): boolean {
  const number = numberWord(word);
  return number ? number.kind !== 'factor' && number.ending === 'none' : /^\d+$/.test(word ?? '');
}

/** "One oh one": a nought between two numbers. */
function isOh(word: string, last: NumberWord | null, next: string): boolean {
  return (word === 'oh' || word === 'o') && last !== null && isNumber(next);
}

/** A number with one more of its words; what doesn't add up is said digit by digit, as years and numbers of rooms are. */
function grown(digits: string | null, last: NumberWord | null, next: NumberWord): string {
  if (digits === null) return String(next.value);
  const value = Number(digits);
  if (next.kind === 'factor') {
    const below = value % 1_000;
    return String(value - below + rounded(below * next.value));
  }
  if (last?.kind === 'ten' && next.kind === 'unit' && next.value > 0 && next.value < 10)
    return String(value + next.value);
  const room = next.kind === 'unit' && next.value < 10 ? 10 : 100;
  const adds = last?.kind === 'factor' && value % room === 0;
  return adds ? String(value + next.value) : `${digits}${next.value}`;
}

/** 3.3 million is no 3299999.9999999995. */
const rounded = (value: number): number => Number(value.toPrecision(12));

function endingOf(digits: string, { ending }: NumberWord): string {
  if (ending === 'none') return '';
  if (ending === 'plural') return 's';
  if (/1[123]$/.test(digits)) return 'th';
  return ['th', 'st', 'nd', 'rd'][Number(digits.at(-1))] ?? 'th';
}
