import { numbersInDigits } from './spoken-numbers.ts';

/** Words that mean nothing in a transcript; Whisper's normaliser drops them too. */
const FILLERS = new Set(['hmm', 'mm', 'mhm', 'mmm', 'uh', 'um']);

/** Contractions as they are spelled out, so that "it's" and "it is" are the same; after Whisper's English normaliser. */
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/\blet's\b/g, 'let us'],
  [/\bain't\b/g, 'aint'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bmr\b/g, 'mister'],
  [/\bmrs\b/g, 'missus'],
  [/\bdr\b/g, 'doctor'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'s\b/g, ' is'],
  [/'d\b/g, ' would'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
];

/**
 * The words of a text as they are compared: lower case, no punctuation, contractions spelled out, numbers in digits,
 * fillers left out. The rules are those of Whisper's English normaliser, without its table of British spellings and its
 * signs of currencies.
 */
export function normalizedWords(text: string): string[] {
  let plain = text
    .toLowerCase()
    .replaceAll(/\[[^\]]*\]|\([^)]*\)/g, ' ')
    .replaceAll('’', "'");
  for (const [contraction, spelled] of CONTRACTIONS) plain = plain.replaceAll(contraction, spelled);
  const words = plain
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
  return numbersInDigits(words);
}

/** The least number of words to insert, delete or replace to make one sequence of the other (Levenshtein 1966). */
export function wordErrors(reference: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [line, wanted] of reference.entries()) {
    const next = [line + 1];
    for (const [at, word] of heard.entries()) {
      const replaced = (row[at] ?? 0) + (word === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
