import { useMemo, useState } from 'react';
import { findMatches } from './find.ts';

/**
 * The search inside the blocks: its matches, and which of them one is at.
 * @param wanted looked for at once, where it is there
 */
export function useSearch(blocks: readonly { text: string }[], wanted = '') {
  const [query, setQuery] = useState(() =>
    findMatches(
      blocks.map(({ text }) => text),
      wanted,
    ).length > 0
      ? wanted
      : '',
  );
  const [at, setAt] = useState(0);
  const texts = useMemo(() => blocks.map((block) => block.text), [blocks]);
  const matches = useMemo(() => findMatches(texts, query), [texts, query]);
  const count = matches.length;
  return {
    matches,
    current: matches[at],
    box: {
      query,
      count,
      at,
      onQuery: (next: string) => {
        setQuery(next);
        setAt(0);
      },
      onMove: (by: 1 | -1) => setAt((at + by + count) % Math.max(1, count)),
    },
  };
}
