import type { TimedText, TimedWord } from './transcriber.ts';

/** Scripts that are written without spaces: a letter there is looked at as a word is elsewhere. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** An unspaced letter with its marks and what closes it; else what stands between spaces and such letters. */
const WORDS = new RegExp(`${UNSPACED.source}\\p{M}*\\p{P}*|(?:(?!${UNSPACED.source})\\S)+`, 'gu');

/** A word of a text and where it stands in it. */
export interface PlacedWord {
  text: string;
  index: number;
}

/** The words of a text, in order; letters where the script has no spaces. */
export function wordsIn(text: string): PlacedWord[] {
  return Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({ text: word, index }));
}

/** The words of a segment of which only the whole's time is known, as if each letter took as long as every other. */
export function spreadWords({ text, start, end }: TimedText): TimedWord[] {
  const perLetter = (end - start) / Math.max(1, text.length);
  return wordsIn(text).map(({ text: word, index }) => ({
    text: word,
    start: start + index * perLetter,
    end: start + (index + word.length) * perLetter,
  }));
}
