import type { Deck } from '@notelark/api/study';
import { Folder, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/class-names.ts';
import { fill } from '../../lib/format.ts';
import { studyScreen } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { counted } from './counts.ts';
import type { DeckChoice } from './queries.ts';

interface DecksProps {
  decks: readonly Deck[];
  chosen: DeckChoice;
  /** Of all cards. */
  cards: number;
  due: number;
  /** Beside the heading. */
  children?: ReactNode;
}

/** What can be studied by itself: folders, and recordings and texts. */
export function Decks({ decks, chosen, cards, due, children }: DecksProps) {
  const all = { key: '', name: studyScreen.allDecks, to: '/study', cards, due, isFolder: false };
  const rows = [all, ...decks.filter(({ kind }) => kind !== 'none').map(rowOf)];
  const current = keyOf(chosen);
  return (
    <section aria-labelledby="decks" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="decks" className="text-sm font-semibold text-ink-soft">
          {studyScreen.decks}
        </h2>
        {children}
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface [&>li:first-child>a]:rounded-t-md [&>li:last-child>a]:rounded-b-md">
        {rows.map((row) => (
          <li key={row.key}>
            <Link
              to={row.to}
              aria-current={row.key === current ? 'true' : undefined}
              className="flex min-h-13 items-center gap-3 px-4 py-2.5 text-sm text-ink no-underline hover:bg-raised aria-current:bg-accent-wash"
            >
              {row.isFolder ? (
                <Folder className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
              ) : (
                <Layers className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
              )}
              <span
                dir="auto"
                className={cx('min-w-0 flex-1 truncate', row.key === current && 'font-semibold')}
              >
                {row.name}
              </span>
              <span className="text-xs text-ink-soft max-sm:hidden">
                {counted(studyScreen.deckCards, row.cards)}
              </span>
              {row.due > 0 ? (
                <Badge tone="accent">{fill(studyScreen.deckDue, { due: row.due })}</Badge>
              ) : (
                <span className="text-xs text-ink-soft">{studyScreen.deckNothing}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowOf({ kind, name, uploadId, textInputId, cards, due }: Deck) {
  const choice: DeckChoice = {
    ...(kind === 'folder' && { folder: name }),
    ...(uploadId !== null && { uploadId }),
    ...(textInputId !== null && { textInputId }),
  };
  const key = keyOf(choice);
  return { key, name, to: `/study?${key}`, cards, due, isFolder: kind === 'folder' };
}

/** As in the page's address. */
const keyOf = (deck: DeckChoice): string => new URLSearchParams({ ...deck }).toString();
