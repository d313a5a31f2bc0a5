const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, at most `length` characters as people count them, with an ellipsis where it was cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}…`;
    count += 1;
    end = index + segment.length;
  }
  return text;
}

/** Characters of a title that is made from what it is the title of. */
export const TITLE_CHARACTERS = 60;
