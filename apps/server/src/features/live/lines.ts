import { endsLine, type TimedLine } from '@notelark/api/live-lines';
import { type LiveWord, textOf } from './words.ts';

/** Words as lines, cut at pauses and ends of sentences. No word is lost or changed. */
export function linesOf(words: readonly LiveWord[]): TimedLine[] {
  const lines: TimedLine[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    // A word that is written without a space belongs to the one before it.
    const isNew = !line || (!word.glued && endsLine(line, word.start));
    if (isNew) lines.push({ text: textOf([word]), start: word.start, end: word.end });
    else {
      line.text += word.glued ? word.text : ` ${word.text}`;
      line.end = word.end;
    }
  }
  return lines;
}
