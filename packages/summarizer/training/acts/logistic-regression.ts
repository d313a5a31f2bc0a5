import { minimize } from './minimize.ts';
import type { Rows } from './rows.ts';

/** One weight for each feature; the last one is the bias. */
export type Weights = Float64Array;

/** Rows with how likely each is what is looked for: 0 to 1. */
export interface Labelled {
  rows: Rows;
  labels: Float32Array;
}

/** Errors that are smaller change nothing. */
const LEAST_ERROR = 1e-6;
const TINY = 1e-12;

/**
 * Logistic regression with a ridge penalty, by L-BFGS: the same rows give the same weights. A feature that no row has keeps
 * the weight 0.
 * @param ridge half of it times the sum of the squared weights is added to the sum of the rows' log losses
 */
export function train(all: readonly Labelled[], ridge: number, rounds: number): Weights {
  const width = all[0]?.rows.width ?? 0;
  return minimize(
    width + 1,
    (weights, gradient) => {
      gradient.fill(0);
      let loss = 0;
      for (const { rows, labels } of all)
        for (let row = 0; row < rows.count; row += 1) {
          const label = labels[row] ?? 0;
          const likely = probability(rows.dot(row, weights) + (weights[width] ?? 0));
          loss -= label * Math.log(likely + TINY) + (1 - label) * Math.log(1 - likely + TINY);
          const error = likely - label;
          if (Math.abs(error) < LEAST_ERROR) continue;
          rows.addTo(gradient, row, error);
          gradient[width] = (gradient[width] ?? 0) + error;
        }
      for (let at = 0; at < width; at += 1) {
        const weight = weights[at] ?? 0;
        loss += (ridge / 2) * weight ** 2;
        gradient[at] = (gradient[at] ?? 0) + ridge * weight;
      }
      return loss;
    },
    rounds,
  );
}

/** The log odds of each row. */
export function logOdds(rows: Rows, weights: Weights): Float64Array {
  const bias = weights[rows.width] ?? 0;
  return Float64Array.from({ length: rows.count }, (_, row) => rows.dot(row, weights) + bias);
}

export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
