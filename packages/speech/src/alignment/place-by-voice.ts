import type { Stretch } from '../recording/recording.ts';
import { inOrderOfTime, type PlacedTurn, wordsOfTurns } from './turns.ts';

export interface PlacedByVoice {
  turns: PlacedTurn[];
  /** Share of the letters that have room in the voices of the sound, spoken fast: 0 to 1. */
  covered: number;
}

/** Seconds of a letter of someone who speaks fast. */
const FAST_LETTER = 0.045;
/** Speakers mostly pause between turns: a turn begins behind a pause that so many seconds of voice part it from, at most. */
const SNAP = 0.6;

/**
 * Places the turns of a transcript where there is a voice, in proportion to their letters: for where there is no
 * recognizer.
 * @param voices in order of time
 */
export function placeByVoice(
  turns: readonly string[],
  voices: readonly Stretch[],
  seconds: number,
): PlacedByVoice {
  const letters = turns.map(() => 0);
  for (const { turn, length } of wordsOfTurns(turns)) letters[turn] = (letters[turn] ?? 0) + length;
  const all = letters.reduce((sum, count) => sum + count, 0);
  const voiced = voices.reduce((sum, { start, end }) => sum + end - start, 0);
  const perLetter = all === 0 ? 0 : voiced / all;
  let before = 0;
  const placed = letters.map((count) => {
    const start = startOf(voices, before * perLetter);
    before += count;
    return { start, end: momentOf(voices, before * perLetter), approximate: true };
  });
  const room = all === 0 ? 0 : Math.min(1, voiced / (all * FAST_LETTER));
  return { turns: inOrderOfTime(placed, seconds), covered: room };
}

/** When so many seconds of voice have passed. */
function momentOf(voices: readonly Stretch[], voiced: number): number {
  let left = voiced;
  for (const { start, end } of voices) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return voices.at(-1)?.end ?? 0;
}

/** The same for the beginning of a turn. */
function startOf(voices: readonly Stretch[], voiced: number): number {
  let before = 0;
  for (const { start, end } of voices) {
    if (Math.abs(before - voiced) <= SNAP) return start;
    before += end - start;
    if (before > voiced + SNAP) break;
  }
  return momentOf(voices, voiced);
}
