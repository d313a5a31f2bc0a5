import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decisionsIn, ruledIn } from '../src/embedded/findings/decisions.ts';
import { decisionCues, type CueWeights } from '../src/embedded/findings/likely-decisions.ts';
import { DenseRows } from './acts/rows.ts';
import { readSources, SETS, shareHeld, type AnnotatedSource } from './gold.ts';
import { trainSparse } from './sparse-regression.ts';

/**
 * Trains which remarks state decisions, by the cues in and around them, and measures it on sets that were left out.
 *   node tools/with.mjs packages/summarizer/training/decisions.ts [--without blind-d] [--out decision-weights.json]
 * Without `--without` each set is left out once. Their authors knew no rule of the engine; `held-out` is never read.
 */
const { values } = parseArgs({
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const LASSO = 2.5;
const ROUNDS = 600;
/** Turns from a gold one within which a decision is found. */
const NEAR_TURNS = 1;

interface Example {
  talk: AnnotatedSource;
  cues: ReturnType<typeof decisionCues>;
  labels: number[];
  importance: number[];
}

const sources = await readSources();
const talks = sources.filter(
  ({ conversation: { document } }) => document.speech || document.form === 'mail',
);
const examples = talks.map((talk): Example => {
  const cues = decisionCues(talk.conversation, ruledIn(talk.conversation));
  const { labels, importance } = labelled(talk);
  return { talk, cues, labels, importance };
});

/** Of the remarks in the turns of a decision those that say most of it are right, the others neither right nor wrong. */
function labelled({ conversation: { remarks }, decisions }: AnnotatedSource): {
  labels: number[];
  importance: number[];
} {
  const labels = remarks.map(() => 0);
  const importance = remarks.map(() => 1);
  for (const entry of decisions) {
    const inside = remarks.filter(({ refs }) => refs.some((ref) => entry.turns.includes(ref)));
    const most = Math.max(0, ...inside.map(({ raw }) => shareHeld(raw, entry)));
    for (const { index, raw } of inside)
      if (most > 0 && shareHeld(raw, entry) === most) labels[index] = 1;
      else importance[index] = 0;
  }
  // What says one decision and is beside another one is right.
  return { labels, importance: importance.map((weight, at) => Math.max(weight, labels[at] ?? 0)) };
}

function trainedOn(training: readonly Example[]): CueWeights {
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
      labels: Float32Array.from(training.flatMap(({ labels }) => labels)),
    },
    Float32Array.from(training.flatMap(({ importance }) => importance)),
    LASSO,
    ROUNDS,
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(2));
  const named = names.map((name, at): [string, number] => [name, rounded(at)]);
  return {
    provenance: `${training.length} conversations of evaluation-data (CC0 1.0); training/decisions.ts`,
    bias: rounded(names.length),
    weights: Object.fromEntries(named.filter(([, weight]) => weight !== 0)),
  };
}

function isNear(refs: readonly number[], turns: readonly number[]): boolean {
  return refs.some((ref) => turns.some((turn) => Math.abs(ref - turn) <= NEAR_TURNS));
}

/** Precision, recall and their harmonic mean of the places of decisions, in percent, each a mean of the talks. */
function measured(tested: readonly Example[], weights: CueWeights): string {
  const rows = tested.map(({ talk: { conversation, decisions } }) => {
    const found = decisionsIn(conversation, weights).map(({ said }) => said.refs);
    const right = found.filter((refs) => decisions.some(({ turns }) => isNear(refs, turns)));
    const hit = decisions.filter(({ turns }) => found.some((refs) => isNear(refs, turns)));
    const precision =
      found.length === 0 ? Number(decisions.length === 0) : right.length / found.length;
    const recall =
      decisions.length === 0 ? Number(found.length === 0) : hit.length / decisions.length;
    const mean = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return [precision, recall, mean];
  });
  const percent = (column: number): string =>
    ((100 * rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)) / rows.length).toFixed(0);
  return `precision ${percent(0)}, recall ${percent(1)}, F1 ${percent(2)} (${rows.length} talks)`;
}

for (const left of values.without?.split(',') ?? SETS) {
  const tested = examples.filter(({ talk }) => talk.set === left);
  const weights = trainedOn(examples.filter(({ talk }) => talk.set !== left));
  const count = Object.keys(weights.weights).length;
  process.stdout.write(`${left} left out: ${measured(tested, weights)}, ${count} weights\n`);
}
if (values.out !== undefined) {
  const without = values.without?.split(',') ?? [];
  const weights = trainedOn(examples.filter(({ talk }) => !without.includes(talk.set)));
  writeFileSync(values.out, `${JSON.stringify(weights, null, 2)}\n`);
}
