/** The least number of words to insert, delete or replace to make one sequence of the other (Levenshtein 1966). */
export function wordErrors(reference: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [line, wanted] of reference.entries()) {
    const next = [line + 1];
    for (const [at, word] of heard.entries()) {
      const replaced = (row[at] ?? 0) + (word === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
