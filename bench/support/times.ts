import { performance } from 'node:perf_hooks';

interface Runs {
  runs: number;
  /** Node compiles what runs often: the first of all would pay for it. */
  warmUp: number;
}

/** Sorted times of each in milliseconds, measured in turn: what else the machine does slows all of them. */
export async function timesOf(
  reads: readonly (() => Promise<void>)[],
  { runs, warmUp }: Runs,
): Promise<number[][]> {
  const times = reads.map((): number[] => []);
  for (let run = 0; run < warmUp + runs; run += 1)
    for (const [which, read] of reads.entries()) {
      const begun = performance.now();
      await read();
      if (run >= warmUp) times[which]?.push(performance.now() - begun);
    }
  return times.map((list) => list.toSorted((a, b) => a - b));
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
