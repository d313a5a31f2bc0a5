/** The address that a pasted or dropped text is, and nothing else; null where it is something else. */
export function webAddressOf(text: string): string | null {
  const address = text.trim();
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null;
}
