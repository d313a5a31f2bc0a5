import type { TimedWord } from '../ports/transcriber.ts';
import type { Pair } from '../recording/longest-run.ts';
import { matchWords } from './match-words.ts';
import { keyOf, type TurnWord } from './turns.ts';

/** A word of a transcript that was recognized, and when, in seconds. */
export interface Anchor {
  word: number;
  start: number;
  end: number;
}

export interface FoundAnchors {
  /** Words in runs that don't match by chance. */
  sure: Anchor[];
  /** Single words, which may be others of the same spelling. */
  single: Anchor[];
  /** Share of the words, of the shorter side, that are sure: 0 to 1. */
  matched: number;
  /** Words of the shorter side. */
  compared: number;
}

/** Words in a row, and letters of them together, that don't match by chance. */
const RUN = 3;
const RUN_LETTERS = 10;

/** Which words of a transcript were recognized. @param heard in order of time */
export function findAnchors(words: readonly TurnWord[], heard: readonly TimedWord[]): FoundAnchors {
  const spoken = heard.flatMap(({ text, start, end }) => {
    const key = keyOf(text);
    return key === '' ? [] : [{ key, start, end }];
  });
  const pairs = matchWords(
    words.map(({ key }) => key),
    spoken.map(({ key }) => key),
  );
  const found: FoundAnchors = {
    sure: [],
    single: [],
    matched: 0,
    compared: Math.min(words.length, spoken.length),
  };
  for (const run of runsOf(pairs)) {
    const anchors = run.flatMap(({ before, after }) => {
      const word = spoken[after];
      return word ? [{ word: before, start: word.start, end: word.end }] : [];
    });
    const letters = run.reduce((sum, { before }) => sum + (words[before]?.length ?? 0), 0);
    const isSure = run.length >= RUN && letters >= RUN_LETTERS;
    const kind = isSure ? found.sure : found.single;
    for (const anchor of anchors) kind.push(anchor);
  }
  found.matched = found.sure.length / Math.max(1, found.compared);
  return found;
}

/** Pairs by the runs of neighbours that they are in. */
function runsOf(pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  for (const pair of pairs) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last?.before === pair.before - 1 && last.after === pair.after - 1;
    if (goesOn) runs.at(-1)?.push(pair);
    else runs.push([pair]);
  }
  return runs;
}
