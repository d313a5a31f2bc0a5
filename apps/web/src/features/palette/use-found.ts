import type { TextRow, UploadRow } from '@notelark/api/library';
import { useEffect, useState } from 'react';
import { request } from '../../lib/client.ts';

/** Wait for the typing to pause before searching, in milliseconds. */
const TYPING_MS = 200;
const LEAST_CHARACTERS = 2;
const MOST_SHOWN = 8;

export interface Found {
  /** Of the result. */
  id: string;
  title: string;
  /** Where the words stand in its text; null where the title has them. */
  match: string | null;
  matchedIn: 'source' | 'notes' | null;
  createdAt: string;
}

interface Answer {
  /** What it is the answer to. */
  query: string;
  found: readonly Found[];
  failed: boolean;
}

const nothing: Answer = { query: '', found: [], failed: false };

/** What of the library has these words in its title, its transcript or its notes, the newest first. */
export function useFound(typed: string): Answer & { searching: boolean } {
  const query = typed.trim();
  const [answer, setAnswer] = useState(nothing);
  const isSearched = query.length >= LEAST_CHARACTERS;
  useEffect(() => {
    if (!isSearched) return undefined;
    const search = new AbortController();
    const timer = setTimeout(() => {
      find(query, search.signal)
        .then((found) => setAnswer({ query, found, failed: false }))
        .catch(() => {
          if (!search.signal.aborted) setAnswer({ query, found: [], failed: true });
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

async function find(q: string, signal: AbortSignal): Promise<Found[]> {
  const options = { query: { q }, signal };
  const [uploads, texts] = await Promise.all([
    request('GET /api/uploads', options),
    request('GET /api/text-inputs', options),
  ]);
  return [...uploads.rows, ...texts.rows]
    .flatMap(foundOf)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST_SHOWN);
}

function foundOf({ summaries: [newest], ...row }: UploadRow | TextRow): Found[] {
  const { title, match, matchedIn, createdAt } = row;
  return newest ? [{ id: newest.id, title, match, matchedIn, createdAt }] : [];
}
