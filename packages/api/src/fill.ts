/** Puts values in the place of the `{names}` in a sentence; a name without a value stays. */
export function fill(sentence: string, params: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
