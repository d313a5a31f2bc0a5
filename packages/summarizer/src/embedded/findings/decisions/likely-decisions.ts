import { oddsFor, oddsOf, type Cues, type CueWeights } from '../../cue-weights.ts';
import trained from './decision-weights.json' with { type: 'json' };
import type { Conversation, Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';
import { decidesNothing } from './may-decide.ts';
import { cuesIn } from '../remark-cues.ts';
import { isStated } from './stated.ts';

/** A remark so likely states a decision, whether a rule found it there or not: the rules are among the cues. */
const LEAST = 0.34;
/** What the rules are sure of; what says in so many words that it was decided is never left out. */
const LEAST_SURE = 0.05;
const SURE_WEIGHT = 3;
/** What has fewer remarks is no whole talk, as those that were trained on: only the rules apply. */
const SHORT_TALK = 30;
/** Decisions in fewer changes of speaker are one. */
const RUNS_APART = 2;
const MOST = 14;
/** Remarks from one that the rules found within which another one says the same. */
const NEAR = 2;
/** Weights of the rules above this tell no more. */
const MOST_WEIGHT = 4;

/** The cues of each remark, with what the rules found there. */
export function decisionCues(conversation: Conversation, ruled: readonly Decision[]): Cues[] {
  return cuesIn(conversation).map((cues, index) => {
    const all = new Map(cues);
    for (const { said, weight } of ruled)
      if (said.index === index) all.set('rule', Math.min(MOST_WEIGHT, weight));
      else if (Math.abs(said.index - index) <= NEAR) all.set('near a rule', 1);
    return all;
  });
}

/**
 * The remarks that most likely state decisions, in order, by how people settle things around them.
 * @param ruled what was found by rules: one cue among others
 */
export function likelyDecisionsIn(
  conversation: Conversation,
  ruled: readonly Decision[],
  weights: CueWeights = trained,
): Remark[] {
  if (conversation.remarks.length < SHORT_TALK) return ruled.map(({ said }) => said);
  const all = decisionCues(conversation, ruled).map((cues) => oddsOf(cues, weights));
  const oddsAt = ({ index }: Remark): number => all[index] ?? -Infinity;
  const found = new Set(ruled.map(({ said }) => said.index));
  const sure = new Set(
    ruled.filter(({ weight }) => weight >= SURE_WEIGHT).map(({ said }) => said.index),
  );
  const adopted = new Set(ruled.flatMap((one) => (one.adopted ? [one.said.index] : [])));
  const leastOf = (remark: Remark): number => {
    if (!sure.has(remark.index)) return LEAST;
    return adopted.has(remark.index) || isStated(conversation, remark) ? 0 : LEAST_SURE;
  };
  // What was said between a proposal and the yes to it only weighs it.
  const weighs = ({ index }: Remark): boolean =>
    ruled.some(
      ({ adopted: isAdopted, said, agreed }) =>
        isAdopted &&
        index > said.index &&
        agreed.some((yes) => index === yes.index || (index < yes.index && !found.has(index))),
    );
  const isLikely = (remark: Remark): boolean =>
    oddsAt(remark) >= oddsFor(leastOf(remark)) &&
    !weighs(remark) &&
    !decidesNothing(conversation, remark);
  const picks: Remark[] = [];
  const inOrder = conversation.remarks.toSorted((a, b) => oddsAt(b) - oddsAt(a));
  for (const remark of inOrder) {
    const isFree = picks.every((pick) => Math.abs(pick.run - remark.run) > RUNS_APART);
    if (isLikely(remark) && (isFree || found.has(remark.index))) picks.push(remark);
  }
  const isSure = ({ index }: Remark): boolean => sure.has(index);
  return [...picks.filter(isSure), ...picks.filter((pick) => !isSure(pick))]
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
}
