import type { CueWeights } from '../src/embedded/findings/likely-decisions.ts';
import type { Cues } from '../src/embedded/findings/remark-cues.ts';
import { DenseRows } from './acts/rows.ts';
import { shareHeld, type AnnotatedSource, type Entry } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

const LASSO = 2.5;
const ROUNDS = 600;
/** Turns from a gold one within which something is found. */
const NEAR_TURNS = 1;

/** A source with the cues of its remarks, which of them are right, and how much each counts. */
export interface Example {
  talk: AnnotatedSource;
  cues: readonly Cues[];
  labelled: Labels;
}

interface Labels {
  labels: readonly number[];
  importance: readonly number[];
}

/** Of the remarks in the turns of an entry those that say most of it are right, the others neither right nor wrong. */
export function labelledBy(
  { conversation: { remarks } }: AnnotatedSource,
  entries: readonly Entry[],
): Labels {
  const labels = remarks.map(() => 0);
  const importance = remarks.map(() => 1);
  for (const entry of entries) {
    const inside = remarks.filter(({ refs }) => refs.some((ref) => entry.turns.includes(ref)));
    const most = Math.max(0, ...inside.map(({ raw }) => shareHeld(raw, entry)));
    for (const { index, raw } of inside)
      if (most > 0 && shareHeld(raw, entry) === most) labels[index] = 1;
      else importance[index] = 0;
  }
  // What says one entry and is beside another one is right.
  return { labels, importance: importance.map((weight, at) => Math.max(weight, labels[at] ?? 0)) };
}

/** A logistic regression over the cues that occur in the examples. */
export function trainedOn(training: readonly Example[], script: string): CueWeights {
  const names = [
    ...new Set(training.flatMap(({ cues }) => cues.flatMap((one) => [...one.keys()]))),
  ];
  names.sort();
  const columns = new Map(names.map((name, at) => [name, at]));
  const all = training.flatMap(({ cues }) => cues);
  const values = new Float32Array(all.length * names.length);
  for (const [row, cues] of all.entries())
    for (const [name, value] of cues) values[row * names.length + (columns.get(name) ?? 0)] = value;
  const weights = trainSparse(
    {
      rows: new DenseRows(values, names.length),
      labels: Float32Array.from(training.flatMap(({ labelled }) => labelled.labels)),
    },
    Float32Array.from(training.flatMap(({ labelled }) => labelled.importance)),
    LASSO,
    ROUNDS,
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(2));
  const named = names.map((name, at): [string, number] => [name, rounded(at)]);
  return {
    provenance: `${training.length} conversations of evaluation-data (CC0 1.0); ${script}`,
    bias: rounded(names.length),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
  };
}

/** What was found in a source, by the turns that it cites, and what is to be found there. */
export interface Places {
  found: readonly (readonly number[])[];
  wanted: readonly (readonly number[])[];
}

/** Precision, recall and their harmonic mean of places, in percent, each a mean of the sources. */
export function placesMeasured(sources: readonly Places[]): string {
  const rows = sources.map(({ found, wanted }) => {
    const right = found.filter((refs) => wanted.some((turns) => isNear(refs, turns)));
    const hit = wanted.filter((turns) => found.some((refs) => isNear(refs, turns)));
    const precision =
      found.length === 0 ? Number(wanted.length === 0) : right.length / found.length;
    const recall = wanted.length === 0 ? Number(found.length === 0) : hit.length / wanted.length;
    const mean = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return [precision, recall, mean];
  });
  const percent = (column: number): string =>
    ((100 * rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)) / rows.length).toFixed(0);
  return `precision ${percent(0)}, recall ${percent(1)}, F1 ${percent(2)}`;
}

function isNear(refs: readonly number[], turns: readonly number[]): boolean {
  return refs.some((ref) => turns.some((turn) => Math.abs(ref - turn) <= NEAR_TURNS));
}
