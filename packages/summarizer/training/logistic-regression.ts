export interface Weights {
  bias: number;
  of: Float64Array;
}

interface Row {
  values: Float32Array;
  label: boolean;
}

const ROUNDS = 200;
const RATE = 0.5;
/** Strength of the pull towards zero. */
const RIDGE = 5e-4;

/** Logistic regression with balanced classes by gradient descent with momentum: the same rows give the same weights. */
export function trained(rows: readonly Row[], width: number): Weights {
  const positives = rows.filter(({ label }) => label).length;
  const weightOf = (label: boolean): number =>
    label ? 0.5 / Math.max(1, positives) : 0.5 / Math.max(1, rows.length - positives);
  const weights: Weights = { bias: 0, of: new Float64Array(width) };
  const speed = new Float64Array(width + 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(width + 1);
    for (const { values, label } of rows) {
      const error = (probability(weights, values) - Number(label)) * weightOf(label);
      for (let at = 0; at < width; at += 1)
        slope[at] = (slope[at] ?? 0) + error * (values[at] ?? 0);
      slope[width] = (slope[width] ?? 0) + error;
    }
    for (let at = 0; at <= width; at += 1) {
      const own = at < width ? (weights.of[at] ?? 0) : 0;
      speed[at] = 0.9 * (speed[at] ?? 0) - RATE * ((slope[at] ?? 0) + RIDGE * own);
      if (at < width) weights.of[at] = own + (speed[at] ?? 0);
      else weights.bias += speed[at] ?? 0;
    }
  }
  return weights;
}

export function probability({ bias, of }: Weights, values: Float32Array): number {
  let sum = bias;
  for (let at = 0; at < of.length; at += 1) sum += (of[at] ?? 0) * (values[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
