/**
 * The complete objects and lists that stand side by side in a text of JSON, as positions of their first and after their
 * last character. Ends where a bracket closes that was not opened here, or with the text: what is open then is left out.
 */
export function* completeValues(
  text: string,
  from: number,
): Generator<[start: number, end: number]> {
  let depth = 0;
  let start = from;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth < 0) return;
      if (depth === 0) yield [start, at + 1];
    }
  }
}
