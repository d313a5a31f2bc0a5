// What the tools print for a person, on stderr: stdout belongs to the programs that they run.

export const log = (line) => void process.stderr.write(`${line}\n`);

/** An error that the reader can fix: printed as its message, without a stack. */
export class UserFacingError extends Error {}

/**
 * Prints what is running and how long it took; on a terminal the seconds count while it runs.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function withProgress(what, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const live = process.stderr.isTTY === true;
  const show = () => process.stderr.write(`\r${what} … ${seconds()} s`);
  if (!live) log(`${what} …`);
  const ticking = live ? setInterval(show, 1000) : undefined;
  try {
    const result = await work();
    log(`${live ? '\r' : ''}${what} … done in ${seconds()} s`);
    return result;
  } catch (error) {
    if (live) log('');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
