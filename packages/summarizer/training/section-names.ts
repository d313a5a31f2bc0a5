import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse } from '../src/embedded/weighing/analysis.ts';
import type { CueWeights } from '../src/embedded/cue-weights.ts';
import {
  candidatesIn,
  namingContextOf,
  type NamingContext,
  type Stretch,
} from '../src/embedded/naming/candidates.ts';
import { nameCuesOf } from '../src/embedded/naming/name-cues.ts';
import { namesOfStretch } from '../src/embedded/naming/names-of-stretch.ts';
import { firstUnitOfSubjects } from '../src/embedded/subjects/opened.ts';
import { stretchesIn } from '../src/embedded/titles/sections.ts';
import { TitleWords } from '../src/embedded/titles/title-words.ts';
import { train } from './acts/logistic-regression.ts';
import { Scale } from './acts/rows.ts';
import { rowsOf } from './cue-regression.ts';
import { namesTopic, readSources, SETS, type AnnotatedSource } from './gold.ts';

/**
 * Trains by which of their nouns stretches of a text are named, on the topics of the evaluation data, and measures it on
 * each set that was left out: how many of the sections that no one announces are named right.
 *   node tools/with.mjs packages/summarizer/training/section-names.ts [--ridge 100] [--out name-weights.json]
 */
const { values: options } = parseArgs({
  options: { ridge: { type: 'string', default: '100' }, out: { type: 'string' } },
});
const ROUNDS = 300;

interface Example {
  set: string;
  context: NamingContext;
  stretch: Stretch;
  titleWords: readonly string[];
  /** A section of the engine that no one announces: what is measured; others are only trained on. */
  isMeasured: boolean;
  cues: ReturnType<typeof nameCuesOf>;
  labels: number[];
}

/** The sections that the engine makes of a source, and its topics as they were noted. */
function examplesOf({ set, conversation, topics, titleWords }: AnnotatedSource): Example[] {
  const { document, talk } = conversation;
  const analysis = analyse(document);
  const words = new TitleWords(document, talk);
  const context = namingContextOf(analysis, conversation, words);
  const unitAt = (turn: number): number => {
    const found = document.units.findIndex(({ refs }) => (refs[0] ?? 0) >= turn);
    return found < 0 ? document.units.length : found;
  };
  const example = (stretch: Stretch, turn: number, isMeasured: boolean): Example => {
    const topic = Math.max(
      0,
      topics.findLastIndex((first) => first <= turn),
    );
    const named = titleWords[topic] ?? [];
    const candidates = candidatesIn(context, stretch);
    return {
      set,
      context,
      stretch,
      titleWords: named,
      isMeasured,
      cues: nameCuesOf(context, stretch, candidates),
      labels: candidates.map(({ word }) => Number(namesTopic(word, named))),
    };
  };
  const noted = topics.flatMap((first, at) => {
    const start = at === 0 ? firstUnitOfSubjects(conversation, words) : unitAt(first);
    const end = unitAt(topics[at + 1] ?? Infinity);
    return end > start ? [example({ start, end }, first, false)] : [];
  });
  const made = stretchesIn(analysis, conversation, words).map((stretch) =>
    example(stretch, stretch.firstTurn, stretch.title === null),
  );
  return [...made, ...noted];
}

function trainedOn(examples: readonly Example[]): CueWeights {
  const { names, rows } = rowsOf(examples.flatMap(({ cues }) => cues));
  const labels = Float32Array.from(examples.flatMap((example) => example.labels));
  const scale = new Scale([rows]);
  const weights = scale.unscaled(
    train([{ rows: scale.apply(rows), labels }], Number(options.ridge), ROUNDS),
  );
  const rounded = (at: number): number => Number((weights[at] ?? 0).toFixed(3));
  return {
    provenance: `topics of evaluation-data (${SETS.join(', ')}; CC0 1.0); training/section-names.ts`,
    bias: rounded(names.length),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(at)])),
  };
}

const examples = (await readSources()).flatMap(examplesOf);
let [right, all] = [0, 0];
for (const left of SETS) {
  const weights = trainedOn(examples.filter(({ set }) => set !== left));
  const measured = examples.filter(({ set, isMeasured }) => set === left && isMeasured);
  const named = measured.filter(({ context, stretch, titleWords }) =>
    namesTopic(namesOfStretch(context, stretch, { weights }).join(' '), titleWords),
  );
  [right, all] = [right + named.length, all + measured.length];
  process.stdout.write(`${left} left out: ${named.length} of ${measured.length}\n`);
}
process.stdout.write(`all: ${right} of ${all}\n`);
if (options.out !== undefined)
  writeFileSync(options.out, `${JSON.stringify(trainedOn(examples), null, 2)}\n`);
