import { stemmerOf } from '../stemmer.ts';

/** Precision, recall and their harmonic mean, each 0 to 1. */
interface Agreement {
  precision: number;
  recall: number;
  f1: number;
}

export interface Rouge {
  /** Words in common. */
  rouge1: Agreement;
  /** Pairs of neighbouring words in common; pairs run over the ends of sentences, as in ROUGE-1.5.5. */
  rouge2: Agreement;
  /** Longest common subsequences, their union taken for each sentence of the reference (summary level). */
  rougeL: Agreement;
}

/** A word; in scripts written without spaces, a character. */
const TOKEN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]]+/gv;

const porter = stemmerOf('porter');

/** The tokens that ROUGE compares: lower-cased, words of more than three letters reduced to their Porter stem. */
export function rougeTokens(sentence: string): string[] {
  return (sentence.toLowerCase().match(TOKEN) ?? []).map(stem);
}

const stem = (word: string): string => (word.length <= 3 ? word : porter(word));

/** ROUGE-1, -2 and -L of a summary against one reference, both given as sentences. Lin 2004. */
export function rouge(candidate: string[], reference: string[]): Rouge {
  return rougeOfTokens(candidate.map(rougeTokens), reference.map(rougeTokens));
}

/** {@link rouge} of what is tokenised already; tokens may be anything that compares by `===`. */
export function rougeOfTokens<T extends string | number>(
  candidate: readonly (readonly T[])[],
  reference: readonly (readonly T[])[],
): Rouge {
  const [mine, theirs] = [candidate.flat(), reference.flat()];
  return {
    rouge1: overlap(mine, theirs),
    rouge2: overlap(pairs(mine), pairs(theirs)),
    rougeL: agreement(unionOfSubsequences(candidate, reference), mine.length, theirs.length),
  };
}

function overlap<T extends string | number>(mine: T[], theirs: T[]): Agreement {
  const left = countOf(theirs);
  let hits = 0;
  for (const token of mine) if (take(left, token)) hits += 1;
  return agreement(hits, mine.length, theirs.length);
}

function pairs(tokens: (string | number)[]): string[] {
  return tokens.slice(1).map((token, index) => `${tokens[index]} ${token}`);
}

function agreement(hits: number, mine: number, theirs: number): Agreement {
  const precision = mine === 0 ? 0 : hits / mine;
  const recall = theirs === 0 ? 0 : hits / theirs;
  const f1 = hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

/**
 * For each sentence of the reference, the tokens that lie on its longest common subsequence with any sentence of the
 * summary; a token counts at most as often as either side has it.
 */
function unionOfSubsequences<T extends string | number>(
  candidate: readonly (readonly T[])[],
  reference: readonly (readonly T[])[],
): number {
  const [mine, theirs] = [countOf(candidate.flat()), countOf(reference.flat())];
  let hits = 0;
  for (const sentence of reference) {
    const positions = new Set(candidate.flatMap((other) => commonPositions(sentence, other)));
    for (const position of [...positions].sort((a, b) => a - b)) {
      const token = sentence[position];
      if (token === undefined || !(mine.get(token) ?? 0) || !(theirs.get(token) ?? 0)) continue;
      take(mine, token);
      take(theirs, token);
      hits += 1;
    }
  }
  return hits;
}

/** Positions in `a` of a longest common subsequence of `a` and `b`. */
function commonPositions<T>(a: readonly T[], b: readonly T[]): number[] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = 1; row <= a.length; row += 1)
    for (let column = 1; column <= b.length; column += 1)
      longest[row * width + column] =
        a[row - 1] === b[column - 1]
          ? at(row - 1, column - 1) + 1
          : Math.max(at(row - 1, column), at(row, column - 1));
  const positions: number[] = [];
  let [row, column] = [a.length, b.length];
  while (row > 0 && column > 0) {
    if (a[row - 1] === b[column - 1]) {
      positions.push(row - 1);
      row -= 1;
      column -= 1;
    } else if (at(row - 1, column) >= at(row, column - 1)) row -= 1;
    else column -= 1;
  }
  return positions;
}

function countOf<T>(tokens: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function take<T>(counts: Map<T, number>, token: T): boolean {
  const left = counts.get(token) ?? 0;
  if (left === 0) return false;
  counts.set(token, left - 1);
  return true;
}
