import type { LineMark, OwnNote } from './live-details.ts';

/*
 * Rows as one string, a line each with tabs between its fields. A recording of hours has thousands of rows, and the server
 * refuses JSON of that many parts: parsing it would hold up other requests.
 */

const HUNDREDTH = 100;
const rounded = (seconds: number): number => Math.round(seconds * HUNDREDTH) / HUNDREDTH;

/** Longer than any recording. */
const MOST_SECONDS = 1_000_000;

/** `start`, `end`, `speaker`; the last one is empty where it is not known. */
export const writeMarks = (marks: readonly LineMark[]): string =>
  marks
    .map(({ start, end, speaker }) => `${rounded(start)}\t${rounded(end)}\t${speaker ?? ''}`)
    .join('\n');

/** Null where the string is no such table. */
export function readMarks(table: string): LineMark[] | null {
  return rowsOf(table, 3, ([start = '', end = '', speaker = '']) => {
    const mark = { start: secondsOf(start), end: secondsOf(end), speaker: speaker.trim() || null };
    return mark.start === null || mark.end === null
      ? null
      : { ...mark, start: mark.start, end: mark.end };
  });
}

/** `at`, empty where it is not known, and the text. */
export const writeOwnNotes = (notes: readonly OwnNote[]): string =>
  notes.map(({ text, at }) => `${at === null ? '' : rounded(at)}\t${text}`).join('\n');

/** Null where the string is no such table. */
export function readOwnNotes(table: string): OwnNote[] | null {
  return rowsOf(table, 2, ([at = '', text = '']) => {
    const second = secondsOf(at);
    const isValid = (at === '' || second !== null) && text.trim() !== '';
    return isValid ? { text: text.trim(), at: second } : null;
  });
}

/** The last field may hold tabs. */
function rowsOf<Row>(
  table: string,
  fields: number,
  read: (fields: readonly string[]) => Row | null,
): Row[] | null {
  if (table === '') return [];
  const rows: Row[] = [];
  for (const line of table.split('\n')) {
    const parts = line.split('\t');
    const row = read([...parts.slice(0, fields - 1), parts.slice(fields - 1).join('\t')]);
    if (row === null || parts.length < fields) return null;
    rows.push(row);
  }
  return rows;
}

function secondsOf(field: string): number | null {
  const seconds = Number(field);
  return /^\d+(?:\.\d+)?$/.test(field) && seconds <= MOST_SECONDS ? seconds : null;
}
