import type { Doubt } from '../../port.ts';
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

function compared(sentence: Sentence, statement: Statement): Doubt | null {
  const { lexicon } = statement.source;
  const { tokens } = sentence;
  const word = tokens.findIndex(
    ({ folded }) => lexicon.more.has(folded) || lexicon.less.has(folded),
  );
  const than = tokens.findIndex(({ folded }, at) => at > word && lexicon.than.has(folded));
  if (word < 0 || than < 0 || than - word > 5) return null;
  // `1,100 more than` says a difference, which may be of sums that no one said.
  if (amountsIn(sentence, statement.language).length > 0) return null;
  const claimed = lexicon.more.has(tokens[word]?.folded ?? '') ? 1 : -1;
  const negated = sentence.clauses.some((clause) => clause.negated);
  const [one, other] = sidesOf(sentence, word, than);
  const [first, second] = [amountOf(one, statement), amountOf(other, statement)];
  if (!first || !second || !areComparable(first.amount, second.amount)) return null;
  const [a, b] = [largest(first.amount), largest(second.amount)];
  if (a === b || Math.sign(a - b) === (negated ? -claimed : claimed)) return null;
  return { kind: 'direction', said: tokens[word]?.text ?? '', turn: second.turn };
}

const areComparable = (one: Amount, other: Amount): boolean =>
  one.kind === other.kind || one.kind === 'count' || other.kind === 'count';

/** The content before the comparison and behind `than`, without what both sides have. */
function sidesOf({ tokens }: Sentence, word: number, than: number): [Side, Side] {
  const stems = (from: number, to: number): string[] =>
    tokens
      .slice(from, to)
      .filter(({ content }) => content)
      .map(({ stem }) => stem);
  const [one, other] = [stems(0, word), stems(than + 1, tokens.length)];
  return [
    { stems: one.filter((stem) => !other.includes(stem)) },
    { stems: other.filter((stem) => !one.includes(stem)) },
  ];
}

/** The number next to what one side names, and to nothing of the other. */
function amountOf(
  { stems }: Side,
  { refs, source, language }: Statement,
): { amount: Amount; turn: number } | null {
  let best: { amount: Amount; turn: number; near: number } | null = null;
  for (const turn of refs) {
    for (const sentence of source.sentencesOf(turn)) {
      for (const amount of amountsIn(sentence, language)) {
        const distances = stems.flatMap((stem) => amount.near.get(stem) ?? []);
        const near = distances.reduce((sum, distance) => sum + 1 / distance, 0);
        if (near > (best?.near ?? 0)) best = { amount, turn, near };
      }
    }
  }
  return best;
}

const largest = ({ numbers }: Amount): number => Math.max(...numbers);
