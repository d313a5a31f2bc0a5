import type { Doubt } from '../../port.ts';
import { isDateWord } from '../calendar.ts';
import { anyMention, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { claimedShares } from '../implied-numbers.ts';
import { amountsIn, type Amount } from '../reading/amounts.ts';
import type { Sentence } from '../reading/sentences.ts';
import type { Rule, Statement } from './statement.ts';

interface Side {
  stems: string[];
}

/** `A costs more than B` against the numbers that stand beside A and B in the cited turns. */
export const comparisons: Rule = (statement) => {
  for (const sentence of statement.sentences) {
    const doubt = compared(sentence, statement);
    if (doubt) return doubt;
  }
  return null;
};

/** So many words further on stands `than`; behind a comparison with which the sentence begins, more. */
const NEAR_THAN = 5;
const FARTHEST_THAN = 10;

/** `More than anything else`, `more than doubled`: nothing is named that it is compared with. */
const ANYTHING = wordsInAnyLanguage(({ anything }) => anything);

function compared(sentence: Sentence, statement: Statement): Doubt | null {
  const { own: lexicon } = statement;
  const { tokens } = sentence;
  const word = tokens.findIndex(
    ({ folded }) => lexicon.more.has(folded) || lexicon.less.has(folded),
  );
  const than = tokens.findIndex(({ folded }, at) => at > word && lexicon.than.has(folded));
  if (word < 0 || than < 0 || than - word > (word === 0 ? FARTHEST_THAN : NEAR_THAN)) return null;
  if (ANYTHING.has(tokens[than + 1]?.folded ?? '')) return null;
  // `1,100 more than` says a difference, which may be of sums that no one said; `no more than six` is a bound.
  const amounts = amountsIn(sentence, statement.language);
  if (amounts.some((one) => Math.abs(word - one.at) <= NEAR_THAN && !isPronoun(one))) return null;
  if (claimedShares(sentence.text, statement.language).length > 0) return null;
  const next = tokens[word + 1]?.folded ?? '';
  // `Más bajo`, `moins cher`: what is more or less may itself be a little.
  const ofLittle = lexicon.little.has(next);
  const claimed = lexicon.more.has(tokens[word]?.folded ?? '') === ofLittle ? -1 : 1;
  const negated = sentence.clauses.some((clause) => clause.negated);
  const [one, other] = sidesOf(sentence, [word, than], statement.language);
  if (isSaidSo(tokens[word]?.folded ?? '', other, statement)) return null;
  const said = wordsOf(statement);
  const [first, second] =
    nearestPair(amountsOf(one, other, said), amountsOf(other, one, said)) ?? [];
  if (!first || !second || !areComparable(first.amount, second.amount)) return null;
  const [a, b] = [largest(first.amount), largest(second.amount)];
  if (a === b || Math.sign(a - b) === (negated ? -claimed : claimed)) return null;
  return { kind: 'direction', said: tokens[word]?.text ?? '', turn: second.turn };
}

/** `Which was more than the whole capital`: whether a cited turn compares with the same thing in the same word. */
const isSaidSo = (word: string, { stems }: Side, { refs, source }: Statement): boolean =>
  refs
    .flatMap((turn) => source.sentencesOf(turn))
    .some(({ tokens }) => {
      const at = tokens.findIndex(({ folded }) => folded === word);
      const behind = tokens.slice(at + 1);
      const than = behind.findIndex(({ folded }) => source.lexicon.than.has(folded));
      const isNear = at >= 0 && than >= 0 && than < NEAR_THAN;
      return isNear && behind.slice(than).some(({ stem }) => stems.includes(stem));
    });

const areComparable = (one: Amount, other: Amount): boolean =>
  (one.kind === other.kind || one.kind === 'count' || other.kind === 'count') &&
  !isRate(one) &&
  !isRate(other);

/** For each person or piece: not to be compared with a price for all. */
const isRate = ({ behind }: Amount): boolean => EACH.test(behind);
const EACH = new RegExp(
  String.raw`^(?:\s*\p{L}+)?\s*${anyMention(({ each }) => each)}(?!\p{L})`,
  'iu',
);

/** The content before the comparison and behind `than`, without what both sides have. */
function sidesOf(
  { tokens }: Sentence,
  [word, than]: readonly [number, number],
  language: string,
): [Side, Side] {
  const stems = (from: number, to: number): string[] =>
    tokens
      .slice(from, to)
      .filter(({ content, folded }) => content || isDateWord(folded, language))
      .map(({ stem }) => stem);
  // `Fewer people come on Mondays than on Tuesdays`: what is compared stands behind the word.
  const before = stems(0, word);
  const [one, other] = [
    before.length > 0 ? before : stems(word + 1, than),
    stems(than + 1, tokens.length),
  ];
  return [
    { stems: one.filter((stem) => !other.includes(stem)) },
    { stems: other.filter((stem) => !one.includes(stem)) },
  ];
}

interface Found {
  amount: Amount;
  turn: number;
  /** How far it stands from what it is of. */
  far: number;
}

interface Word {
  stem: string;
  at: number;
  /** Counts the marks before it: what a comma parts is farther away. */
  part: number;
  turn: number;
  /** The number that begins here. */
  amount: Amount | undefined;
}

/** A number this far from what it is of, in words, may be of something else. */
const FARTHEST = 30;
const PART_COSTS = 4;
/** A number mostly stands behind what it is of. */
const BEFORE_COSTS = 1.5;
const MARK = /[,;:()–—]/u;
/** `Cost 95, and now they ask 140`: whether a number no longer holds. */
function isPast({ behind }: Amount, { phrasing }: Lexicon): boolean {
  const now = behind.search(phrasing.times.now);
  return now >= 0 && /\p{N}/u.test(behind.slice(now));
}

/** All words of the cited turns, in order. */
function wordsOf({ refs, source }: Statement): Word[] {
  const all: Word[] = [];
  let part = 0;
  for (const sentence of refs.flatMap((turn) => source.sentencesOf(turn))) {
    const amounts = new Map(
      amountsIn(sentence, source.lexicon.tag)
        .filter((amount) => !isPast(amount, source.lexicon))
        .map((amount) => [amount.at, amount]),
    );
    part += 1;
    let end = 0;
    for (const [index, { stem, at, text }] of sentence.tokens.entries()) {
      if (MARK.test(sentence.text.slice(end, at))) part += 1;
      end = at + text.length;
      all.push({ stem, at: all.length, part, turn: sentence.turn, amount: amounts.get(index) });
    }
  }
  return all;
}

/** So many places and numbers of a side are looked at: a page of figures has any number of them. */
const MOST_PLACES = 40;
const MOST_FOUND = 12;

/** The numbers near what one side names, with nothing of the other side between, the nearest first. */
function amountsOf(side: Side, other: Side, words: readonly Word[]): Found[] {
  return words
    .filter(({ stem }) => side.stems.includes(stem))
    .slice(0, MOST_PLACES)
    .flatMap((named) => amountsAround(named, other, words))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_FOUND);
}

function amountsAround(named: Word, other: Side, words: readonly Word[]): Found[] {
  return words
    .slice(Math.max(0, named.at - FARTHEST), named.at + FARTHEST + 1)
    .flatMap(({ amount, at, part, turn }) => {
      if (!amount || isPronoun(amount)) return [];
      const steps = at > named.at ? at - named.at : (named.at - at) * BEFORE_COSTS;
      const far = steps + PART_COSTS * Math.abs(part - named.part);
      const between = words.slice(Math.min(at, named.at) + 1, Math.max(at, named.at));
      const parted = between.some(({ stem }) => other.stems.includes(stem));
      return parted || far > FARTHEST ? [] : [{ amount, turn, far }];
    });
}

/** `A tall one`: no number. */
const isPronoun = ({ numbers, text }: Amount): boolean => numbers.has(1) && !/\p{N}/u.test(text);

/** The numbers of the two sides: not the same one for both, and together as near as can be. */
function nearestPair(ones: readonly Found[], others: readonly Found[]): [Found, Found] | null {
  const pairs = ones.flatMap((one) =>
    others.flatMap((other): [Found, Found][] =>
      one.amount === other.amount ? [] : [[one, other]],
    ),
  );
  const far = ([one, other]: [Found, Found]): number => one.far + other.far;
  return pairs.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

const largest = ({ numbers }: Amount): number => Math.max(...numbers);
