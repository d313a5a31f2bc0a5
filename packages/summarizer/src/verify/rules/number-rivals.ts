import { isDateWord } from '../calendar.ts';
import { isNumberWord, isOrdinal } from '../number-words.ts';
import { type Amount, amountsIn, isUnit } from '../reading/amounts.ts';
import { isPutInstead } from '../reading/instead.ts';
import { stemsOf, type Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { TIME_UNITS } from '../units.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** How much more of the statement has to be said of the other number. */
const CLEARLY = 2;
/** Fewer common words may be of anything. */
const LEAST_SHARED = 2;
const LEAST_WEIGHT = 0.8;
/** A wide citation is of more than the statement. */
const MOST_CITED = 6;
/** A larger ratio is of things that are not measured alike. */
const MOST_TIMES = 20;

interface Bound {
  amount: Amount;
  turn: number;
  stems: ReadonlySet<string>;
}

/**
 * `An income of 205,000` where income stands with 218,000 and the budget with 205,000: what the statement says of its one number,
 * the cited turns say of another one.
 */
export const numberRivals: Rule = (statement) => {
  const { sentences, language, refs, source, kind } = statement;
  const [sentence, ...others] = sentences;
  if (!sentence || others.length > 0 || refs.length > MOST_CITED || isPageOfText(statement))
    return null;
  const [claim, ...further] = amountsIn(sentence, language);
  if (!claim || further.length > 0 || claim.numbers.has(1) || isOrdinal(claim.text, language))
    return null;
  // `1,100 more` follows from others.
  if (statement.own.sums.test(sentence.lower)) return null;
  if (isNear(sentence.tokens, claim.at, (token) => isDateWord(token.folded, language))) return null;
  const told = sentence.tokens
    .filter((token) => isTelling(token, statement))
    .map(({ stem }) => stem);
  const bound = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap((said) => boundIn(said, source.lexicon.tag));
  const sharedBy = (list: readonly Bound[]): string[] => [
    ...new Set(told.filter((stem) => list.some(({ stems }) => stems.has(stem)))),
  ];
  const weigh = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const same = bound.filter(({ amount }) => isSame(amount, claim));
  // A number that also stands where nothing tells what it is of may be of anything.
  const count = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap((said) => amountsIn(said, source.lexicon.tag))
    .filter((amount) => isSame(amount, claim)).length;
  if (same.length === 0 || count > same.length) return null;
  if (isPutInstead(claim, statement)) return null;
  const own = weigh(sharedBy(same));
  const [noun] = claim.things;
  const hasNoun = ({ amount }: Bound): boolean =>
    noun !== undefined && amount.things.includes(noun);
  // `Six ponds more`: a number that stands with its noun has no rival elsewhere that is of something else.
  const named = same.filter(hasNoun);
  // `Thirty, done.` is the answer to what is talked about.
  if (same.some(({ stems }) => stems.size === 0)) return null;
  const rival = bound.find((one) => {
    const theirs = sharedBy([one]);
    return (
      !isSame(one.amount, claim) &&
      (named.length === 0 || hasNoun(one) || named.some(({ turn }) => turn === one.turn)) &&
      // What was decided is what was said last.
      (kind !== 'decision' || same.some(({ turn }) => turn <= one.turn)) &&
      isOfKind(one.amount, claim, same, statement) &&
      theirs.length >= LEAST_SHARED &&
      weigh(theirs) >= LEAST_WEIGHT &&
      weigh(theirs) > CLEARLY * own
    );
  });
  return rival ? { kind: 'number', said: claim.text, turn: rival.turn } : null;
};

/** `Two hundred and five` beside `two hundred and eighteen thousand`. */
const isSame = (one: Amount, other: Amount): boolean =>
  [...one.numbers].some((n) => other.numbers.has(n) || other.numbers.has(n * 1e3));

const isTime = (unit: string | undefined, tag: string): boolean =>
  unit !== undefined && TIME_UNITS.of(unit, tag) !== undefined;

/** Of the same kind and about as large; `24 hours` are no price. */
function isOfKind(
  one: Amount,
  claim: Amount,
  same: readonly Bound[],
  { source, language }: Statement,
): boolean {
  if (isTime(one.unit, source.lexicon.tag) && !isTime(claim.unit, language)) return false;
  const kinds = new Set([claim.kind, ...same.map(({ amount }) => amount.kind), 'count']);
  const [a, b] = [Math.max(...one.numbers), Math.max(...claim.numbers)];
  return (
    kinds.has(one.kind) && !one.numbers.has(1) && Math.max(a, b) <= MOST_TIMES * Math.min(a, b)
  );
}

const isTelling = ({ content, folded, stem }: Token, { source, language }: Statement): boolean =>
  content &&
  !isNumberWord(folded, language) &&
  !isUnit(folded) &&
  !isDateWord(folded, language) &&
  TIME_UNITS.of(folded, language) === undefined &&
  !source.nameStems.has(stem);

const NEAR = 3;
const isNear = (tokens: readonly Token[], at: number, isOf: (token: Token) => boolean): boolean =>
  tokens.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(isOf);

/** The one number of a sentence with all of its words; of a sentence with more, those that are alone in their clause. */
function boundIn(said: Said, language: string): Bound[] {
  // `By the 3rd of September` counts nothing.
  const amounts = amountsIn(said, language).filter(({ unit = '' }) => !isDateWord(unit, language));
  const [first] = amounts;
  if (!first || said.runOn || said.question) return [];
  if (amounts.length === 1) return [{ amount: first, turn: said.turn, stems: said.stems }];
  return said.clauses.flatMap(({ tokens }) => {
    const inside = amounts.filter(({ at }) => tokens.includes(said.tokens[at] as Token));
    const [amount] = inside;
    return amount && inside.length === 1
      ? [{ amount, turn: said.turn, stems: stemsOf(tokens) }]
      : [];
  });
}
