import { cx } from '../../lib/class-names.ts';
import { formatTime } from '../../lib/format.ts';
import type { Block } from './blocks.ts';
import type { Match } from './find.ts';

interface BlockRowProps {
  block: Block;
  matches: readonly Match[];
  current: Match | undefined;
  /** A citation led here, or this is what is heard. */
  marked: boolean;
}

export function BlockRow({ block, matches, current, marked }: BlockRowProps) {
  return (
    <div
      data-block={block.index}
      className={cx(
        'flex gap-4 rounded-sm border-l-2 px-3 py-2 transition-colors duration-(--calm)',
        marked ? 'border-accent bg-accent-wash' : 'border-transparent',
      )}
    >
      {block.start !== null && (
        <span className="w-11 shrink-0 pt-0.5 text-right text-xs leading-6 tabular-nums text-ink-faint">
          {formatTime(block.start)}
        </span>
      )}
      <p className="min-w-0">
        {block.speaker !== null && <strong className="mr-2 font-semibold">{block.speaker}</strong>}
        <Highlighted text={block.text} matches={matches} current={current} />
      </p>
    </div>
  );
}

interface HighlightedProps {
  text: string;
  matches: readonly Match[];
  current: Match | undefined;
}

function Highlighted({ text, matches, current }: HighlightedProps) {
  if (matches.length === 0) return text;
  const parts = [];
  let at = 0;
  for (const match of matches) {
    parts.push(text.slice(at, match.from));
    parts.push(
      <mark
        key={match.from}
        aria-current={match === current}
        className={cx(
          'rounded-[3px]',
          match === current ? 'bg-accent text-accent-ink' : 'bg-accent-line text-ink',
        )}
      >
        {text.slice(match.from, match.to)}
      </mark>,
    );
    at = match.to;
  }
  parts.push(text.slice(at));
  return parts;
}
