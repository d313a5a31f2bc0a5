import type { FoundPassage } from '@notelark/api/ask';
import type { TextRow, UploadRow } from '@notelark/api/library';
import { useEffect, useState } from 'react';
import { request } from '../../lib/client.ts';

/** Wait for the typing to pause before searching, in milliseconds. */
const TYPING_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST_SHOWN = 8;
const MOST_LINES = 4;

export interface Found {
  /** Of the result. */
  id: string;
  title: string;
  /** Where the words stand in its text; null where the title has them. */
  match: string | null;
  matchedIn: 'source' | 'notes' | null;
  createdAt: string;
}

/** A passage, or a statement of checked notes. */
export interface FoundLine {
  key: string;
  /** Of its recording or text. */
  title: string;
  /** The line with the most of the words, or the statement. */
  text: string;
  isStatement: boolean;
  /** Seconds; null: not known. */
  start: number | null;
  /** The place on the result's page. */
  to: string;
}

interface Answer {
  /** What it is the answer to. */
  query: string;
  found: readonly Found[];
  lines: readonly FoundLine[];
  failed: boolean;
}

const nothing: Answer = { query: '', found: [], lines: [], failed: false };

/**
 * What of the library has these words in its title, its transcript or its notes, the newest first; for several words also the passages
 * that they are about, in any of their forms and orders.
 */
export function useFound(typed: string): Answer & { searching: boolean } {
  const query = typed.trim();
  const [answer, setAnswer] = useState(nothing);
  const isSearched = query.length >= LEAST_CHARACTERS;
  useEffect(() => {
    if (!isSearched) return undefined;
    const search = new AbortController();
    const timer = setTimeout(() => {
      find(query, search.signal)
        .then((answered) => setAnswer({ query, ...answered, failed: false }))
        .catch(() => {
          if (!search.signal.aborted) setAnswer({ ...nothing, query, failed: true });
        });
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isSearched]);
  return isSearched
    ? { ...answer, searching: answer.query !== query }
    : { ...nothing, searching: false };
}

async function find(q: string, signal: AbortSignal): Promise<Pick<Answer, 'found' | 'lines'>> {
  const options = { query: { q }, signal };
  const [uploads, texts, { passages }] = await Promise.all([
    request('GET /api/uploads', options),
    request('GET /api/text-inputs', options),
    /\s/.test(q) ? request('GET /api/search', options) : { passages: [] },
  ]);
  const found = [...uploads.rows, ...texts.rows]
    .flatMap(foundOf)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_SHOWN);
  return { found, lines: passages.flatMap(lineOf).slice(0, MOST_LINES) };
}

function lineOf({ text, lines, marks, source }: FoundPassage): FoundLine[] {
  const has = (line: string): number => marks.filter((mark) => line.includes(mark)).length;
  const [best] = lines.toSorted((a, b) => has(b.text) - has(a.text));
  if (!best || source.summaryId === null) return [];
  const to = `/results/${source.summaryId}${best.target}`;
  const shown = { key: `${to} ${text}`, to, title: source.title, start: best.start };
  return [{ ...shown, text: text ?? best.text, isStatement: text !== null }];
}

function foundOf({ summaries: [newest], ...row }: UploadRow | TextRow): Found[] {
  const { title, match, matchedIn, createdAt } = row;
  return newest ? [{ id: newest.id, title, match, matchedIn, createdAt }] : [];
}
