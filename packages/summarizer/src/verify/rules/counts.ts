import type { Doubt } from '../../port.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { amountsBesides } from '../ratios.ts';
import { type Amount, amountsIn, meet } from '../reading/amounts.ts';
import type { Said } from '../reading/source.ts';
import { TIME_UNITS } from '../units.ts';
import { fold } from '../words.ts';
import { COMPARES } from './numbers.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** A correction is this short: `Eleven. I counted.`, `Make it forty`. */
const SHORT = 3;
/** It follows at once, or after one remark. */
const AHEAD = 2;

/** Larger numbers may be the sum or the difference of others. */
const MOST_COUNTED = 12;

/** Another number of the same thing, or one that the next speaker corrects. */
export const counts: Rule = (statement) =>
  isPageOfText(statement) ? null : (otherCount(statement) ?? corrected(statement));

/** `Three beams` where all that the cited turns count of beams is two, and no three is said. */
function otherCount(statement: Statement): Doubt | null {
  const { sentences, language, refs, source, evidence } = statement;
  const said = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .flatMap((sentence) =>
      amountsIn(sentence, source.lexicon.tag).map((amount) => ({ amount, turn: sentence.turn })),
    );
  const counted = sentences.filter(
    ({ lower }) => !COMPARES.test(lower) && !statement.own.sums.test(lower),
  );
  for (const claim of counted.flatMap((one) => amountsBesides(one, language))) {
    const [thing] = claim.things;
    if (thing === undefined || claim.kind !== 'count' || claim.numbers.has(1)) continue;
    if (
      isOfTime(claim, language) ||
      claim.near.get(thing) !== 1 ||
      [...claim.numbers].some((n) => n > MOST_COUNTED)
    )
      continue;
    if ([...claim.numbers].some((n) => evidence.numbers.has(n))) continue;
    const same = said.filter(({ amount }) => amount.things[0] === thing && !amount.numbers.has(1));
    const [first] = same;
    if (first && same.length === 1) return { kind: 'number', said: claim.text, turn: first.turn };
  }
  return null;
}

/** `Fourteen months` may be said as years and months. */
const isOfTime = ({ behind }: Amount, language: string): boolean =>
  TIME_UNITS.of(fold(/^\W*(\p{L}+)/u.exec(behind)?.[1] ?? ''), language) !== undefined;

/** `Nine days` where the answer is `Eleven. I counted.`, and no one comes back to nine. */
function corrected({ sentences, language, refs, source }: Statement): Doubt | null {
  const claims = sentences.flatMap((one) => amountsIn(one, language));
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const has = (said: Said, amount: Amount): boolean =>
    amountsIn(said, source.lexicon.tag).some((one) => meet(one, amount));
  for (const claim of claims) {
    const last = cited.findLast((said) => has(said, claim));
    if (!last || last.speaker === '') continue;
    const correction = cited.find((said) => isCorrection(said, last, claims, source.lexicon));
    if (correction && isTakenUp(correction, source))
      return { kind: 'number', said: claim.text, turn: correction.turn };
  }
  return null;
}

/** `Eleven, then`: the other one repeats it. */
function isTakenUp(said: Said, source: Statement['source']): boolean {
  const { tag } = source.lexicon;
  const [amount] = amountsIn(said, tag);
  const [reply] = source.sentencesOf(said.turn + 1);
  return (
    amount !== undefined &&
    reply !== undefined &&
    amountsIn(reply, tag).some((one) => meet(one, amount))
  );
}

function isCorrection(said: Said, of: Said, claims: readonly Amount[], lexicon: Lexicon): boolean {
  if (said.turn <= of.turn || said.turn - of.turn > AHEAD || said.question) return false;
  if (said.speaker === of.speaker) return false;
  const [amount, ...others] = amountsIn(said, lexicon.tag);
  if (!amount || others.length > 0 || claims.some((claim) => meet(claim, amount))) return false;
  const opens = lexicon.phrasing.corrects.test(said.lower) || amount.at === 0;
  const clause = said.clauses[0]?.tokens.length ?? 0;
  return opens && clause <= SHORT + (amount.at === 0 ? 0 : 1);
}
