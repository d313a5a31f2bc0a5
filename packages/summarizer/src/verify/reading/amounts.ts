import { isDateWord } from '../calendar.ts';
import { anyMention, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import { mayBeHalfHour } from '../implied-numbers.ts';
import { isNumberWord } from '../number-words.ts';
import { supportedNumbers } from '../numbers.ts';
import type { Sentence, Token } from './sentences.ts';

/** A number in a sentence, with what it measures. */
export interface Amount {
  /** In every way in which it can be read. */
  numbers: ReadonlySet<number>;
  kind: 'money' | 'share' | 'count';
  /** Stems of the content words next behind it: what is counted. */
  things: string[];
  /** The word right behind it, folded. */
  unit: string | undefined;
  /** Content stems around it, each with its distance in words; those nearer to another amount are that one's. */
  near: ReadonlyMap<string, number>;
  /** As it is written. */
  text: string;
  /** Index of its first token in the sentence. */
  at: number;
  /** The rest of the sentence. */
  behind: string;
}

const word = (list: string): RegExp => new RegExp(`^${list}$`, 'u');
const MONEY = word(anyMention(({ money }) => money));
const SHARE = wordsInAnyLanguage(({ percent }) => percent);
const SCALE = word(
  anyMention(({ hundred, thousand, million, billion }) =>
    [hundred, thousand, million, billion].filter(Boolean).join('|'),
  ),
);
const WORDS_BEHIND = 3;
const FARTHEST = 10;

/** Whether two amounts may be the same number. */
export const meet = (one: Amount, other: Amount): boolean =>
  [...one.numbers].some((n) => other.numbers.has(n));

const known = new WeakMap<Sentence, readonly Amount[]>();

/** The numbers of a sentence, in order; read once, as a sentence has one language. */
export function amountsIn(sentence: Sentence, language: string): readonly Amount[] {
  const before = known.get(sentence);
  if (before) return before;
  const runs = runsOf(sentence, language);
  const amounts = runs.map((run) => amountOf(run, runs, sentence, language));
  known.set(sentence, amounts);
  return amounts;
}

interface Run {
  from: number;
  /** Behind its last word. */
  to: number;
}

/** `six hundred and ninety`, `treinta y cinco`. */
const JOINTS = wordsInAnyLanguage(({ and }) => and);

function runsOf({ tokens, text }: Sentence, language: string): Run[] {
  const runs: Run[] = [];
  tokens.forEach((token, at) => {
    if (!isNumber(token, language) || isFraction(tokens, at, language)) return;
    const last = runs.at(-1);
    const [joint, before] = [tokens[at - 1], tokens[at - 2]];
    const isJoined =
      last?.to === at - 1 &&
      JOINTS.has(joint?.folded ?? '') &&
      // `We have twelve, and three were eaten.`
      !text.slice(before?.at, joint?.at).includes(',');
    // `Make it six, six at most`: only behind a thousand a number goes on over a comma.
    const isParted =
      tokens[at - 1] !== undefined &&
      !SCALE.test(tokens[at - 1]?.folded ?? '') &&
      text.slice(tokens[at - 1]?.at, token.at).includes(',');
    const isNext = last?.to === at && !isParted;
    if (last && (isNext || (isJoined && !/\p{N}/u.test(token.text)))) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs;
}

/** `A third of the letters` counts no three. */
const isFraction = (tokens: readonly Token[], at: number, language: string): boolean =>
  language === 'en' &&
  /^(?:third|(?:four|fif|six|seven|eigh|nin|ten)th)$/u.test(tokens[at]?.folded ?? '') &&
  /^(?:an?|one)$/u.test(tokens[at - 1]?.folded ?? '') &&
  tokens[at + 1]?.folded === 'of';

const isNumber = ({ text }: Token, language: string): boolean =>
  /^\p{N}/u.test(text) ||
  text
    .toLowerCase()
    .split('-')
    .every((part) => isNumberWord(part, language));

function amountOf(run: Run, runs: readonly Run[], sentence: Sentence, language: string): Amount {
  const { tokens, text } = sentence;
  const written = tokens.slice(run.from, run.to).map((token) => token.text);
  const [own, last] = [tokens[run.from], tokens[run.to - 1]];
  const before = own ? text.slice(Math.max(0, own.at - 2), own.at) : '';
  const behind = tokens.slice(run.to, run.to + 2).map(({ folded }) => folded);
  const rest = text.slice(last ? last.at + last.text.length : text.length);
  const whole = supportedNumbers(written.join(' '), language);
  const half = HALF_MORE.exec(rest)?.[0];
  return {
    numbers: half === undefined ? whole : withHalf(whole, half),
    kind: kindOf(before, behind, sentence, run),
    things: thingsBehind(sentence, run.to),
    unit: behind[0],
    near: nearOf(run, runs, sentence, language),
    text: written.join(' '),
    at: run.from,
    behind: rest,
  };
}

const withHalf = (whole: ReadonlySet<number>, half: string): ReadonlySet<number> =>
  new Set([...Array.from(whole, (n) => n + 0.5), ...(mayBeHalfHour(half) ? whole : [])]);

function kindOf(
  before: string,
  behind: readonly string[],
  { text, tokens }: Sentence,
  run: Run,
): Amount['kind'] {
  const last = tokens[run.to - 1];
  const after = last ? text.slice(last.at + last.text.length, last.at + last.text.length + 2) : '';
  if (/[€$£]/u.test(before + after) || MONEY.test(behind[0] ?? '')) return 'money';
  if (after.includes('%') || behind.some((word) => SHARE.has(word))) return 'share';
  return 'count';
}

/** `39 im Monat`, `900 a month`: what follows is counted by another number. */
const PER = wordsInAnyLanguage(({ per }) => per);

/** `Two have been hired`, `sixty on the waiting list`: what is counted was named before. */
const HAVE = wordsInAnyLanguage(({ plurals }) => plurals);
const PLACED = wordsInAnyLanguage(({ placed }) => placed);
const COUNT_NOTHING = [PER, HAVE, PLACED];

function thingsBehind({ tokens, text }: Sentence, from: number): string[] {
  const things: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + WORDS_BEHIND); at += 1) {
    const [token, last] = [tokens[at], tokens[at - 1]];
    if (!token) break;
    if (last && /[,;:()°]/u.test(text.slice(last.at + last.text.length, token.at))) break;
    if (at === from && COUNT_NOTHING.some((words) => words.has(token.folded))) break;
    if (token.content && !isUnit(token.folded)) things.push(token.stem);
  }
  return things;
}

/** Names a currency, a share or a scale: what is measured in, and not what is measured. */
export const isUnit = (word: string): boolean =>
  MONEY.test(word) || SHARE.has(word) || SCALE.test(word);

/** `Twelve cents and a half` is one number. */
const AND_A_HALF = new RegExp(`^${anyMention(({ andAHalf }) => andAHalf)}`, 'iu');
const HALF_MORE = new RegExp(
  String.raw`^(?: \p{L}+)? ${anyMention(({ andAHalf }) => andAHalf)}(?!\p{L})`,
  'iu',
);
/** What stands behind a comma or a colon is farther away. */
const BEHIND_A_MARK = 4;

function nearOf(
  run: Run,
  runs: readonly Run[],
  { tokens, text }: Sentence,
  language: string,
): Map<string, number> {
  const near = new Map<string, number>();
  let part = 0;
  const parts = tokens.map(({ at, folded }, index) => {
    const last = tokens[index - 1];
    const isParted = last && /[,;:()–—]/u.test(text.slice(last.at + last.text.length, at));
    // `The county pays 300 and the parish 500`: what each is of stands on its own side.
    const isJoined =
      JOINTS.has(folded) &&
      runs.some(({ to }) => to <= index && index - to <= 1) &&
      !AND_A_HALF.test(text.slice(at));
    if (isParted || isJoined) part += 1;
    return part;
  });
  const distanceTo = ({ from, to }: Run, at: number): number => {
    const words = at < from ? from - at : at >= to ? at - to + 1 : 0;
    return words + BEHIND_A_MARK * Math.abs((parts[at] ?? 0) - (parts[from] ?? 0));
  };
  tokens.forEach(({ content, stem, folded }, at) => {
    if (!content || isUnit(folded) || isDateWord(folded, language)) return;
    const distance = distanceTo(run, at);
    if (distance === 0 || distance > FARTHEST) return;
    // What stands nearer to another number belongs to that one.
    if (runs.some((other) => other !== run && distanceTo(other, at) < distance)) return;
    near.set(stem, Math.min(distance, near.get(stem) ?? distance));
  });
  return near;
}
