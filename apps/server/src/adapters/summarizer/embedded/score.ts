import type { Analysis } from './analysis.ts';
import { FEATURES, featuresOf } from './features.ts';
import type { Balance, Choice } from './select.ts';
import speech from './weights-speech.json' with { type: 'json' };
import text from './weights-text.json' with { type: 'json' };

/** Weight of each feature, and the balance of the choice, for one kind of source. */
interface Weights {
  features: Record<(typeof FEATURES)[number], number>;
  balance: Balance;
}

/** Trained on meetings for speech; set by hand for written text (see provenance in the file). */
const WEIGHTS: { speech: Weights; text: Weights } = { speech, text };

/** What may be chosen, what each is worth, and how the choice is balanced. */
export type Worth = Pick<Choice, 'among' | 'scores' | 'balance'>;

/** Content stems below which a sentence says too little, where there is enough to choose from. */
const LEAST_TERMS = 4;
const SHORTEST = 5;
const LONGEST = 45;
/** Words below which every sentence with any content counts. */
const SHORT_DOCUMENT = 400;
/** Sentences to choose from that are enough to leave the broken ones out. */
const ENOUGH = 20;

/** Units that can stand in a summary: long enough to say something, short enough to be read; whole sentences where there are enough. */
export function eligibleUnits({ document }: Analysis): number[] {
  const least = document.words < SHORT_DOCUMENT ? 1 : LEAST_TERMS;
  const all = document.units.flatMap((unit, at) =>
    unit.terms.length >= least && unit.length >= SHORTEST && unit.length <= LONGEST ? [at] : [],
  );
  const whole = all.filter((at) => document.units[at]?.whole);
  if (whole.length > 0 && whole.length >= Math.min(ENOUGH, all.length / 2)) return whole;
  return all.length > 0 ? all : document.units.map((_, at) => at);
}

/** The worth of a document's units, by the weights for its kind. */
export function worthOf(analysis: Analysis): Worth {
  const { features, balance } = analysis.document.speech ? WEIGHTS.speech : WEIGHTS.text;
  const among = eligibleUnits(analysis);
  const weights = FEATURES.map((name) => features[name]);
  return { among, scores: scoresOf(featuresOf(analysis, among), among, weights), balance };
}

/** The worth of each eligible unit, 0 to 1: a linear score of its features, through the logistic function. */
export function scoresOf(
  values: Float64Array,
  eligible: readonly number[],
  weights: readonly number[],
): Float64Array {
  const scores = new Float64Array(values.length / FEATURES.length);
  for (const unit of eligible)
    for (const [column, weight] of weights.entries())
      scores[unit] = (scores[unit] ?? 0) + weight * (values[unit * FEATURES.length + column] ?? 0);
  const count = Math.max(1, eligible.length);
  const mean = eligible.reduce((sum, unit) => sum + (scores[unit] ?? 0), 0) / count;
  const variance =
    eligible.reduce((sum, unit) => sum + ((scores[unit] ?? 0) - mean) ** 2, 0) / count;
  const deviation = Math.sqrt(variance) || 1;
  for (const unit of eligible)
    scores[unit] = 1 / (1 + Math.exp((mean - (scores[unit] ?? 0)) / deviation));
  return scores;
}
