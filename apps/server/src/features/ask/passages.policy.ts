/** A stretch of turns of one source. */
export interface Stretch {
  uploadId: string | null;
  textInputId: string | null;
  firstTurn: number;
  lastTurn: number;
}

/** Less of a question's weight in the best passage and next to it: it is not said. Measured: docs/evaluation/search.md. */
export const LEAST_COVERAGE = 0.38;

/** Turns of a passage that are shown: enough to understand it by itself. */
const SHOWN_TURNS = 5;

/** The best passages as they are read: those of a source together, in order of time; sources in the order of their best passage. */
export function asRead<T extends Stretch>(passages: readonly T[]): T[] {
  const sources = Map.groupBy(passages, ({ uploadId, textInputId }) => uploadId ?? textInputId);
  return [...sources.values()].flatMap((of) => of.toSorted((a, b) => a.firstTurn - b.firstTurn));
}

/** Whether a word stands in a text, as a whole where the script sets spaces between words. */
function hasMark(text: string, mark: string): boolean {
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
    if (
      UNSPACED.test(mark) ||
      !LETTER.test(`${text[at - 1] ?? ' '}${text[at + mark.length] ?? ' '}`)
    )
      return true;
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** The neighbouring turns of a passage that have the most different words of the question, with the turn before and after them. */
export function aroundMarks<T extends { text: string }>(
  turns: readonly T[],
  marks: readonly string[],
): T[] {
  const marked = turns.map(({ text }) => marks.filter((mark) => hasMark(text, mark)));
  let best = { from: 0, count: 0 };
  for (const from of turns.keys()) {
    const count = new Set(marked.slice(from, from + SHOWN_TURNS).flat()).size;
    if (count > best.count) best = { from, count };
  }
  const shown = turns.slice(best.from, best.from + SHOWN_TURNS);
  if (best.count === 0) return shown;
  const has = (at: number) => (marked[best.from + at]?.length ?? 0) > 0;
  const first = shown.findIndex((_, at) => has(at));
  const last = shown.findLastIndex((_, at) => has(at));
  return turns.slice(Math.max(0, best.from + first - 1), best.from + last + 2);
}
