import { smoothed } from '../../src/embedded/findings/tasks/smoothing.ts';
import { logOdds, probability, train, type Labelled, type Weights } from './logistic-regression.ts';
import type { Kind, Meeting } from './meetings.ts';
import { labelsOf } from './labels.ts';
import { joined, Scale, type DenseRows, type SparseRows } from './rows.ts';
import { scoreRows } from './score-features.ts';

/** A meeting with the features of its acts. */
export interface Prepared {
  meeting: Meeting;
  nGrams: SparseRows;
  cues: DenseRows;
}

/** The first stage's score of each act, from a model that was trained without the act's meeting. */
export type FirstScores = ReadonlyMap<Prepared, Float64Array>;

const FIRST_RIDGE = 30;
const FIRST_ROUNDS = 30;
const SECOND_ROUNDS = 40;
/** Parts into which the groups of the training meetings are split. */
const FOLDS = 4;
/** Standard deviation, in acts, over which the second stage's probabilities are smoothed. */
const SMOOTHING = 2;

/**
 * Trains the first stage: which n-grams in and around an act speak for it. The scores of training meetings come from
 * models that were trained without the meetings of the same group, so that the second stage sees what it will see elsewhere.
 */
export function firstScores(
  kind: Kind,
  training: readonly Prepared[],
  others: readonly Prepared[],
): FirstScores {
  const scores = new Map<Prepared, Float64Array>();
  const groups = [...new Set(training.map(({ meeting }) => meeting.group))].sort();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(groups.filter((_, at) => at % FOLDS === fold));
    const isLeft = ({ meeting }: Prepared): boolean => left.has(meeting.group);
    const weights = firstWeights(
      kind,
      training.filter((one) => !isLeft(one)),
    );
    for (const one of training.filter(isLeft)) scores.set(one, logOdds(one.nGrams, weights));
  }
  const weights = firstWeights(kind, training);
  for (const one of others) scores.set(one, logOdds(one.nGrams, weights));
  return scores;
}

function firstWeights(kind: Kind, meetings: readonly Prepared[]): Weights {
  const rows = meetings.map(({ meeting, nGrams }): Labelled => ({
    rows: nGrams,
    labels: labelsOf(kind, meeting),
  }));
  return train(rows, FIRST_RIDGE, FIRST_ROUNDS);
}

/** Trains the second stage: where the scores and the cues around an act speak for it. Returns what scores a meeting's acts. */
export function secondStage(
  kind: Kind,
  training: readonly Prepared[],
  scores: FirstScores,
  ridge: number,
): (meeting: Prepared) => Float64Array {
  const rowsOf = (one: Prepared): DenseRows =>
    joined([scoreRows(scores.get(one) ?? new Float64Array()), one.cues]);
  const all = training.map(rowsOf);
  const scale = new Scale(all);
  const labelled = training.map(({ meeting }, at): Labelled[] => {
    const rows = all[at];
    return rows ? [{ rows: scale.apply(rows), labels: labelsOf(kind, meeting) }] : [];
  });
  const weights = train(labelled.flat(), ridge, SECOND_ROUNDS);
  return (one) => {
    const odds = logOdds(scale.apply(rowsOf(one)), weights);
    return smoothed(odds.map(probability), SMOOTHING);
  };
}
