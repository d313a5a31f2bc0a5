import { bestApart } from '../../src/embedded/findings/tasks/smoothing.ts';
import type { Kind, Meeting } from './meetings.ts';

/** Picks lie at least so many acts apart; a pick is right within so many acts of a gold one. */
const APART = 7;
const NEAR = 3;
/** Action items that are picked; decisions as many as there are gold ones. */
const FIRST = 5;

export interface Tally {
  found: number;
  gold: number;
  right: number;
  picks: number;
}

/** The best acts of a meeting by score, best first, far enough apart. */
export function picksOf(scores: Float64Array, count: number): number[] {
  return bestApart(scores, count, APART);
}

/** How many picks a meeting may have. */
export function allowedPicks(kind: Kind, { gold }: Meeting): number {
  return kind === 'actions' ? FIRST : gold[kind].length;
}

/** Whether a pick lies near enough to an item: each is the acts that it rests on. */
function hits(item: readonly number[], pick: readonly number[]): boolean {
  return item.some((act) => pick.some((one) => Math.abs(act - one) <= NEAR));
}

/** Counts for one meeting; a meeting without gold items counts nothing. */
export function tallyOf(items: readonly number[][], picks: readonly number[][]): Tally {
  if (items.length === 0) return total([]);
  return {
    found: items.filter((item) => picks.some((pick) => hits(item, pick))).length,
    gold: items.length,
    right: picks.filter((pick) => items.some((item) => hits(item, pick))).length,
    picks: picks.length,
  };
}

/** The counts of several meetings, added up. */
export function total(tallies: readonly Tally[]): Tally {
  const sum = { found: 0, gold: 0, right: 0, picks: 0 };
  for (const one of tallies)
    for (const name of ['found', 'gold', 'right', 'picks'] as const) sum[name] += one[name];
  return sum;
}

export const recallOf = ({ found, gold }: Tally): number => found / Math.max(1, gold);
export const precisionOf = ({ right, picks }: Tally): number => right / Math.max(1, picks);

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export function reportOf(tally: Tally): string {
  const [recall, precision] = [percent(recallOf(tally)), percent(precisionOf(tally))];
  return `recall ${recall} of ${tally.gold}, precision ${precision} of ${tally.picks}`;
}
