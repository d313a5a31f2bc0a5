import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES, featuresOf, vocabularyOf, type Act } from './act-features.ts';
import { probability, trained, type Weights } from './logistic-regression.ts';

/**
 * Trains classifiers of dialogue acts on AMI's meetings, and measures them on series that were held out.
 *   node tools/with.mjs packages/summarizer/training/acts.ts --data meetings [--out weights.json]
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string' } },
});
if (!values.data) throw new Error('--data FOLDER is missing: it holds ami_train.jsonl.');

type Kind = 'actions' | 'decisions';
const KINDS: readonly Kind[] = ['actions', 'decisions'];
/** Picks lie at least so many acts apart; a pick is right within so many acts of a gold one. */
const APART = 7;
const NEAR = 3;
const FIRST = 5;
/** Standard deviation of the smoothing over acts. */
const SMOOTHING = 2;

interface Meeting {
  series: string;
  features: Float32Array[];
  /** For each gold item the indices of the acts that it rests on. */
  gold: Record<Kind, number[][]>;
}

interface Row {
  id: string;
  tuneBan?: boolean;
  turns: (Act & { da: string })[];
  labels: Partial<Record<Kind, { das: string[] }[]>>;
}

function meetingsIn(folder: string): { meetings: Meeting[]; names: string[] } {
  const lines = readFileSync(path.join(folder, 'ami_train.jsonl'), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
    .filter(({ tuneBan }) => tuneBan !== true);
  const vocabulary = vocabularyOf(rows.map(({ turns }) => turns));
  const names = [...FEATURES, ...vocabulary.map((word) => `word: ${word}`)];
  const meetings = rows.map(({ id, turns, labels }) => {
    const indices = new Map(turns.map(({ da }, index) => [da, index] as const));
    const itemsOf = (kind: Kind): number[][] =>
      (labels[kind] ?? [])
        .map(({ das }) => das.flatMap((da) => indices.get(da) ?? []))
        .filter((acts) => acts.length > 0);
    const gold = { actions: itemsOf('actions'), decisions: itemsOf('decisions') };
    return { series: id.slice(0, 2), features: featuresOf(turns, vocabulary), gold };
  });
  return { meetings, names };
}

function weightsFor(kind: Kind, meetings: readonly Meeting[]): Weights {
  const rows = meetings.flatMap(({ features, gold }) => {
    const positive = new Set(gold[kind].flat());
    return features.map((values, index) => ({ values, label: positive.has(index) }));
  });
  return trained(rows, rows[0]?.values.length ?? 0);
}

/** The best acts of a meeting by smoothed score, best first, far enough apart. */
function picksOf({ features }: Meeting, weights: Weights, count: number): number[] {
  const scores = features.map((values) => probability(weights, values));
  const reach = 3 * SMOOTHING;
  const smooth = scores.map((_, at) => {
    let [sum, weight] = [0, 0];
    for (
      let other = Math.max(0, at - reach);
      other <= Math.min(scores.length - 1, at + reach);
      other += 1
    ) {
      const share = Math.exp(-((other - at) ** 2) / (2 * SMOOTHING ** 2));
      sum += share * (scores[other] ?? 0);
      weight += share;
    }
    return sum / weight;
  });
  const order = smooth
    .map((_, at) => at)
    .sort((a, b) => (smooth[b] ?? 0) - (smooth[a] ?? 0) || a - b);
  const picks: number[] = [];
  for (const at of order) {
    if (picks.length >= count) break;
    if (picks.every((pick) => Math.abs(pick - at) >= APART)) picks.push(at);
  }
  return picks;
}

/** Recall of the gold items and precision of the picks, over all meetings that have gold items. */
function measured(
  kind: Kind,
  meetings: readonly Meeting[],
  weights: Weights,
): { found: number; gold: number; right: number; picks: number } {
  const sums = { found: 0, gold: 0, right: 0, picks: 0 };
  for (const meeting of meetings.filter(({ gold }) => gold[kind].length > 0)) {
    const items = meeting.gold[kind];
    const picks = picksOf(meeting, weights, kind === 'actions' ? FIRST : items.length);
    const hits = (acts: readonly number[], pick: number): boolean =>
      acts.some((act) => Math.abs(act - pick) <= NEAR);
    sums.found += items.filter((acts) => picks.some((pick) => hits(acts, pick))).length;
    sums.gold += items.length;
    sums.right += picks.filter((pick) => items.some((acts) => hits(acts, pick))).length;
    sums.picks += picks.length;
  }
  return sums;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;

const { meetings, names } = meetingsIn(values.data);
const series = [...new Set(meetings.map((meeting) => meeting.series))].sort();
for (const kind of KINDS) {
  const total = { found: 0, gold: 0, right: 0, picks: 0 };
  for (const left of series) {
    const weights = weightsFor(
      kind,
      meetings.filter((meeting) => meeting.series !== left),
    );
    const sums = measured(
      kind,
      meetings.filter((meeting) => meeting.series === left),
      weights,
    );
    for (const name of ['found', 'gold', 'right', 'picks'] as const) total[name] += sums[name];
    process.stdout.write(
      `${kind}, ${left} held out: recall ${percent(sums.found, sums.gold)}, precision ${percent(sums.right, sums.picks)}\n`,
    );
  }
  process.stdout.write(
    `${kind}: recall ${percent(total.found, total.gold)} of ${total.gold}, precision ${percent(total.right, total.picks)} of ${total.picks} picks\n`,
  );
}

if (values.out) {
  const weights = Object.fromEntries(
    KINDS.map((kind) => {
      const { bias, of } = weightsFor(kind, meetings);
      const named = names.map((name, at) => [name, Number((of[at] ?? 0).toFixed(3))]);
      return [kind, { bias: Number(bias.toFixed(3)), ...Object.fromEntries(named) }];
    }),
  );
  const provenance = `AMI corpus (CC BY 4.0), ${meetings.length} training meetings; made by training/acts.ts`;
  writeFileSync(values.out, `${JSON.stringify({ provenance, ...weights }, null, 2)}\n`);
}
