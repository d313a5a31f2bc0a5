const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** UTF-16 units that one character may take; longer clusters are counted as several. */
const LONGEST_CLUSTER = 12;

/** The first `count` characters of a text, as people count them. */
export function firstCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  let [end, left] = [0, count];
  for (const { index, segment } of graphemes.segment(text.slice(0, count * LONGEST_CLUSTER))) {
    if (left === 0) break;
    left -= 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
