/** The least time between two writes, in milliseconds: a page asks no more often either. */
const PAUSE_MS = 1_000;

export interface ProgressWriter<P> {
  /** Takes the latest news. It is written unless the last write was a moment ago, or is still under way. */
  push(progress: P): void;
  /** Settles when nothing is being written any more. */
  settled(): Promise<void>;
}

/**
 * Writes progress as often as it is worth reading. What is left out is news that newer news replaces; a write that fails
 * is reported and changes nothing for the work.
 */
export function createProgressWriter<P>(
  write: (progress: P) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressWriter<P> {
  let writing: Promise<void> | null = null;
  let lastAt = -Infinity;
  return {
    push(progress): void {
      const now = performance.now();
      if (writing || now - lastAt < PAUSE_MS) return;
      lastAt = now;
      writing = write(progress)
        .catch(onError)
        .finally(() => {
          writing = null;
        });
    },
    async settled(): Promise<void> {
      await writing;
    },
  };
}
