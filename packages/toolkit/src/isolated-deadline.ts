/**
 * A time limit that can be stopped and set going again: a child that waits because its reader is busy with the last
 * block must not be charged for the wait.
 */
export interface Deadline {
  pause(): void;
  resume(): void;
  /** Ends it for good. */
  stop(): void;
}

/** Starts counting at once; calls `onPassed` when `limitMs` have been spent outside pauses. Doesn't keep the process alive. */
export function startDeadline(limitMs: number, onPassed: () => void): Deadline {
  let leftMs = limitMs;
  let startedAt = performance.now();
  let timer: NodeJS.Timeout | null = setTimeout(onPassed, leftMs).unref();
  let stopped = false;

  const pause = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = null;
    leftMs -= performance.now() - startedAt;
  };
  return {
    pause,
    resume(): void {
      if (timer || stopped) return;
      startedAt = performance.now();
      timer = setTimeout(onPassed, Math.max(0, leftMs)).unref();
    },
    stop(): void {
      pause();
      stopped = true;
    },
  };
}
