import type { Analysis } from './analysis.ts';
import { FEATURES, featuresOf } from './features.ts';
import type { Balance, Choice } from './select.ts';
import brief from './weights-speech-brief.json' with { type: 'json' };
import long from './weights-speech-long.json' with { type: 'json' };
import text from './weights-text.json' with { type: 'json' };

/** Weight of each feature, and the balance of the choice, for one kind of source. */
interface Weights {
  features: Record<(typeof FEATURES)[number], number>;
  balance: Balance;
}

/**
 * Trained on meetings for speech, once for summaries of about 110 words and once for 300: what belongs into the first five
 * sentences is not what belongs into the first fifteen. Set by hand for written text (see provenance in the file).
 */
const WEIGHTS: Record<'brief' | 'long' | 'text', Weights> = { brief, long, text };

/** Lengths of the summaries that the weights for speech were trained on, in words. */
const TRAINED_WORDS = { brief: 110, long: 300 };

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

/** The worth of a document's units for an overview of so many words, by the weights for its kind. */
export function worthOf(analysis: Analysis, words: number): Worth {
  const { weights, balance } = weightsFor(analysis.document.speech ? words : null);
  const among = eligibleUnits(analysis);
  return { among, scores: scoresOf(featuresOf(analysis, among), among, weights), balance };
}

/**
 * Weights in the order of FEATURES, and the balance: for speech those of the nearest length that was trained on, and
 * between the two in proportion.
 * @param words of a spoken source's overview; null: the source is written text.
 */
function weightsFor(words: number | null): { weights: number[]; balance: Balance } {
  const { brief, long, text } = WEIGHTS;
  const share = ((words ?? 0) - TRAINED_WORDS.brief) / (TRAINED_WORDS.long - TRAINED_WORDS.brief);
  const longer = Math.min(1, Math.max(0, share));
  const [from, to] = words === null ? [text, text] : [brief, long];
  const mix = (short: number, far: number): number => short + longer * (far - short);
  const mixed = (name: keyof Balance): number => mix(from.balance[name], to.balance[name]);
  return {
    weights: FEATURES.map((name) => mix(from.features[name], to.features[name])),
    balance: {
      coverage: mixed('coverage'),
      redundancy: mixed('redundancy'),
      segment: mixed('segment'),
      economy: mixed('economy'),
    },
  };
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
