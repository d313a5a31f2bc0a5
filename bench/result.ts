/** One thing that was measured. Every file of this folder but `run` and this one has a `run` that gives some. */
export interface BenchResult {
  /** What was measured, e.g. `decode m4a, node-av`. */
  name: string;
  /** Measured values, with their units in the names. */
  figures: Record<string, number | string>;
  /** What is promised, in words; nothing if nothing is. */
  target?: string;
  met?: boolean;
}
