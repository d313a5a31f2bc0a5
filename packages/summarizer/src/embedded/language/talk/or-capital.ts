/** A pattern of words parted by bars, in a group or not, each also with a capital. */
export function orCapital(words: string): string {
  return words.replaceAll(
    /(?<=^(?:\(\?:)*|\|(?:\(\?:)?)\p{Ll}/gu,
    (first) => `[${first}${first.toLocaleUpperCase()}]`,
  );
}
