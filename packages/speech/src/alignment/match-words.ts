import { longestRun, type Pair } from '../recording/longest-run.ts';

/** A stretch of both sequences: `[from, to)` before, `[from, to)` after. */
type Range = readonly [number, number, number, number];

/** A single word, or two, say little in a long stretch: longer stretches are divided by longer runs of words first. */
const RUNS = [
  { words: 4, longest: Infinity },
  { words: 3, longest: Infinity },
  { words: 2, longest: 4_000 },
  { words: 1, longest: 400 },
] as const;
/** Cells of the table that compares what is left between two anchors: 160,000 take some milliseconds. */
const MOST_CELLS = 160_000;

/**
 * Pairs the words of two tellings of the same talk, in order on both sides. Runs of words that either side has once are
 * paired first, the longest in order of both (patience diff by Bram Cohen, with n-grams); short stretches between them are
 * compared word by word. Time and memory grow with the length, not with its square.
 */
export function matchWords(before: readonly string[], after: readonly string[]): Pair[] {
  const [left, right] = numbered(before, after);
  const pairs: Pair[] = [];
  const open: Range[] = [[0, left.length, 0, right.length]];
  for (let range = open.pop(); range; range = open.pop()) {
    const anchors = anchorsIn(left, right, range);
    if (anchors.length === 0) {
      for (const pair of comparedWordByWord(left, right, range)) pairs.push(pair);
      continue;
    }
    let [fromB, , fromA] = range;
    for (const anchor of anchors) {
      open.push([fromB, anchor.before, fromA, anchor.after]);
      pairs.push(anchor);
      [fromB, fromA] = [anchor.before + 1, anchor.after + 1];
    }
    open.push([fromB, range[1], fromA, range[3]]);
  }
  return pairs.toSorted((a, b) => a.before - b.before);
}

/** Words as numbers, the same word the same number. */
function numbered(before: readonly string[], after: readonly string[]): [Int32Array, Int32Array] {
  const known = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = known.get(word) ?? known.size;
    known.set(word, number);
    return number;
  };
  return [Int32Array.from(before, numberOf), Int32Array.from(after, numberOf)];
}

function anchorsIn(left: Int32Array, right: Int32Array, range: Range): Pair[] {
  const [fromB, toB, fromA, toA] = range;
  const length = Math.max(toB - fromB, toA - fromA);
  if (fromB >= toB || fromA >= toA) return [];
  for (const { words, longest } of RUNS) {
    if (length > longest) continue;
    const runs = longestRun(uniqueCommon(left, right, range, words));
    if (runs.length > 0) return wordsOfRuns(runs, words);
  }
  return [];
}

/** Each word of runs that may overlap, once. */
function wordsOfRuns(runs: readonly Pair[], words: number): Pair[] {
  const pairs: Pair[] = [];
  let last: Pair = { before: -1, after: -1 };
  for (const run of runs)
    for (let step = 0; step < words; step += 1) {
      const pair = { before: run.before + step, after: run.after + step };
      if (pair.before <= last.before || pair.after <= last.after) continue;
      pairs.push(pair);
      last = pair;
    }
  return pairs;
}

/** Runs of so many words that stand exactly once in either range, in the order of the first. */
function uniqueCommon(
  left: Int32Array,
  right: Int32Array,
  [fromB, toB, fromA, toA]: Range,
  words: number,
): Pair[] {
  const there = uniquePlaces(right, fromA, toA, words);
  return [...uniquePlaces(left, fromB, toB, words)].flatMap(([key, before]) => {
    const after = there.get(key);
    return after === undefined ? [] : [{ before, after }];
  });
}

function uniquePlaces(
  sequence: Int32Array,
  from: number,
  to: number,
  words: number,
): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = from; at + words <= to; at += 1) {
    const key = sequence.subarray(at, at + words).join(' ');
    if (places.has(key)) repeated.add(key);
    else places.set(key, at);
  }
  for (const key of repeated) places.delete(key);
  return places;
}

/** The longest common subsequence of a short stretch; nothing of a long one. */
function comparedWordByWord(
  left: Int32Array,
  right: Int32Array,
  [fromB, toB, fromA, toA]: Range,
): Pair[] {
  const [rows, columns] = [toB - fromB, toA - fromA];
  if (rows <= 0 || columns <= 0 || rows * columns > MOST_CELLS) return [];
  const width = columns + 1;
  const common = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  const isSame = (row: number, column: number): boolean =>
    left[fromB + row] === right[fromA + column];
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      common[row * width + column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: Pair[] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns;) {
    if (isSame(row, column)) {
      pairs.push({ before: fromB + row, after: fromA + column });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
