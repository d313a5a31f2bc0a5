const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** English names of languages and their two-letter codes: `german` is `de`. */
const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
    return name ? [[name.toLowerCase(), code] as const] : [];
  }),
);

/** The primary tag of a language that a server names in either way, `german` or `de`; null if it is neither. */
export function languageCode(name: string | null | undefined): string | null {
  const plain = name?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return CODES.get(plain) ?? (/^[a-z]{2,3}$/.test(plain) ? plain : null);
}
