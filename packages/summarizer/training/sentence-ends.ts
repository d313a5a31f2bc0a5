import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { featuresAt, type SentenceEnds } from '../src/embedded/dialogue/sentence-ends.ts';

/**
 * Trains where sentences begin in talk without marks, on the marks of QMSum's training meetings, and measures it on its
 * validation meetings.
 *   node tools/with.mjs packages/summarizer/training/sentence-ends.ts --data meetings [--out weights.json]
 */
const { values: options } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string' } },
});
const folder = options.data;
if (folder === undefined) throw new Error('--data names the folder of the meetings');

interface Meeting {
  words: string[];
  /** Whether a sentence begins at the word. */
  begins: boolean[];
}

/** Features that occur less often are left out, and weights nearer to zero. */
const LEAST_COUNT = 120;
const LEAST_WEIGHT = 0.25;
const PASSES = 4;
const RATE = 0.2;

const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']/gu, '');

function read(name: string): Meeting[] {
  const lines = readFileSync(path.join(folder ?? '', name), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line): { turns: { t: string }[]; tuneBan?: boolean } => JSON.parse(line))
    .filter(({ tuneBan }) => tuneBan !== true)
    .map(({ turns }) => meetingOf(turns.map(({ t }) => t)));
}

function meetingOf(turns: readonly string[]): Meeting {
  const meeting: Meeting = { words: [], begins: [] };
  for (const turn of turns) {
    let ended = true;
    for (const word of turn.replaceAll(/\{[^}]*\}/gu, ' ').split(/\s+/u)) {
      const bare = bareOf(word);
      if (bare === '') {
        ended ||= /[.?!]/u.test(word);
        continue;
      }
      meeting.words.push(bare);
      meeting.begins.push(ended);
      ended = /[.?!]["'”]?$/u.test(word);
    }
  }
  return meeting;
}

const rounded = (value: number): number => Number(value.toFixed(2));

function train(meetings: readonly Meeting[]): SentenceEnds {
  const counts = new Map<string, number>();
  for (const { words } of meetings)
    for (let at = 1; at < words.length; at += 1)
      for (const name of featuresAt(words, at)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weights = new Map<string, { value: number; squares: number }>();
  for (const [name, count] of counts)
    if (count >= LEAST_COUNT) weights.set(name, { value: 0, squares: 1 });
  const bias = { value: 0, squares: 1 };
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { words, begins } of meetings)
      for (let at = 1; at < words.length; at += 1) {
        const active = featuresAt(words, at).flatMap((name) => weights.get(name) ?? []);
        const sum = active.reduce((all, { value }) => all + value, bias.value);
        const error = 1 / (1 + Math.exp(-sum)) - Number(begins[at]);
        for (const one of [bias, ...active]) {
          one.squares += error * error;
          one.value -= (RATE * error) / Math.sqrt(one.squares);
        }
      }
  const kept = [...weights].filter(([, { value }]) => Math.abs(value) >= LEAST_WEIGHT);
  return {
    provenance: 'QMSum, training meetings (MIT); training/sentence-ends.ts',
    bias: rounded(bias.value),
    weights: Object.fromEntries(
      kept
        .map(([name, { value }]): [string, number] => [name, rounded(value)])
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

function measure(
  { bias, weights }: SentenceEnds,
  meetings: readonly Meeting[],
  least: number,
): string {
  let [hits, found, all] = [0, 0, 0];
  for (const { words, begins } of meetings)
    for (let at = 1; at < words.length; at += 1) {
      const sum = featuresAt(words, at).reduce((total, name) => total + (weights[name] ?? 0), bias);
      const isFound = 1 / (1 + Math.exp(-sum)) >= least;
      all += Number(begins[at]);
      found += Number(isFound);
      hits += Number(isFound && begins[at]);
    }
  const [precision, recall] = [hits / found, hits / all];
  const f1 = (2 * precision * recall) / (precision + recall);
  return [least, precision, recall, f1].map((one) => one.toFixed(3)).join('  ');
}

const model = train(read('qmsum_train.jsonl'));
const validation = read('qmsum_val.jsonl');
process.stdout.write(
  `${Object.keys(model.weights).length} weights\nfrom   precision  recall  F1\n`,
);
for (const least of [0.3, 0.4, 0.5, 0.6])
  process.stdout.write(`${measure(model, validation, least)}\n`);
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(model)}\n`);
