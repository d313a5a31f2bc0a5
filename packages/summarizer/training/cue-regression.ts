import type { Cues, CueWeights } from '../src/embedded/cue-weights.ts';
import { DenseRows } from './acts/rows.ts';
import type { Labels } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

/** What has cues, and whether it is what is looked for. */
export interface CueExample extends Labels {
  cues: Cues;
}

interface Training {
  provenance: string;
  /** Times the sum of the weights' sizes is added to the losses. */
  lasso: number;
  rounds: number;
}

/** Turns from a noted one within which a place is right. */
const NEAR_TURNS = 1;

/** One example for each of the cues. */
export function examplesOf(cues: readonly Cues[], labels: readonly Labels[]): CueExample[] {
  return cues.flatMap((one, at) => {
    const label = labels[at];
    return label ? [{ cues: one, ...label }] : [];
  });
}

/** Cues as rows of numbers, a column for each name, in the order of the names. */
export function rowsOf(all: readonly Cues[]): { names: string[]; rows: DenseRows } {
  const names = [...new Set(all.flatMap((cues) => [...cues.keys()]))].sort();
  const columns = new Map(names.map((name, at) => [name, at]));
  const values = new Float32Array(all.length * names.length);
  for (const [row, cues] of all.entries())
    for (const [name, value] of cues) values[row * names.length + (columns.get(name) ?? 0)] = value;
  return { names, rows: new DenseRows(values, names.length) };
}

/** Weights of cues by a logistic regression with a lasso penalty, see {@link trainSparse}; those that it makes 0 are left out. */
export function trainCues(
  examples: readonly CueExample[],
  { provenance, lasso, rounds }: Training,
): CueWeights {
  const { names, rows } = rowsOf(examples.map(({ cues }) => cues));
  const weights = trainSparse(
    {
      rows,
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

/** Places that were found and places that were noted in one talk, by their turns. */
export interface Places {
  found: readonly (readonly number[])[];
  noted: readonly (readonly number[])[];
}

/** Precision, recall and their harmonic mean of places, in percent, each a mean of the talks. */
export function measuredPlaces(talks: readonly Places[]): string {
  const rows = talks.map(({ found, noted }) => {
    const right = found.filter((refs) => noted.some((turns) => isNear(refs, turns)));
    const hit = noted.filter((turns) => found.some((refs) => isNear(refs, turns)));
    const precision = found.length === 0 ? Number(noted.length === 0) : right.length / found.length;
    const recall = noted.length === 0 ? Number(found.length === 0) : hit.length / noted.length;
    const mean = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return [precision, recall, mean];
  });
  const percent = (column: number): string =>
    ((100 * rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)) / rows.length).toFixed(0);
  return `precision ${percent(0)}, recall ${percent(1)}, F1 ${percent(2)} (${rows.length} talks)`;
}

function isNear(refs: readonly number[], turns: readonly number[]): boolean {
  return refs.some((ref) => turns.some((turn) => Math.abs(ref - turn) <= NEAR_TURNS));
}
