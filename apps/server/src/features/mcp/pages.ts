/** Characters of one answer: about 5,000 tokens, which every model has room for. */
const PAGE_CHARACTERS = 20_000;

/**
 * A page of a text, whole lines where they fit.
 * @param offset where the page before ended
 * @returns the page, and how to go on where there is more
 */
export function pageOf(text: string, offset: number): string {
  const start = Math.min(offset, text.length);
  if (text.length - start <= PAGE_CHARACTERS) return text.slice(start);
  const end = endOfPage(text, start);
  return `${text.slice(start, end)}\n\n[${end} of ${text.length} characters. Go on with offset ${end}.]`;
}

function endOfPage(text: string, start: number): number {
  const most = start + PAGE_CHARACTERS;
  const line = text.lastIndexOf('\n', most - 1);
  if (line > start) return line + 1;
  // Never between the two halves of a character.
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}
