import type { TimedWord } from '../ports/transcriber.ts';

/** How far on a word of a text is looked for: what stands between two words is punctuation, or a word without a time. */
const WITHIN = 60;

/** Where each of these words begins in the text, in order; -1 for one that is not there. */
export function placesOf(text: string, words: readonly { text: string }[]): number[] {
  let at = 0;
  return words.map(({ text: word }) => {
    const place = text.slice(at, at + WITHIN + word.length).indexOf(word);
    if (place < 0) return -1;
    at += place + word.length;
    return at - word.length;
  });
}

/**
 * Words as they are written in the text, with the space before and the punctuation around them: put together they are the text.
 * One that is not in the text is left out; empty where none is.
 */
export function asWritten(text: string, words: readonly TimedWord[]): TimedWord[] {
  const places = placesOf(text, words);
  const found = words.flatMap(({ start, end }, index) => {
    const place = places[index] ?? -1;
    return place < 0
      ? []
      : [{ start, end, place, until: place + (words[index]?.text.length ?? 0) }];
  });
  const seams = found.map(({ until }, index) => {
    const next = found[index + 1];
    if (!next) return text.length;
    const [closing = ''] = /^\S*/.exec(text.slice(until, next.place)) ?? [];
    return until + closing.length;
  });
  return found.map(({ start, end }, index) => ({
    text: text.slice(seams[index - 1] ?? 0, seams[index]),
    start,
    end,
  }));
}
