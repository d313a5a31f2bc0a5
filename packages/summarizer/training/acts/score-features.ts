import { smoothed } from '../../src/embedded/findings/tasks/smoothing.ts';
import { probability } from './logistic-regression.ts';
import { DenseRows } from './rows.ts';

/** Standard deviations, in acts, over which scores are smoothed; 0: as they are. */
const SMOOTHINGS = [0, 1, 2, 4, 8];
const LIKELY_SMOOTHING = 2;
/** Acts before and behind among which the highest score is looked for. */
const REACH = 4;
/** Whether an act is among the first so many of its meeting. */
const FIRST = [10, 30];
/** Brings logarithms of ranks, and log odds, to about 0 to 1. */
const RANK_SCALE = 4;
const ODDS_SCALE = 5;

/** What the scores of the first stage say about each act, by themselves and in comparison with the rest of its meeting. */
export function scoreRows(odds: Float64Array): DenseRows {
  const smooth = SMOOTHINGS.map((deviation) => smoothed(odds, deviation));
  const likely = smoothed(odds.map(probability), LIKELY_SMOOTHING);
  const columns = [
    ...[...smooth, likely].flatMap(comparedWithMeeting),
    odds.map((one) => one / ODDS_SCALE),
    smoothed(odds, LIKELY_SMOOTHING).map((one) => one / ODDS_SCALE),
  ];
  const width = columns.length;
  const values = new Float32Array(odds.length * width);
  for (const [column, own] of columns.entries())
    for (const [row, value] of own.entries()) values[row * width + column] = value;
  return new DenseRows(values, width);
}

/** z-score, rank, the highest z-score nearby, and whether it is the act's own. */
function comparedWithMeeting(scores: Float64Array): Float64Array[] {
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const variance = scores.reduce((sum, one) => sum + (one - mean) ** 2, 0) / scores.length;
  const z = scores.map((one) => (one - mean) / (Math.sqrt(variance) || 1));
  const ranks = ranksOf(scores);
  const highest = z.map((_, at) =>
    Math.max(...z.subarray(Math.max(0, at - REACH), at + REACH + 1)),
  );
  return [
    z,
    ranks.map((rank) => -Math.log((rank + 1) / scores.length) / RANK_SCALE),
    ...FIRST.map((count) => ranks.map((rank) => Number(rank < count))),
    highest,
    z.map((one, at) => Number(one === highest[at])),
  ];
}

/** 0 for the highest score; of equal ones the earlier comes first. */
function ranksOf(scores: Float64Array): Float64Array {
  const ranks = new Float64Array(scores.length);
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const [rank, at] of order.entries()) ranks[at] = rank;
  return ranks;
}
