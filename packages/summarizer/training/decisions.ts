import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decisionsIn, ruledIn } from '../src/embedded/findings/decisions.ts';
import { decisionCues, type CueWeights } from '../src/embedded/findings/likely-decisions.ts';
import { labelledBy, placesMeasured, trainedOn, type Example } from './cue-regression.ts';
import { readSources, SETS } from './gold.ts';

/**
 * Trains which remarks state decisions, by the cues in and around them, and measures it on sets that were left out.
 *   node tools/with.mjs packages/summarizer/training/decisions.ts [--without blind-d] [--out decision-weights.json]
 * Without `--without` each set is left out once. Their authors knew no rule of the engine; `held-out` is never read.
 */
const { values } = parseArgs({
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const SCRIPT = 'training/decisions.ts';

const sources = await readSources();
const talks = sources.filter(
  ({ conversation: { document } }) => document.speech || document.form === 'mail',
);
const examples = talks.map((talk): Example => ({
  talk,
  cues: decisionCues(talk.conversation, ruledIn(talk.conversation)),
  labelled: labelledBy(talk, talk.decisions),
}));

/** Precision, recall and F1 of the places of decisions. */
function measured(tested: readonly Example[], weights: CueWeights): string {
  const places = tested.map(({ talk: { conversation, decisions } }) => ({
    found: decisionsIn(conversation, weights).map(({ said }) => said.refs),
    wanted: decisions.map(({ turns }) => turns),
  }));
  return `${placesMeasured(places)} (${places.length} talks)`;
}

for (const left of values.without?.split(',') ?? SETS) {
  const tested = examples.filter(({ talk }) => talk.set === left);
  const weights = trainedOn(
    examples.filter(({ talk }) => talk.set !== left),
    SCRIPT,
  );
  const count = Object.keys(weights.weights).length;
  process.stdout.write(`${left} left out: ${measured(tested, weights)}, ${count} weights\n`);
}
if (values.out !== undefined) {
  const without = values.without?.split(',') ?? [];
  const weights = trainedOn(
    examples.filter(({ talk }) => !without.includes(talk.set)),
    SCRIPT,
  );
  writeFileSync(values.out, `${JSON.stringify(weights, null, 2)}\n`);
}
