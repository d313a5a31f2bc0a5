import { UNSPACED, wordsIn } from '../ports/timed-words.ts';

/** Where a turn of a transcript is in the sound, in seconds. */
export interface PlacedTurn {
  start: number;
  end: number;
  /** It was placed between its neighbours, or by its length: nothing of its beginning was recognized. */
  approximate: boolean;
}

/** How a word is compared: without case, punctuation and accents on letters. */
export const keyOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A sign of a script without spaces takes as long as so many letters, about. */
const UNSPACED_LENGTH = 3;

/** A word of a transcript. */
export interface TurnWord {
  key: string;
  /** Letters and digits: how long it takes to say, roughly. */
  length: number;
  /** Of its turn. */
  turn: number;
}

/** The words of all turns, in order; signs that are not spoken are left out. */
export function wordsOfTurns(turns: readonly string[]): TurnWord[] {
  return turns.flatMap((text, turn) =>
    wordsIn(text).flatMap(({ text: word }) => {
      const key = keyOf(word);
      const length = UNSPACED.test(word) ? UNSPACED_LENGTH : key.length;
      return key === '' ? [] : [{ key, length, turn }];
    }),
  );
}

/** Two turns never begin at the same moment: their order is that of their times. In seconds. */
const LEAST_STEP = 0.001;

/** Turns in ascending order, inside the sound. */
export function inOrderOfTime(turns: readonly PlacedTurn[], seconds: number): PlacedTurn[] {
  const placed: PlacedTurn[] = [];
  let least = 0;
  for (const turn of turns) {
    const start = Math.max(least, Math.min(turn.start, seconds));
    least = start + LEAST_STEP;
    placed.push({ ...turn, start, end: Math.max(start, Math.min(turn.end, seconds)) });
  }
  for (const [at, turn] of placed.entries()) {
    const next = placed[at + 1]?.start ?? Infinity;
    turn.end = Math.max(turn.start, Math.min(turn.end, next));
  }
  return placed;
}
