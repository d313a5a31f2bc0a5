/** Whisper reads the last 224 tokens of a prompt; names take about one for three bytes of UTF-8. */
const MAX_BYTES = 600;

/**
 * The prompt of an engine: the operator's, then as many terms as there is room for, the first ones first.
 * Null where there is neither.
 */
export function promptOf(
  terms: readonly string[] = [],
  prompt: string | null = null,
): string | null {
  let bytes = Buffer.byteLength(prompt ?? '');
  const fitting: string[] = [];
  for (const term of terms) {
    bytes += Buffer.byteLength(term) + 2;
    if (bytes > MAX_BYTES) break;
    fitting.push(term);
  }
  const list = fitting.length === 0 ? null : `${fitting.join(', ')}.`;
  return [prompt, list].filter(Boolean).join(' ') || null;
}
