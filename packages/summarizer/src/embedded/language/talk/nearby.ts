/**
 * A pattern's source: one word, and another one after it in the same clause. `haven't … heard` finds `haven't really heard`
 * as well as any other wording between the two.
 */
export function followedBy(first: string, second: string, most = 32): string {
  return `(?:${first})(?!\\p{L})[^.?!,;:]{0,${most}}?(?<!\\p{L})(?:${second})`;
}
