import type { LinkedTask } from './calendar.ts';

const COLUMNS = ['Name', 'Done', 'Owner', 'Due', 'Said', 'Recording', 'Created', 'URL'];

/** Tasks as CSV (RFC 4180), with the words that Notion's import makes check boxes and dates of. */
export function toTaskTable(tasks: readonly LinkedTask[]): string {
  const rows = tasks.map(({ text, done, owner, dueOn, due, title, createdAt, url }) => [
    text,
    done ? 'Yes' : 'No',
    owner ?? '',
    dueOn ?? '',
    due ?? '',
    title,
    createdAt.slice(0, 10),
    url,
  ]);
  return `${[COLUMNS, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins like a formula; a quote before it makes text of it. */
function cellOf(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
