/**
 * How far a segmentation is from the true one, 0 (the same) to 1: `pk` of Beeferman et al. 1999, `windowDiff` of Pevzner &
 * Hearst 2002, with the window that both papers take, half the mean length of a true segment.
 * @param truth first item of each true segment, ascending, the first 0.
 * @param guess the same for the segmentation that is judged.
 * @param items how many items there are.
 */
export function boundaryErrors(
  truth: readonly number[],
  guess: readonly number[],
  items: number,
): { pk: number; windowDiff: number } {
  const window = Math.max(1, Math.round(items / truth.length / 2));
  const [true_, guessed] = [countsBefore(truth, items), countsBefore(guess, items)];
  const places = Math.max(1, items - window);
  let [apart, different] = [0, 0];
  for (let at = 0; at < places; at += 1) {
    const within = (counts: number[]): number => (counts[at + window] ?? 0) - (counts[at] ?? 0);
    const [a, b] = [within(true_), within(guessed)];
    if ((a === 0) !== (b === 0)) apart += 1;
    if (a !== b) different += 1;
  }
  return { pk: apart / places, windowDiff: different / places };
}

/** How many segments begin at or before each item, but for the first. */
function countsBefore(starts: readonly number[], items: number): number[] {
  const begins = new Set(starts.filter((start) => start > 0));
  let count = 0;
  return Array.from({ length: items }, (_, at) => {
    if (begins.has(at)) count += 1;
    return count;
  });
}

/** Segments of equal length. */
export function evenSplit(count: number, items: number): number[] {
  return Array.from({ length: count }, (_, at) => Math.round((at * items) / count));
}
