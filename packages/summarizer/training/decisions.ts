import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decisionsIn, ruledIn } from '../src/embedded/findings/decisions.ts';
import type { CueWeights } from '../src/embedded/findings/cue-weights.ts';
import { decisionCues } from '../src/embedded/findings/likely-decisions.ts';
import { measuredPlaces, trainCues } from './cue-regression.ts';
import { readSources, SETS, shareHeld, type AnnotatedSource } from './gold.ts';

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
  const provenance = `${training.length} conversations of evaluation-data (CC0 1.0); training/decisions.ts`;
  return trainCues(training, { provenance, lasso: LASSO, rounds: ROUNDS });
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
