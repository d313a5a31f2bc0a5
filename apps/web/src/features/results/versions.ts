/** What two versions of a text don't have in common. */
export interface Difference {
  /** Lines that only the version has that was saved meanwhile. */
  theirs: string[];
  mine: string[];
}

/** Compares two versions line by line. Blank lines don't count. */
export function differenceOf(theirs: readonly string[], mine: readonly string[]): Difference {
  return { theirs: missingIn(mine, theirs), mine: missingIn(theirs, mine) };
}

/** A line that occurs twice in one version and once in the other is missing once. */
function missingIn(known: readonly string[], lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of known) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0 && line.trim() !== '';
  });
}

const CITATION = /\[([^\]]*)\]\(#[^)]*\)/g;
const LINE_MARK = /^\s*(?:#{1,6} |[-*+] (?:\[[ xX]\] )?|\d+\. |> )/;

/** The lines of notes as they are read: without the marks of headings and lists, and with citations as their times. */
export const linesOfNotes = (markdown: string): string[] =>
  markdown.split('\n').map((line) => line.replaceAll(CITATION, '$1').replace(LINE_MARK, ''));
