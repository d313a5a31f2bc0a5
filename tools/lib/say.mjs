// What the tools tell a person. On stderr: stdout belongs to the programs that they run.

export const say = (line) => void process.stderr.write(`${line}\n`);

/** Tells a fault that a person can mend, in its own words, without a stack. */
export class Sentence extends Error {}

/**
 * Shows that something is under way, with the seconds that it has taken so far where there is a terminal to show them on.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function under(what, work) {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const live = process.stderr.isTTY === true;
  const show = () => process.stderr.write(`\r${what} … ${seconds()} s`);
  if (!live) say(`${what} …`);
  const ticking = live ? setInterval(show, 1000) : undefined;
  try {
    const result = await work();
    say(`${live ? '\r' : ''}${what} … done in ${seconds()} s`);
    return result;
  } catch (error) {
    if (live) say('');
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
