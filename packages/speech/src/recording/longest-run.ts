/** Two places that belong together, one on either side. */
export interface Pair {
  before: number;
  after: number;
}

/** The longest run of pairs that ascends on both sides (patience sorting); the pairs come in order of `before`. */
export function longestRun(pairs: readonly Pair[]): Pair[] {
  const tops: { pair: Pair; below: number }[] = [];
  const all: { pair: Pair; below: number }[] = [];
  const topIndexes: number[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle]?.pair.after ?? 0) < pair.after) low = middle + 1;
      else high = middle;
    }
    const entry = { pair, below: topIndexes[low - 1] ?? -1 };
    all.push(entry);
    tops[low] = entry;
    topIndexes[low] = all.length - 1;
  }
  const run: Pair[] = [];
  for (let at = topIndexes.at(-1) ?? -1; at >= 0; at = all[at]?.below ?? -1) {
    const entry = all[at];
    if (entry) run.push(entry.pair);
  }
  return run.toReversed();
}
