/** Cues by name: mostly 0 or 1; what is not named is 0. */
export type Cues = ReadonlyMap<string, number>;

/** A logistic regression over named cues. */
export interface CueWeights {
  /** What it was trained on, and by what. */
  provenance: string;
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** How likely what has these cues is what was looked for in training, in log odds. */
export function oddsOf(cues: Cues, { bias, weights }: CueWeights): number {
  return [...cues].reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias);
}

/** The log odds that belong to a probability. */
export function oddsFor(probability: number): number {
  return Math.log(probability / (1 - probability));
}
