import type { Cues } from './remark-cues.ts';

/** A logistic regression over named cues. */
export interface CueWeights {
  /** What it was trained on, and by what. */
  provenance: string;
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** The logarithm of the odds that cues speak for. */
export function oddsOf(cues: Cues, { bias, weights }: CueWeights): number {
  return [...cues].reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), bias);
}

/** The odds, as their logarithm, that belong to a probability. */
export function oddsFor(probability: number): number {
  return Math.log(probability / (1 - probability));
}
