import { namesOwner } from '@notelark/api/tasks';
import type { ActionItem } from '@notelark/summarizer';

/** A task as a person has left it in edited notes. */
export interface WrittenTask {
  text: string;
  owner: string | null;
  /** As it was said or written, e.g. `by Friday`. */
  due: string | null;
}

/** Between the words of a task and who does it by when. */
const DASH = ' — ';

/**
 * Reads owner and due date of a task in edited notes. Notes write them behind the words, as in `Call Ben — Ann, by Friday`, where
 * the words don't say them already.
 * @param written without the marks of Markdown
 * @param generated the tasks that the notes had before the edit: their owners and dates are known to be such, other words behind a dash
 * may be anything
 */
export function readWrittenTask(written: string, generated: readonly ActionItem[]): WrittenTask {
  const { owners, dates } = knownIn(generated);
  const dash = written.lastIndexOf(DASH);
  const [words, behind] =
    dash === -1 ? [written, ''] : [written.slice(0, dash), written.slice(dash + DASH.length)];
  const owner = owners.find((name) => behind === name || behind.startsWith(`${name}, `)) ?? null;
  const date = owner === null ? behind : behind.slice(owner.length + ', '.length);
  const isDate = date !== '' && (owner !== null || dates.includes(date));
  return {
    text: owner !== null || isDate ? words : written,
    owner: owner ?? owners.find((name) => namesOwner(written, name)) ?? null,
    due: isDate ? date : dateIn(words, dates),
  };
}

const knownIn = (generated: readonly ActionItem[]): { owners: string[]; dates: string[] } => ({
  owners: longestFirst(generated.map(({ owner = '' }) => owner)),
  dates: longestFirst(generated.map(({ due = '' }) => due)),
});

/** One name or date can begin with another. */
const longestFirst = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((value) => value !== '').toSorted((a, b) => b.length - a.length);

const dateIn = (words: string, dates: readonly string[]): string | null =>
  dates.find((date) => words.toLowerCase().includes(date.toLowerCase())) ?? null;
