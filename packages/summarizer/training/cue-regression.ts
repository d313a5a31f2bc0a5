import type { CueWeights } from '../src/embedded/cue-weights.ts';
import type { Cues } from '../src/embedded/findings/remark-cues.ts';
import { DenseRows } from './acts/rows.ts';
import type { Labels } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

/** What has cues, and whether it is what is looked for. */
export interface CueExample extends Labels {
  cues: Cues;
}

/** One example for each of the cues. */
export function examplesOf(cues: readonly Cues[], labels: readonly Labels[]): CueExample[] {
  return cues.flatMap((one, at) => {
    const label = labels[at];
    return label ? [{ cues: one, ...label }] : [];
  });
}

/**
 * Weights of cues by a logistic regression with a lasso penalty; those that it makes 0 are left out.
 * @param lasso see {@link trainSparse}
 */
export function trainCues(
  examples: readonly CueExample[],
  provenance: string,
  lasso: number,
  rounds: number,
): CueWeights {
  const names = [...new Set(examples.flatMap(({ cues }) => [...cues.keys()]))].sort();
  const columns = new Map(names.map((name, at) => [name, at]));
  const values = new Float32Array(examples.length * names.length);
  for (const [row, { cues }] of examples.entries())
    for (const [name, value] of cues) values[row * names.length + (columns.get(name) ?? 0)] = value;
  const weights = trainSparse(
    {
      rows: new DenseRows(values, names.length),
      labels: Float32Array.from(examples, ({ label }) => label),
    },
    Float32Array.from(examples, ({ importance }) => importance),
    lasso,
    rounds,
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(2));
  const named = names.map((name, at): [string, number] => [name, rounded(at)]);
  return {
    provenance,
    bias: rounded(names.length),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
  };
}
