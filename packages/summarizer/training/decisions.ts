import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import { decisionsIn, ruledIn } from '../src/embedded/findings/decisions/decisions.ts';
import { decisionCues } from '../src/embedded/findings/decisions/likely-decisions.ts';
import { examplesOf, measuredPlaces, trainCues, type CueExample } from './cue-regression.ts';
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

interface Example {
  talk: AnnotatedSource;
  rows: CueExample[];
}

const sources = await readSources({ alsoHeard: true });
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
    {
      provenance: `${training.length} conversations of evaluation-data (CC0 1.0); training/decisions.ts`,
      lasso: LASSO,
      rounds: ROUNDS,
    },
  );
}

function measured(tested: readonly Example[], weights: CueWeights): string {
  return measuredPlaces(
    tested.map(({ talk: { conversation, decisions } }) => ({
      found: decisionsIn(conversation, weights).map(({ said }) => said.refs),
      noted: decisions.map(({ turns }) => turns),
    })),
  );
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
