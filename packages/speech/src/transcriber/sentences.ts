import type { TimedText, TimedWord } from '../ports/transcriber.ts';

/** A pause of this many seconds parts two segments even in the middle of a sentence. */
const PAUSE_SECONDS = 1.5;
/** Longer sentences are parted at a comma, else where they are full: a segment is what a reader sees at once. */
const COMMA_AFTER_SECONDS = 10;
const FULL_AFTER_SECONDS = 20;
const CLOSES_SENTENCE = /[.?!…。！？؟।]["'”’»)\]]*$/u;
const COMMA = /[,;:，、；：،][”’»"']*$/u;
/** A full stop after these closes nothing. */
const ABBREVIATION =
  /^["'“‘«(]*(\p{L}|mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|approx|z\.b|d\.h)\.$/iu;
const STARTS_SMALL = /^["'“‘«(]*\p{Ll}/u;

/**
 * Makes segments of words: one for each sentence that is not too long. The words keep their leading space until here, so
 * that scripts without spaces get none.
 */
export function sentencesOf(words: TimedWord[]): TimedText[] {
  const segments: TimedText[] = [];
  let sentence: TimedWord[] = [];
  for (const [index, word] of words.entries()) {
    sentence.push(word);
    if (!endsAfter(sentence, word, words[index + 1])) continue;
    segments.push(toSegment(sentence));
    sentence = [];
  }
  return segments;
}

function endsAfter(sentence: TimedWord[], word: TimedWord, next: TimedWord | undefined): boolean {
  if (!next || next.start - word.end >= PAUSE_SECONDS) return true;
  const seconds = word.end - (sentence[0]?.start ?? word.start);
  if (seconds >= FULL_AFTER_SECONDS) return true;
  const text = word.text.trim();
  if (COMMA.test(text)) return seconds >= COMMA_AFTER_SECONDS;
  if (!CLOSES_SENTENCE.test(text) || ABBREVIATION.test(text)) return false;
  return !STARTS_SMALL.test(next.text.trim());
}

function toSegment(words: TimedWord[]): TimedText {
  return {
    text: words
      .map(({ text }) => text)
      .join('')
      .trim(),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words: words.map(({ text, start, end }) => ({ text: text.trim(), start, end })),
  };
}
