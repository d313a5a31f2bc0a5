/** How far a work was at a moment. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  /** 0 to 1. */
  progress: number;
}

/** A shorter stretch of work says nothing of its pace. */
const LEAST_MS = 4000;
const LEAST_PROGRESS = 0.01;

/** Seconds until the work is done at the pace between two samples; null while that can't be said. */
export function secondsLeft(first: Sample, last: Sample): number | null {
  const [took, done] = [last.at - first.at, last.progress - first.progress];
  if (took < LEAST_MS || done < LEAST_PROGRESS) return null;
  return ((1 - last.progress) * took) / done / 1000;
}
