import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readDocument } from '../src/embedded/document.ts';
import { conversationOf } from '../src/embedded/findings/conversation.ts';
import { languageOf } from '../src/embedded/language/resolve.ts';
import { OPENING_FEATURES, openingsIn, type Opening } from '../src/embedded/subjects/openings.ts';
import { boundariesIn } from '../src/embedded/subjects/boundaries.ts';
import { TitleWords } from '../src/embedded/titles/title-words.ts';
import { SourceRow } from '../src/evaluation/source-row.ts';
import { boundaryErrors } from '../src/evaluation/topic-boundaries.ts';
import { logOdds, train } from './acts/logistic-regression.ts';
import { DenseRows, Scale } from './acts/rows.ts';

/**
 * Trains where subjects begin, on the topics of the evaluation data, and measures it on each set that was left out.
 *   node tools/with.mjs packages/summarizer/training/subject-openings.ts FOLDER... [--ridge 20] [--out weights.json]
 */
const { values: options, positionals: folders } = parseArgs({
  options: { ridge: { type: 'string', default: '20' }, out: { type: 'string' } },
  allowPositionals: true,
});

const Annotated = z.object({
  id: z.string(),
  turns: z.array(z.unknown()),
  gold: z.object({ topics: z.array(z.object({ firstTurn: z.number() })) }),
});

interface Example {
  set: string;
  id: string;
  kind: string;
  openings: Opening[];
  words: number[];
  rows: DenseRows;
  labels: Float32Array;
  truth: number[];
  turns: number;
}

const rounded = (value = 0): number => Number(value.toFixed(3));

async function exampleOf(set: string, file: string): Promise<Example[]> {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { id, turns, gold } = Annotated.parse(json);
  const source = SourceRow.parse(json);
  const language = await languageOf(source.language ?? null);
  if (!language.talk) return [];
  const document = readDocument(source, language);
  if (document.form === 'mail') return [];
  const conversation = conversationOf(document, language.talk);
  const openings = openingsIn(conversation, new TitleWords(document, language.talk));
  const truth = gold.topics.map(({ firstTurn }) => firstTurn);
  const values = openings.flatMap((opening) => opening.values);
  const labels = openings.map(({ remark }) =>
    Number(truth.includes(remark.refs[0] ?? 0) && (remark.refs[0] ?? 0) > 0),
  );
  return [
    {
      set,
      id,
      kind: `${document.speech ? 'speech' : 'text'}${conversation.named ? ' named' : ''}`,
      openings,
      words: openings.map(({ words }) => words),
      rows: new DenseRows(Float32Array.from(values), OPENING_FEATURES.length),
      labels: Float32Array.from(labels),
      truth,
      turns: turns.length,
    },
  ];
}

function weightsOf(examples: readonly Example[]): Float64Array {
  const scale = new Scale(examples.map(({ rows }) => rows));
  const all = examples.map(({ rows, labels }) => ({ rows: scale.apply(rows), labels }));
  return scale.unscaled(train(all, Number(options.ridge), 200));
}

const examples: Example[] = [];
for (const folder of folders)
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted())
    examples.push(...(await exampleOf(path.basename(folder), path.join(folder, file))));

const sets = [...new Set(examples.map(({ set }) => set))];
const means = new Map<string, number[][]>();
for (const set of sets) {
  const weights = weightsOf(examples.filter((one) => one.set !== set));
  for (const one of examples.filter((example) => example.set === set)) {
    const odds = logOdds(one.rows, weights);
    const starts = boundariesIn(one.openings, odds, one.kind.startsWith('speech')).map(
      (at) => one.openings[at]?.remark.refs[0] ?? 0,
    );
    const guess = [...new Set([0, ...starts])];
    const { pk, windowDiff } = boundaryErrors(one.truth, guess, one.turns);
    const hits = guess.filter((turn) => turn > 0 && one.truth.includes(turn)).length;
    const row = [
      pk,
      windowDiff,
      hits,
      guess.length - 1,
      one.truth.filter((turn) => turn > 0).length,
    ];
    for (const group of [set, one.kind, 'all'])
      means.set(group, [...(means.get(group) ?? []), row]);
    process.stdout.write(
      `${one.id.padEnd(30)} ${one.kind.padEnd(13)} Pk ${pk.toFixed(2)}  ${guess.join(' ')}  (${one.truth.join(' ')})\n`,
    );
  }
}
for (const [name, rows] of means) {
  const sum = (at: number): number => rows.reduce((total, row) => total + (row[at] ?? 0), 0);
  const [pk, wd] = [sum(0) / rows.length, sum(1) / rows.length];
  process.stdout.write(
    `${name.padEnd(14)} ${rows.length} Pk ${pk.toFixed(3)} WD ${wd.toFixed(3)} P ${(sum(2) / sum(3)).toFixed(2)} R ${(sum(2) / sum(4)).toFixed(2)}\n`,
  );
}
const weights = weightsOf(examples);
for (const [at, name] of OPENING_FEATURES.entries())
  process.stdout.write(`${name.padEnd(18)} ${(weights[at] ?? 0).toFixed(2)}\n`);
process.stdout.write(`bias ${(weights[OPENING_FEATURES.length] ?? 0).toFixed(2)}\n`);
if (options.out !== undefined) {
  writeFileSync(
    options.out,
    `${JSON.stringify(
      {
        provenance: `topics of the evaluation data (${sets.join(', ')}; CC0); training/subject-openings.ts`,
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
