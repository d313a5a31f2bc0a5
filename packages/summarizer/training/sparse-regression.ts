import { logOdds, probability, type Labelled, type Weights } from './acts/logistic-regression.ts';

const GROWTH = 1.3;

/**
 * Logistic regression with a lasso penalty, by proximal gradient steps with momentum (FISTA, Beck and Teboulle 2009): most
 * features get the weight 0, which leaves few enough to read. Deterministic.
 * @param lasso times the sum of the weights' sizes is added to the rows' log losses; the bias, the last weight, is free
 * @param importance how much each row counts
 */
export function trainSparse(
  { rows, labels }: Labelled,
  importance: Float32Array,
  lasso: number,
  rounds: number,
): Weights {
  const { width } = rows;
  let weights: Weights = new Float64Array(width + 1);
  let ahead = weights;
  let [momentum, step] = [1, 1];
  for (let round = 0; round < rounds; round += 1) {
    const { loss, gradient } = slopeAt({ rows, labels }, importance, ahead);
    let next = stepFrom(ahead, gradient, step, lasso);
    while (
      lossAt({ rows, labels }, importance, next) > boundAt(loss, gradient, ahead, next, step)
    ) {
      step /= 2;
      next = stepFrom(ahead, gradient, step, lasso);
    }
    const following = (1 + Math.sqrt(1 + 4 * momentum ** 2)) / 2;
    const pull = (momentum - 1) / following;
    const last = weights;
    ahead = next.map((value, at) => value + pull * (value - (last[at] ?? 0)));
    [weights, momentum] = [next, following];
    if (round % 20 === 19) step *= GROWTH;
  }
  return weights;
}

/** A step down the slope, after which weights that stay small are 0. */
function stepFrom(from: Weights, gradient: Weights, step: number, lasso: number): Weights {
  const bias = from.length - 1;
  return from.map((value, at) => {
    const moved = value - step * (gradient[at] ?? 0);
    return at === bias ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - step * lasso);
  });
}

function slopeAt(
  { rows, labels }: Labelled,
  importance: Float32Array,
  weights: Weights,
): { loss: number; gradient: Weights } {
  const gradient = new Float64Array(weights.length);
  const odds = logOdds(rows, weights);
  let loss = 0;
  for (let row = 0; row < rows.count; row += 1) {
    const [label, weight, own] = [labels[row] ?? 0, importance[row] ?? 0, odds[row] ?? 0];
    const error = weight * (probability(own) - label);
    rows.addTo(gradient, row, error);
    gradient[rows.width] = (gradient[rows.width] ?? 0) + error;
    loss += weight * lossOf(own, label);
  }
  return { loss, gradient };
}

function lossAt({ rows, labels }: Labelled, importance: Float32Array, weights: Weights): number {
  return logOdds(rows, weights).reduce(
    (sum, odds, row) => sum + (importance[row] ?? 0) * lossOf(odds, labels[row] ?? 0),
    0,
  );
}

/** What the loss at the next point may be at most, so that the step was short enough. */
function boundAt(
  loss: number,
  gradient: Weights,
  from: Weights,
  to: Weights,
  step: number,
): number {
  return to.reduce((sum, value, at) => {
    const moved = value - (from[at] ?? 0);
    return sum + moved * (gradient[at] ?? 0) + moved ** 2 / (2 * step);
  }, loss);
}

/** −log of the probability of the label. */
function lossOf(odds: number, label: number): number {
  const margin = label > 0 ? odds : -odds;
  return margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
}
