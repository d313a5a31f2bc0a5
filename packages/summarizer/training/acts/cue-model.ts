import { PLACE_SMOOTHING } from '../../src/embedded/findings/tasks/task-places.ts';
import { CUE_NAMES, cueVectors } from '../../src/embedded/findings/tasks/cues.ts';
import { smoothed } from '../../src/embedded/findings/tasks/smoothing.ts';
import { englishPlaces } from '../../src/embedded/language/english/places.ts';
import { englishTalk } from '../../src/embedded/language/english/talk.ts';
import type { TaskPlaces } from '../../src/embedded/language/talk/talk.ts';
import { labelsOf } from './labels.ts';
import { logOdds, probability, train, type Weights } from './logistic-regression.ts';
import type { Kind, Meeting } from './meetings.ts';
import { DenseRows, Scale } from './rows.ts';

const RIDGE = 300;
const ROUNDS = 40;

/** The cues in and around each act of a meeting. */
export function cueRows({ acts }: Meeting): DenseRows {
  const vectors = cueVectors(acts, englishTalk, englishPlaces);
  const values = new Float32Array(vectors.length * CUE_NAMES.length);
  for (const [at, vector] of vectors.entries()) values.set(vector, at * CUE_NAMES.length);
  return new DenseRows(values, CUE_NAMES.length);
}

interface Example {
  meeting: Meeting;
  cues: DenseRows;
}

/** A model of the cues alone: no words. Its weights are for features as they are. */
export function trainCues(kind: Kind, training: readonly Example[]): Weights {
  const scale = new Scale(training.map(({ cues }) => cues));
  const labelled = training.map(({ meeting, cues }) => ({
    rows: scale.apply(cues),
    labels: labelsOf(kind, meeting),
  }));
  return scale.unscaled(train(labelled, RIDGE, ROUNDS));
}

export function cueScores({ cues }: Example, weights: Weights): Float64Array {
  return smoothed(logOdds(cues, weights).map(probability), PLACE_SMOOTHING);
}

const rounded = (value: number): number => Number(value.toFixed(3));

/** As it is shipped: rounded, by name. */
export function asTaskPlaces(weights: Weights, meetings: number): TaskPlaces {
  const named = CUE_NAMES.map((name, at): [string, number] => [name, rounded(weights[at] ?? 0)]);
  return {
    provenance: `AMI, ${meetings} training meetings (CC BY 4.0); training/acts.ts`,
    bias: rounded(weights[CUE_NAMES.length] ?? 0),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
  };
}
