import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import { decisionsIn, ruledIn } from '../src/embedded/findings/decisions.ts';
import { decisionCues } from '../src/embedded/findings/likely-decisions.ts';
import { examplesOf, trainCues, type CueExample } from './cue-regression.ts';
import { labelsOf, readSources, SETS, type AnnotatedSource } from './gold.ts';

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
  rows: CueExample[];
}

const sources = await readSources();
const talks = sources.filter(
  ({ conversation: { document } }) => document.speech || document.form === 'mail',
);
const examples = talks.map((talk): Example => {
  const { conversation, decisions } = talk;
  const cues = decisionCues(conversation, ruledIn(conversation));
  const labels = labelsOf(conversation.remarks, decisions);
  return { talk, rows: examplesOf(cues, labels) };
});

function trainedOn(training: readonly Example[]): CueWeights {
  return trainCues(
    training.flatMap(({ rows }) => rows),
    `${training.length} conversations of evaluation-data (CC0 1.0); training/decisions.ts`,
    LASSO,
    ROUNDS,
  );
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
