import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asTaskPlaces, cueRows, cueScores, trainCues } from './acts/cue-model.ts';
import { KINDS, readMeetings, wordingOf, type Kind } from './acts/meetings.ts';
import { nGramRows } from './acts/n-grams.ts';
import {
  allowedPicks,
  picksOf,
  precisionOf,
  recallOf,
  reportOf,
  tallyOf,
  total,
  type Tally,
} from './acts/picks.ts';
import { firstScores, secondStage, type Prepared } from './acts/two-stage.ts';

/**
 * Trains classifiers of dialogue acts on AMI's meetings, and measures them on series that were held out.
 *   node tools/with.mjs packages/summarizer/training/acts.ts --data meetings [--text asr] [--out task-places.json]
 * `--out` writes the weights of the cues for action items, trained on all series.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, text: { type: 'string' }, out: { type: 'string' } },
});
if (!values.data) throw new Error('--data FOLDER is missing: it holds ami_train.jsonl.');

/** Penalties of the second stage among which the training series choose. */
const RIDGES = [300, 1500, 5000];

const meetings = readMeetings(values.data, wordingOf(values.text));
const nGrams = nGramRows(meetings);
const prepared = meetings.flatMap((meeting, at): Prepared[] => {
  const own = nGrams[at];
  return own ? [{ meeting, nGrams: own, cues: cueRows(meeting) }] : [];
});
const series = [...new Set(meetings.map((meeting) => meeting.series))].sort();
const of = (name: string): Prepared[] => prepared.filter(({ meeting }) => meeting.series === name);

function tally(
  kind: Kind,
  tested: readonly Prepared[],
  score: (one: Prepared) => Float64Array,
): Tally {
  return total(
    tested.map((one) => {
      const picks = picksOf(score(one), allowedPicks(kind, one.meeting));
      return tallyOf(
        one.meeting.gold[kind],
        picks.map((pick) => [pick]),
      );
    }),
  );
}

/** Trains both stages on some series, with each penalty, and counts the hits on another one. */
function measure(
  kind: Kind,
  trainedOn: readonly string[],
  left: string,
  ridges: readonly number[],
): Tally[] {
  const training = trainedOn.flatMap(of);
  const scores = firstScores(kind, training, of(left));
  return ridges.map((ridge) => tally(kind, of(left), secondStage(kind, training, scores, ridge)));
}

/** The penalty with which training on one of the series does best on another of them. */
function chosenRidge(kind: Kind, among: readonly string[]): number {
  const runs = among.map((left) =>
    measure(
      kind,
      among.filter((name) => name !== left),
      left,
      RIDGES,
    ),
  );
  const worth = RIDGES.map((_, at) => {
    const sum = total(runs.flatMap((run) => run[at] ?? []));
    return recallOf(sum) + precisionOf(sum);
  });
  return RIDGES[worth.indexOf(Math.max(...worth))] ?? 0;
}

function report(name: string, one: Tally): void {
  process.stdout.write(`${name}: ${reportOf(one)}\n`);
}

for (const kind of KINDS) {
  const [twoStages, cuesAlone]: [Tally[], Tally[]] = [[], []];
  for (const left of series) {
    const others = series.filter((name) => name !== left);
    const ridge = chosenRidge(kind, others);
    for (const one of measure(kind, others, left, [ridge])) {
      report(`${kind}, ${left} held out, ridge ${ridge}`, one);
      twoStages.push(one);
    }
    const weights = trainCues(kind, others.flatMap(of));
    cuesAlone.push(tally(kind, of(left), (one) => cueScores(one, weights)));
  }
  report(`${kind}, two stages`, total(twoStages));
  report(`${kind}, cues alone`, total(cuesAlone));
}

if (values.out !== undefined) {
  const places = asTaskPlaces(trainCues('actions', prepared), meetings.length);
  writeFileSync(values.out, `${JSON.stringify(places)}\n`);
}
