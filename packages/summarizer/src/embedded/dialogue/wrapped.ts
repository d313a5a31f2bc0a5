/** Mail programs break lines at 65 to 80 characters; in a text of longer lines nothing was broken. */
const NARROWEST = 45;
const WIDEST = 100;

const ENDS_SENTENCE = /[.!?:;…]["'”’»)\]]*$/u;
const LIST_ITEM = /^(?:[-*•◦▪‣·–—]\s|\(?\d{1,2}[.)]\s|\(?\p{L}\)\s|\[[ x]?\])/iu;

/**
 * For each line whether the next one continues it: a program broke the text there, since the next word did not fit.
 * Lists and lines that were broken by hand stay apart.
 */
export function continuedLines(lines: readonly string[]): boolean[] {
  const width = Math.max(
    0,
    ...lines.filter((line) => line.includes(' ')).map(({ length }) => length),
  );
  if (width < NARROWEST || width > WIDEST) return lines.map(() => false);
  const couldGoOn = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || next === '' || !line.includes(' ') || LIST_ITEM.test(next))
      return false;
    const [word = ''] = next.split(' ');
    return line.length + 1 + word.length > width;
  });
  const isOpen = (at: number): boolean => !ENDS_SENTENCE.test(lines[at] ?? '');
  const isWrapped = lines.some(
    (_, at) => couldGoOn[at] === true && isOpen(at) && /^\p{Ll}/u.test(lines[at + 1] ?? ''),
  );
  return couldGoOn.map((could) => could && isWrapped);
}
