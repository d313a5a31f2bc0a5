import { resultScreen } from '../../messages/index.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

interface SearchBoxProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  count: number;
  /** Index of the current match. */
  at: number;
  onMove: (by: 1 | -1) => void;
}

/** Search inside a panel: Enter goes to the next match, Shift+Enter to the one before. */
export function SearchBox({ label, query, onQuery, count, at, onMove }: SearchBoxProps) {
  const blank = query.trim() === '';
  return (
    <div className="flex items-center gap-2">
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        className="h-11 min-w-32 flex-1 text-sm sm:h-9"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onMove(event.shiftKey ? -1 : 1);
        }}
      />
      <output className="text-xs text-ink-faint tabular-nums">
        {!blank &&
          (count === 0
            ? resultScreen.noMatches
            : fill(resultScreen.matches, { at: at + 1, count }))}
      </output>
      {count > 0 && (
        <>
          <Button
            variant="ghost"
            size="icon"
            className="sm:size-9"
            aria-label={resultScreen.previousMatch}
            onClick={() => onMove(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="sm:size-9"
            aria-label={resultScreen.nextMatch}
            onClick={() => onMove(1)}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  );
}
