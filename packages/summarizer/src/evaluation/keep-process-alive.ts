/** Longer than any timer may run, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Waits for a promise with a timer of its own. A summarizer's pause before it asks a busy server again does not keep a
 * process alive, so that a server can stop at once; a command that has nothing else to do would end in that pause.
 */
export async function keepProcessAlive<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, LONGEST_TIMER_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
