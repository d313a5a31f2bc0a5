import { dashboardScreen } from '../../messages/index.ts';

interface MatchExcerptProps {
  text: string;
  search: string;
  inNotes: boolean;
}

/** Where a search matched: a stretch of the text with what was looked for marked in it. */
export function MatchExcerpt({ text, search, inNotes }: MatchExcerptProps) {
  const at = text.toLowerCase().indexOf(search.toLowerCase());
  const end = at + search.length;
  return (
    <span className="mt-1 block text-xs font-normal text-ink-soft">
      {inNotes && <span className="text-ink-faint">{dashboardScreen.inTheNotes} </span>}
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <mark className="rounded-sm bg-accent-wash px-0.5 text-accent-text">
            {text.slice(at, end)}
          </mark>
          {text.slice(end)}
        </>
      )}
    </span>
  );
}
