import { deflateSync } from 'node:zlib';
import { UNSPACED } from '../ports/timed-words.ts';

/** OpenAI's threshold: text that deflates better than this says the same over and over (whisper/transcribe.py). */
export const MAX_COMPRESSION = 2.4;
/** Units of the longest phrase that is looked for: the sentences that recognisers fall back to have up to twenty words. */
const LONGEST_PHRASE = 40;
/**
 * How often a phrase of so many words or more has to follow itself to be a loop. People do say "no" eight times and "thank
 * you" five, but no sentence thrice, word for word: in AMI's and QMSum's meetings, 2 million words cut into clips of 90, none is
 * taken for a loop, and half as many rounds would take one in 20,000 words.
 */
const FEWEST_REPEATS = [
  { words: 6, repeats: 3 },
  { words: 4, repeats: 5 },
  { words: 3, repeats: 6 },
  { words: 2, repeats: 8 },
  { words: 0, repeats: 12 },
];
/** In text that compresses too well half as often is enough, but not less than this. */
const FEWEST_OF_SUSPECTED = 3;
/** Letters of scripts without spaces are words in parts: two of these to one, ... */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const PER_IDEOGRAPH = 0.5;
/** ... and three of an alphabet. */
const PER_LETTER = 1 / 3;

/** Whether a recogniser may have got caught in a loop somewhere in this text: no proof, as lists compress well, too. */
export function compressesTooWell(text: string): boolean {
  const bytes = Buffer.from(text);
  return bytes.length / deflateSync(bytes).length > MAX_COMPRESSION;
}

/**
 * How much of a recogniser's output to keep: the indices of all units but the second and further rounds of each loop. What
 * stands before and after a loop is left alone.
 * @param texts words, or letters of scripts without spaces, in order
 * @param isSuspected whether the unit at that index is in text of which other signs say that it holds a loop
 */
export function withoutLoops(
  texts: readonly string[],
  isSuspected: (index: number) => boolean = () => false,
): number[] {
  const units = texts.map((text, index) => ({
    index,
    key: plain(text),
    words: wordsOf(text),
    suspected: isSuspected(index),
  }));
  for (let loop = findLoop(units); loop; loop = findLoop(units))
    units.splice(loop.start + loop.length, loop.end - loop.start - loop.length);
  return units.map(({ index }) => index);
}

interface Unit {
  /** How it is compared: without case and punctuation. */
  key: string;
  /** How much of a word it is. */
  words: number;
  suspected: boolean;
}

interface Loop {
  start: number;
  /** Units in the phrase. */
  length: number;
  end: number;
}

/** The first loop. One that lasts to the end may break off in the middle of its phrase. */
function findLoop(units: readonly Unit[]): Loop | null {
  for (let start = 0; start < units.length; start += 1) {
    let words = 0;
    for (let length = 1; length <= LONGEST_PHRASE && start + length < units.length; length += 1) {
      const last = units[start + length - 1];
      words += last?.words ?? 0;
      let end = start + length;
      while (end < units.length && units[end]?.key === units[end - length]?.key) end += 1;
      const repeats = Math.floor((end - start) / length);
      if (repeats < fewestRepeats(words, last?.suspected ?? false)) continue;
      return { start, length, end: end === units.length ? end : start + repeats * length };
    }
  }
  return null;
}

function fewestRepeats(words: number, suspected: boolean): number {
  const repeats = FEWEST_REPEATS.find((row) => words >= row.words)?.repeats ?? Infinity;
  return suspected ? Math.max(FEWEST_OF_SUSPECTED, Math.ceil(repeats / 2)) : repeats;
}

function wordsOf(text: string): number {
  if (!UNSPACED.test(text)) return /[\p{L}\p{N}]/u.test(text) ? 1 : 0;
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return ideographs * PER_IDEOGRAPH + (letters - ideographs) * PER_LETTER;
}

const plain = (word: string): string =>
  word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || word.trim();
