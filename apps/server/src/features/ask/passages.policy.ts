/** A stretch of turns of one source. */
export interface Stretch {
  uploadId: string | null;
  textInputId: string | null;
  firstTurn: number;
  lastTurn: number;
}

/** Less of a question's weight in the best passage and next to it: it is not said. Measured: docs/evaluation.md. */
export const LEAST_COVERAGE = 0.3;

/**
 * The best passages as they are read: neighbours as one, those of a source together, in order of time; sources in the order of their
 * best passage.
 */
export function asRead(passages: readonly Stretch[]): Stretch[] {
  const sources = Map.groupBy(passages, ({ uploadId, textInputId }) => uploadId ?? textInputId);
  return [...sources.values()].flatMap((of) => joined(of));
}

function joined(passages: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const passage of passages.toSorted((a, b) => a.firstTurn - b.firstTurn)) {
    const { uploadId, textInputId, firstTurn, lastTurn } = passage;
    const last = result.at(-1);
    if (last && last.lastTurn + 1 >= firstTurn) last.lastTurn = Math.max(last.lastTurn, lastTurn);
    else result.push({ uploadId, textInputId, firstTurn, lastTurn });
  }
  return result;
}

/** From the turn before the first one with a word of the question to the turn after the last one; all of it where none has any. */
export function aroundMarks<T extends { text: string }>(
  turns: readonly T[],
  marks: readonly string[],
): T[] {
  const has = ({ text }: T) => marks.some((mark) => text.includes(mark));
  const first = turns.findIndex(has);
  if (first < 0) return [...turns];
  const last = turns.findLastIndex(has);
  return turns.slice(Math.max(0, first - 1), last + 2);
}
