import type { Unit } from '../document.ts';

/** The table of costs grows with the square of this. */
const MOST_BLOCKS = 360;

/**
 * Cuts units into `count` neighbouring segments such that each segment's words predict each other best: minimal cost of
 * a Laplace-smoothed unigram model (Utiyama & Isahara 2001), found by dynamic programming.
 * @param starts units at which a segment may begin; where missing, at each.
 * @param bonus what the cost falls by when a segment begins at a unit.
 * @returns the first unit of each segment, ascending; the first is 0.
 */
export function segment(
  units: readonly Unit[],
  count: number,
  starts: readonly number[] = units.map((_, index) => index),
  bonus: (unit: number) => number = () => 0,
): number[] {
  const blocks = blocksOf(units.length, starts);
  const wanted = Math.min(count, blocks.length);
  if (wanted <= 1) return units.length === 0 ? [] : [0];
  const costs = costTable(units, blocks, bonus);
  return cheapest(costs, blocks.length, wanted).map((block) => blocks[block] ?? 0);
}

function blocksOf(units: number, starts: readonly number[]): number[] {
  const usable = [...new Set([0, ...starts])]
    .filter((start) => start < units)
    .sort((a, b) => a - b);
  const step = Math.ceil(usable.length / MOST_BLOCKS);
  return usable.filter((_, index) => index % step === 0);
}

/** `costs[i * n + j]`: of one segment over the blocks i to j. */
function costTable(
  units: readonly Unit[],
  blocks: number[],
  bonus: (unit: number) => number,
): Float64Array {
  const n = blocks.length;
  const terms = blocks.map((start, at) =>
    units.slice(start, blocks[at + 1]).flatMap((unit) => unit.terms),
  );
  const vocabulary = new Set(terms.flat()).size;
  const size = terms.flat().reduce((most, term) => Math.max(most, term), 0) + 1;
  const logs = Float64Array.from({ length: terms.flat().length + 2 }, (_, count) =>
    Math.log(count),
  );
  const costs = new Float64Array(n * n);
  for (let first = 0; first < n; first += 1) {
    const counts = new Int32Array(size);
    let [total, fit] = [0, 0];
    for (let last = first; last < n; last += 1) {
      for (const term of terms[last] ?? []) {
        const seen = counts[term] ?? 0;
        fit += (seen + 1) * (logs[seen + 2] ?? 0) - seen * (logs[seen + 1] ?? 0);
        counts[term] = seen + 1;
        total += 1;
      }
      costs[first * n + last] =
        total * Math.log(total + vocabulary) - fit - bonus(blocks[first] ?? 0);
    }
  }
  return costs;
}

function cheapest(costs: Float64Array, n: number, wanted: number): number[] {
  const cost = (first: number, last: number): number => costs[first * n + last] ?? 0;
  let best = Float64Array.from({ length: n }, (_, last) => cost(0, last));
  const cameFrom: Int32Array[] = [];
  for (let round = 1; round < wanted; round += 1) {
    const next = new Float64Array(n).fill(Infinity);
    const from = new Int32Array(n);
    for (let last = round; last < n; last += 1)
      for (let first = round; first <= last; first += 1) {
        const total = (best[first - 1] ?? Infinity) + cost(first, last);
        if (total < (next[last] ?? Infinity)) [next[last], from[last]] = [total, first];
      }
    best = next;
    cameFrom.push(from);
  }
  const cuts: number[] = [];
  let last = n - 1;
  for (const from of cameFrom.toReversed()) {
    cuts.unshift(from[last] ?? 0);
    last = (from[last] ?? 1) - 1;
  }
  return [0, ...cuts];
}
