/** What became of the faults of one kind. Every file of this folder but `run` and this one has a `run` that gives one. */
export interface ChaosResult {
  /** What was done to the product, e.g. `database connection cut`. */
  fault: string;
  injected: number;
  /** Recordings, requests or processes that were lost to it. */
  lost: number;
  /** The longest time until work went on, in seconds; null where nothing has to resume. */
  worstResumeSeconds: number | null;
  /** What else was seen. */
  figures: Record<string, number | string>;
}
