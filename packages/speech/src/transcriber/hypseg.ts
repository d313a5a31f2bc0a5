/** PocketSphinx's frames in a second: its default -frate. */
const FRAME_RATE = 100;

/** A word, or null for a filler (silence, breath, noise), with its time in seconds. */
export interface Heard {
  word: string | null;
  start: number;
  end: number;
  /** Its posterior probability, 0 to 1; undefined for fillers. */
  confidence?: number;
}

/**
 * Reads a line that `pocketsphinx_batch -hypseg` wrote: `ID S n T score A score L score`, then the first frame, then for
 * each word `acoustic-score language-score word next-frame`.
 * @throws {Error} if it is no such line.
 */
export function parseHypseg(line: string): { id: string; heard: Heard[] } {
  const match = /^(\S+) S \S+ T \S+ A \S+ L \S+ (\d+)(.*)$/.exec(line);
  const [, id, firstFrame, rest] = match ?? [];
  if (id === undefined || firstFrame === undefined || rest === undefined) {
    throw new Error(`not a line of hypseg: ${line.slice(0, 200)}`);
  }
  const fields = rest.trim().split(/\s+/);
  const heard: Heard[] = [];
  let start = Number(firstFrame);
  for (let index = 0; index + 3 < fields.length; index += 4) {
    const [, , word = '', nextFrame] = fields.slice(index, index + 4);
    const end = Number(nextFrame);
    heard.push({ word: plainWord(word), start: start / FRAME_RATE, end: end / FRAME_RATE });
    start = end;
  }
  return { id, heard };
}

/** Without the number of the pronunciation, `the(2)`; null for `<sil>`, `[NOISE]` and their like. */
function plainWord(word: string): string | null {
  return /^[<[+]/.test(word) ? null : word.replace(/\(\d+\)$/, '');
}
