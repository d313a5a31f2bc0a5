import { spreadWords, type TimedText } from '@notelark/speech';

/** A word of a live recording. */
export interface LiveWord {
  text: string;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** Written without a space before it, as in scripts that have none. */
  glued: boolean;
}

/** The words of what an engine heard, in order. Where it gives no words, their times are spread over their segment. */
export function wordsOf(segments: readonly TimedText[], offsetSeconds: number): LiveWord[] {
  return segments.flatMap((segment) => {
    const timed = segment.words?.map((word) => ({ ...word, text: word.text.trim() }));
    const words = timed && timed.length > 0 ? timed : spreadWords(segment);
    return glueAsIn(segment.text, words).map(({ text, start, end, glued }) => ({
      text,
      start: start + offsetSeconds,
      end: end + offsetSeconds,
      glued,
    }));
  });
}

/** Finds each word in the segment's text, which knows where spaces are. */
function glueAsIn(text: string, words: { text: string; start: number; end: number }[]): LiveWord[] {
  let at = 0;
  return words.map((word, index) => {
    const found = text.indexOf(word.text, at);
    const glued = index > 0 && found >= 0 && text.slice(at, found) === '';
    if (found >= 0) at = found + word.text.length;
    return { text: word.text, start: word.start, end: word.end, glued };
  });
}

/** The words as they are written. */
export function textOf(words: readonly LiveWord[]): string {
  return words
    .map(({ text, glued }) => (glued ? text : ` ${text}`))
    .join('')
    .trim();
}
