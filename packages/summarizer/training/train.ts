import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES } from '../src/embedded/weighing/features.ts';
import { backgroundOf } from './background.ts';
import { readCorpus, type Example } from './corpus.ts';
import { evolve, randomFrom } from './evolution.ts';
import { documentOf, prepare, rougeOf, WIDTH, type Candidate, type Prepared } from './prepared.ts';

/**
 * Trains the weights of the embedded summarizer straight on ROUGE, and makes its table of common words.
 *   node tools/with.mjs packages/summarizer/training/train.ts --data FOLDER [--length long] [--hold-out IS,TS] [--write]
 * `--length` is that of the summaries that the weights are for. `--hold-out` leaves AMI series out of the training and
 * measures on them. `--write` writes the weights, and with the brief ones the table.
 */
const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    length: { type: 'string', default: 'brief' },
    'hold-out': { type: 'string', default: '' },
    generations: { type: 'string', default: '160' },
    seeds: { type: 'string', default: '1,2,3' },
    write: { type: 'boolean', default: false },
  },
});

type Groups = Record<string, { batch: number; share: number }>;
/** How many of each group one generation is judged by, and how much their mean counts, for either length. */
const LENGTHS: Record<string, Groups> = {
  brief: {
    product: { batch: 30, share: 1 },
    academic: { batch: 20, share: 1 },
    committee: { batch: 16, share: 1 },
    stretches: { batch: 40, share: 1 },
    ami: { batch: 16, share: 1 },
  },
  long: { ami: { batch: 30, share: 1 } },
};
const GROUPS = LENGTHS[options.length] ?? {};
/** Holds weights near 0 that gain nothing. */
const DECAY = 0.3;
const START = { textRank: 0.5, documentCosine: 0.5, question: -0.3 };
const START_BALANCE = [0.3, 0.3, 0.2, 0];

const heldOut = options['hold-out'].split(',').filter((series) => series !== '');
const corpus = readCorpus(options.data);
const isHeldOut = ({ id }: Example): boolean => heldOut.some((series) => id.startsWith(series));

function main(): void {
  if (Object.keys(GROUPS).length === 0) throw new Error('--length is brief or long');
  const training = corpus.training.filter((example) => !isHeldOut(example));
  const documents = new Map(
    [...training, ...corpus.stretches].map((example) => [example, documentOf(example)]),
  );
  const background = backgroundOf(
    ['product', 'academic', 'committee'].map((domain) =>
      training
        .filter((example) => example.domain === domain)
        .flatMap((example) => documents.get(example) ?? []),
    ),
  );
  const ready = (examples: readonly Example[]): Prepared[] =>
    examples.map((example) =>
      prepare(example, documents.get(example) ?? documentOf(example), background),
    );
  const examplesOf = (group: string): Example[] => {
    if (group === 'ami' || group === 'stretches')
      return corpus[group].filter((example) => !isHeldOut(example));
    return training.filter(({ domain }) => domain === group);
  };
  const groups = Object.fromEntries(
    Object.keys(GROUPS).map((group) => [group, ready(examplesOf(group))]),
  );
  const found = options.seeds.split(',').map((seed) => train(groups, Number(seed)));
  const candidate = candidateOf(meanOf(found));
  for (const [name, examples] of Object.entries(groups))
    report(`trained on, ${name}`, examples, candidate);
  report('QMSum validation', ready(corpus.validation), candidate);
  for (const series of heldOut)
    report(
      `AMI ${series}, held out`,
      ready(corpus.ami.filter(({ domain }) => domain === series)),
      candidate,
    );
  if (options.write) write(candidate, background);
}

function train(groups: Record<string, Prepared[]>, seed: number): number[] {
  const random = randomFrom(seed);
  let [drawn, batches] = [-1, new Map<string, Prepared[]>()];
  const found = evolve({
    start: [
      ...FEATURES.map((name) => Object.entries(START).find(([key]) => key === name)?.[1] ?? 0),
      ...START_BALANCE,
    ],
    step: 0.3,
    generations: Number(options.generations),
    seed,
    fitness: (numbers, generation) => {
      if (generation !== drawn) {
        batches = new Map(
          Object.entries(GROUPS).map(([name, { batch }]) => [
            name,
            sample(groups[name] ?? [], batch, random),
          ]),
        );
        drawn = generation;
      }
      const candidate = candidateOf(numbers);
      let total = 0;
      for (const [name, { share }] of Object.entries(GROUPS)) {
        const [one, two, longest] = rougeOf(batches.get(name) ?? [], candidate);
        total += share * (one + 2 * two + longest);
      }
      return total - DECAY * candidate.weights.reduce((sum, weight) => sum + weight * weight, 0);
    },
  });
  return scaled(found);
}

/** Only the proportions of the weights matter to the scores: length 1 makes runs comparable. */
function scaled(numbers: number[]): number[] {
  const length =
    Math.sqrt(numbers.slice(0, WIDTH).reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return numbers.map((number, at) => (at < WIDTH ? number / length : number));
}

function meanOf(runs: number[][]): number[] {
  return (runs[0] ?? []).map(
    (_, at) => runs.reduce((sum, run) => sum + (run[at] ?? 0), 0) / runs.length,
  );
}

function candidateOf(numbers: readonly number[]): Candidate {
  const [coverage = 0, redundancy = 0, segment = 0, economy = 0] = numbers
    .slice(WIDTH)
    .map((number) => Math.max(0, number));
  return { weights: numbers.slice(0, WIDTH), balance: { coverage, redundancy, segment, economy } };
}

function sample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

function report(name: string, examples: readonly Prepared[], candidate: Candidate): void {
  const scores = rougeOf(examples, candidate).map((score) => score.toFixed(2));
  process.stdout.write(
    `${name.padEnd(28)} ${String(examples.length).padStart(4)}  ${scores.join(' / ')}\n`,
  );
}

function write({ weights, balance }: Candidate, background: ReturnType<typeof backgroundOf>): void {
  const folder = path.resolve(import.meta.dirname, '../src/embedded/weighing');
  const features = Object.fromEntries(FEATURES.map((name, at) => [name, round(weights[at] ?? 0)]));
  const rounded = Object.fromEntries(
    Object.entries(balance).map(([name, number]) => [name, round(number)]),
  );
  const file = path.join(folder, `weights-speech-${options.length}.json`);
  save(file, { features, balance: rounded });
  if (options.length !== 'brief') return;
  const common = Object.fromEntries(
    [...background.common]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([stem, weight]) => [stem, round(weight)]),
  );
  save(path.join(folder, 'background.json'), { rare: background.rare, common });
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

function save(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

main();
