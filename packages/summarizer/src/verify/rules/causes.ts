import { STEM_LETTERS } from '../stems.ts';
import { claimedNumbers } from '../numbers.ts';
import { endsInNot } from '../reading/negation.ts';
import { allStems, readSentences, type Sentence } from '../reading/sentences.ts';
import type { Rule, Statement } from './statement.ts';

/** Share of the cause's content, names aside, that has to be said in the cited turns. */
const LEAST_SHARE = 0.25;

/** A single word may be another one for the same. */
const LEAST_WORDS = 2;

/** In another language, more words may be others for the same. */
const LEAST_WORDS_ABROAD = 3;

/** A cause is one that the source names: what follows `because` is said there, as a cause or next to its effect. */
export const causes: Rule = (statement) => {
  if (statement.kind === 'action') return null;
  for (const sentence of statement.sentences) {
    const { lower } = sentence;
    const match = statement.own.causes.before.exec(lower);
    // `Not because it grows`: a cause that is denied.
    if (!match || endsInNot(lower.slice(0, match.index))) continue;
    const end = match.index + match[0].length;
    const cause = contentIn(sentence, end, end + clauseAt(lower, end).length, statement);
    if (cause.length < LEAST_WORDS) continue;
    if (isAskedFor(statement)) continue;
    const said = saidStems(statement);
    // `Until half past four` where one writes `i finish half 4`.
    const counts = claimedNumbers(clauseAt(lower, end), statement.language).filter((readings) =>
      readings.some((n) => statement.evidence.stated.has(n)),
    );
    const found =
      cause.filter((stem) => said.has(stem) || hasKin(stem, said)).length + counts.length;
    // Of a translation only a cause of which nothing is said is another one.
    const isAbroad = statement.own.tag !== statement.source.lexicon.tag;
    if (isAbroad && cause.length < LEAST_WORDS_ABROAD) continue;
    const least = isAbroad ? 1 : cause.length * LEAST_SHARE;
    if (found < least) return { kind: 'cause', said: match[0].trim() };
    const effect = contentIn(sentence, 0, match.index, statement);
    if (areFarApart(effect, cause, statement)) return { kind: 'cause', said: match[0].trim() };
    const turned = turnedRound(effect, cause, statement);
    if (turned !== null) return { kind: 'cause', turn: turned };
    const rival = rivalCause(effect, cause, sentence, statement);
    if (rival !== null) return { kind: 'cause', turn: rival };
  }
  return null;
};

/** Whether a word that is made from the same one is said: `counting` and `counters`. */
const hasKin = (stem: string, said: ReadonlySet<string>): boolean =>
  stem.length >= STEM_LETTERS &&
  [...said].some((one) => one.slice(0, STEM_LETTERS) === stem.slice(0, STEM_LETTERS));

/** Whether a cited turn answers a question for the reason, or begins with one. */
const isAskedFor = ({ refs, source }: Statement): boolean =>
  refs.some((turn) => {
    const asked = source.sentencesOf(turn - 1).at(-1);
    const answers = source.sentencesOf(turn)[0]?.lower.search(source.lexicon.causes.before) === 0;
    return answers || (asked?.question === true && source.lexicon.why.test(asked.lower));
  });

const clauseAt = (text: string, at: number): string => text.slice(at).split(/[,;:.]/u)[0] ?? '';

/** Stems of the content words between two places of a sentence of the statement, names aside. */
const contentIn = (
  { tokens }: Sentence,
  from: number,
  to: number,
  { source }: Statement,
): string[] => [
  ...new Set(
    tokens
      .filter(
        ({ at, content, stem }) => content && at >= from && at < to && !source.nameStems.has(stem),
      )
      .map(({ stem }) => stem),
  ),
];

const contentOf = (text: string, { source }: Statement): string[] =>
  [...allStems(readSentences(text, source.lexicon))].filter((stem) => !source.nameStems.has(stem));

const saidStems = ({ refs, source }: Statement): Set<string> =>
  allStems(refs.flatMap((turn) => source.sentencesOf(turn)));

/** A cause stands where its effect stands, or an answer away. */
const FARTHEST = 3;

function areFarApart(
  effect: readonly string[],
  cause: readonly string[],
  { refs, source }: Statement,
): boolean {
  const turnsOf = (stems: readonly string[]): number[] => {
    const shares = refs.map((turn) => {
      const said = allStems(source.sentencesOf(turn));
      return { turn, count: stems.filter((stem) => said.has(stem)).length };
    });
    const most = Math.max(...shares.map(({ count }) => count));
    return shares.filter(({ count }) => count === most && count > 0).map(({ turn }) => turn);
  };
  const [there, here] = [turnsOf(effect), turnsOf(cause)];
  if (there.length === 0 || here.length === 0) return false;
  return there.every((a) => here.every((b) => stepsBetween(a, b, source.turns) > FARTHEST));
}

/** How often another one speaks between two turns; of no known speakers the turns. Mails have a turn for each line. */
function stepsBetween(a: number, b: number, turns: Statement['source']['turns']): number {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  const between = turns.slice(from, to + 1);
  if (between.some(({ speaker }) => speaker === undefined)) return to - from;
  return between.filter(({ speaker }, at) => at > 0 && speaker !== between[at - 1]?.speaker).length;
}

const meet = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((stem) => other.includes(stem));

/** The turn that names the effect as the cause of what the statement calls its cause; null: none does. */
function turnedRound(
  effect: readonly string[],
  cause: readonly string[],
  statement: Statement,
): number | null {
  const { refs, source } = statement;
  const { before, after } = source.lexicon.causes;
  for (const said of refs.flatMap((turn) => source.sentencesOf(turn))) {
    for (const [pattern, isBefore] of [
      [before, true],
      [after, false],
    ] as const) {
      const named = pattern.exec(said.lower);
      if (!named) continue;
      const [first, second] = [
        contentOf(said.lower.slice(0, named.index), statement),
        contentOf(said.lower.slice(named.index + named[0].length), statement),
      ];
      const [theirs, their] = isBefore ? [first, second] : [second, first];
      if (
        meet(effect, their) &&
        meet(cause, theirs) &&
        !meet(effect, theirs) &&
        !meet(cause, their)
      )
        return said.turn;
    }
  }
  return null;
}

/** The turn that names another cause of the same effect, in so many words; null: none does. */
function rivalCause(
  effect: readonly string[],
  cause: readonly string[],
  { clauses }: Sentence,
  statement: Statement,
): number | null {
  const { refs, source } = statement;
  const denied = clauses.some(({ negated }) => negated);
  let rival: number | null = null;
  for (const said of refs.flatMap((turn) => source.sentencesOf(turn))) {
    const named = source.lexicon.causes.before.exec(said.lower);
    if (!named) continue;
    const before = contentOf(said.lower.slice(0, named.index), statement);
    const behind = contentOf(said.lower.slice(named.index + named[0].length), statement);
    if (behind.length === 0) continue;
    if (cause.some((stem) => behind.includes(stem) || before.includes(stem))) return null;
    // `Could you swap, because …` gives no reason for not swapping.
    const sameWay = said.clauses.some(({ negated }) => negated) === denied;
    if (sameWay && effect.some((stem) => before.includes(stem))) rival = said.turn;
  }
  return rival;
}
