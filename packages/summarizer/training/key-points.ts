import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse } from '../src/embedded/weighing/analysis.ts';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import { kindOf } from '../src/embedded/plan/kind.ts';
import { mayBeNoted, noteCues, noteworthyIn } from '../src/embedded/plan/noteworthy.ts';
import { examplesOf, trainCues, type CueExample } from './cue-regression.ts';
import { labelsOf, readSources, SETS, type AnnotatedSource } from './gold.ts';

/**
 * Trains which sentences state what people note beside decisions and tasks, and measures it on each set that was left out:
 * of the likeliest sentences of a source, how many say a noted fact, and how many of the facts they say.
 *   node tools/with.mjs packages/summarizer/training/key-points.ts [--without blind-d] [--out noteworthy-weights.json]
 * Without `--without` each set is left out once.
 */
const { values: options } = parseArgs({
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const LASSO = 4;
const ROUNDS = 400;
/** As many as a source has facts, about, and as many as notes have points. */
const FIRST = [7, 15];

interface Example {
  set: string;
  input: Parameters<typeof noteCues>[0];
  /** Units that may be noted, and for each fact the units that say it. */
  candidates: number[];
  facts: number[][];
  rows: CueExample[];
}

function exampleOf({ set, conversation, template, facts }: AnnotatedSource): Example {
  const { document } = conversation;
  const { units } = document;
  const input = {
    analysis: analyse(document),
    conversation,
    kind: kindOf(conversation, template),
  };
  const candidates = units.flatMap((unit, at) => (mayBeNoted(conversation, unit) ? [at] : []));
  const saidBy = facts.map((fact) =>
    labelsOf(units, [fact]).flatMap(({ label }, at) => (label === 1 ? [at] : [])),
  );
  const rows = examplesOf(noteCues(input), labelsOf(units, facts));
  return {
    set,
    input,
    candidates,
    facts: saidBy.filter((places) => places.length > 0),
    rows: candidates.flatMap((at) => rows[at] ?? []),
  };
}

function trainedOn(examples: readonly Example[]): CueWeights {
  return trainCues(
    examples.flatMap(({ rows }) => rows),
    {
      provenance: `${examples.length} sources of evaluation-data (CC0 1.0); training/key-points.ts`,
      lasso: LASSO,
      rounds: ROUNDS,
    },
  );
}

/** Precision and recall of the likeliest sentences, in percent, each a mean of the sources. */
function measured(examples: readonly Example[], weightsFor: (set: string) => CueWeights): string {
  const rows = examples.map(({ set, input, candidates, facts, rows }) => {
    const worth = noteworthyIn(input, weightsFor(set));
    const counts = new Map(candidates.map((at, row) => [at, rows[row]]));
    const ranked = candidates.toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0));
    return FIRST.flatMap((count) => {
      const first = ranked.slice(0, count);
      const right = first.filter((at) => counts.get(at)?.label === 1);
      const known = first.filter((at) => counts.get(at)?.importance !== 0);
      const said = facts.filter((places) => places.some((at) => first.includes(at)));
      return [right.length / Math.max(1, known.length), said.length / Math.max(1, facts.length)];
    });
  });
  const mean = (column: number): string =>
    ((100 * rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)) / rows.length).toFixed(0);
  return FIRST.map(
    (count, at) => `first ${count}: precision ${mean(2 * at)}, recall ${mean(2 * at + 1)}`,
  ).join('; ');
}

const examples = (await readSources()).map(exampleOf);
const left = options.without?.split(',') ?? SETS;
const trained = new Map(
  left.map((set) => [set, trainedOn(examples.filter((one) => one.set !== set))]),
);
const weightsFor = (set: string): CueWeights => trained.get(set) ?? trainedOn(examples);
for (const set of left) {
  const tested = examples.filter((one) => one.set === set);
  process.stdout.write(`${set} left out: ${measured(tested, weightsFor)}\n`);
}
const all = examples.filter(({ set }) => left.includes(set));
process.stdout.write(`all: ${measured(all, weightsFor)} (${all.length} sources)\n`);
if (options.out !== undefined) {
  const without = options.without?.split(',') ?? [];
  const weights = trainedOn(examples.filter(({ set }) => !without.includes(set)));
  writeFileSync(options.out, `${JSON.stringify(weights, null, 2)}\n`);
}
