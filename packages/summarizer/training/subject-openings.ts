import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { boundariesIn } from '../src/embedded/subjects/boundaries.ts';
import { OPENING_FEATURES, openingsIn, type Opening } from '../src/embedded/subjects/openings.ts';
import { TitleWords } from '../src/embedded/titles/title-words.ts';
import { boundaryErrors } from '../src/evaluation/topic-boundaries.ts';
import { logOdds, train } from './acts/logistic-regression.ts';
import { DenseRows, Scale } from './acts/rows.ts';
import { readSources, SETS, type AnnotatedSource } from './gold.ts';

/**
 * Trains where subjects begin, on the topics of the evaluation data, and measures it on each set that was left out.
 *   node tools/with.mjs packages/summarizer/training/subject-openings.ts [--ridge 20] [--out weights.json]
 * Mails are left out: their sections are the mails. The weights are those of the sets up to `blind-g`: with the later ones,
 * whose talk has hardly a chair, `Compost. Where did we leave it?` no longer opens anything.
 */
const { values: options } = parseArgs({
  options: { ridge: { type: 'string', default: '20' }, out: { type: 'string' } },
});
const ROUNDS = 200;

interface Example {
  source: AnnotatedSource;
  kind: string;
  openings: Opening[];
  rows: DenseRows;
  labels: Float32Array;
}

const rounded = (value = 0): number => Number(value.toFixed(3));

const turnOf = ({ remark }: Opening): number => remark.refs[0] ?? 0;

function exampleOf(source: AnnotatedSource): Example {
  const { conversation, topics } = source;
  const { document, talk, named } = conversation;
  const openings = openingsIn(conversation, new TitleWords(document, talk));
  const values = openings.flatMap((opening) => opening.values);
  const labels = openings.map(turnOf).map((turn) => Number(turn > 0 && topics.includes(turn)));
  return {
    source,
    kind: `${document.speech ? 'speech' : 'text'}${named ? ' named' : ''}`,
    openings,
    rows: new DenseRows(Float32Array.from(values), OPENING_FEATURES.length),
    labels: Float32Array.from(labels),
  };
}

function weightsOf(examples: readonly Example[]): Float64Array {
  const scale = new Scale(examples.map(({ rows }) => rows));
  const all = examples.map(({ rows, labels }) => ({ rows: scale.apply(rows), labels }));
  return scale.unscaled(train(all, Number(options.ridge), ROUNDS));
}

const sources = await readSources();
const examples = sources
  .filter(({ conversation }) => conversation.document.form !== 'mail')
  .map((source) => exampleOf(source));
const means = new Map<string, number[][]>();
/** Errors of the boundaries, and how many of them are right, written and wanted. */
function measured({ source, kind, openings, rows }: Example, weights: Float64Array): number[] {
  const odds = logOdds(rows, weights);
  const starts = boundariesIn(openings, odds, kind.startsWith('speech')).map(
    (at) => openings[at]?.remark.refs[0] ?? 0,
  );
  const guess = [...new Set([0, ...starts])];
  const { pk, windowDiff } = boundaryErrors(source.topics, guess, source.turns);
  const hits = guess.filter((turn) => turn > 0 && source.topics.includes(turn)).length;
  return [pk, windowDiff, hits, guess.length - 1, source.topics.filter((turn) => turn > 0).length];
}

for (const set of SETS) {
  const weights = weightsOf(examples.filter(({ source }) => source.set !== set));
  for (const one of examples.filter(({ source }) => source.set === set)) {
    const row = measured(one, weights);
    for (const group of [set, one.kind, 'all'])
      means.set(group, [...(means.get(group) ?? []), row]);
  }
}
for (const [name, rows] of means) {
  const sum = (at: number): number => rows.reduce((total, row) => total + (row[at] ?? 0), 0);
  const [pk, wd] = [sum(0) / rows.length, sum(1) / rows.length];
  process.stdout.write(
    `${name.padEnd(14)} ${rows.length} Pk ${pk.toFixed(3)} WD ${wd.toFixed(3)} P ${(sum(2) / sum(3)).toFixed(2)} R ${(sum(2) / sum(4)).toFixed(2)}\n`,
  );
}
const trainedOn = SETS.filter((set) => set <= 'blind-g' || set === 'development');
const weights = weightsOf(examples.filter(({ source }) => trainedOn.includes(source.set)));
for (const [at, name] of OPENING_FEATURES.entries())
  process.stdout.write(`${name.padEnd(18)} ${(weights[at] ?? 0).toFixed(2)}\n`);
process.stdout.write(`bias ${(weights[OPENING_FEATURES.length] ?? 0).toFixed(2)}\n`);
if (options.out !== undefined) {
  writeFileSync(
    options.out,
    `${JSON.stringify(
      {
        provenance: `topics of the evaluation data (${trainedOn.join(', ')}; CC0); training/subject-openings.ts`,
        bias: rounded(weights[OPENING_FEATURES.length]),
        weights: Object.fromEntries(
          OPENING_FEATURES.map((name, at) => [name, rounded(weights[at])]),
        ),
      },
      null,
      2,
    )}\n`,
  );
}
