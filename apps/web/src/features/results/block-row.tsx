import { isUnsure } from '@notelark/api/confidence';
import { Bookmark } from 'lucide-react';
import { audioScreen, player, resultScreen } from '../../messages/index.ts';
import { memo } from 'react';
import { cx } from '../../lib/class-names.ts';
import { fill, formatTime } from '../../lib/format.ts';
import type { Block } from './blocks.ts';
import type { Match } from './find.ts';
import { SpeakerName } from './speaker-name.tsx';

interface BlockRowProps {
  block: Block;
  /** Of the speaker's name, which stands above their first line; undefined: someone goes on speaking, or is not known. */
  color?: string | undefined;
  matches: readonly Match[];
  current: Match | undefined;
  /** A citation led here. */
  marked: boolean;
  /** This is what is heard. */
  spoken?: boolean;
  /** Absent: there is nothing to hear. */
  onPlay?: ((block: Block) => void) | undefined;
}

export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { block, color, matches, current, marked, spoken = false, onPlay } = props;
  return (
    <div
      data-block={block.index}
      aria-current={spoken ? 'time' : undefined}
      className={cx(
        'flex gap-3 border-l-2 px-3 py-1.5 text-sm transition-colors duration-(--quick)',
        color !== undefined && 'pt-3',
        marked ? 'border-accent' : 'border-transparent',
        spoken ? 'bg-accent-wash' : marked && 'bg-raised',
        onPlay !== undefined && 'cursor-pointer',
        onPlay !== undefined && !spoken && 'hover:bg-raised',
      )}
    >
      {block.start !== null && <Time block={block} start={block.start} onPlay={onPlay} />}
      <div className="min-w-0 flex-1">
        {block.speaker !== null && color !== undefined && (
          <SpeakerName name={block.speaker} color={color} />
        )}
        <p>
          {block.bookmarked && <BookmarkMark />}
          {isUnsure(block.confidence ?? null) ? (
            <span title={resultScreen.unsure} className={unsureLook}>
              <Highlighted text={block.text} matches={matches} current={current} />
              <span className="sr-only"> ({resultScreen.unsure})</span>
            </span>
          ) : (
            <Highlighted text={block.text} matches={matches} current={current} />
          )}
        </p>
      </div>
    </div>
  );
});

/** Discreet: a draft may have many such passages. */
const unsureLook = 'underline decoration-ink-faint decoration-dotted underline-offset-4';

/** The owner of a live recording marked this while it was said. */
function BookmarkMark() {
  return (
    <Bookmark
      role="img"
      aria-label={resultScreen.bookmark}
      className="mr-1.5 inline size-3.5 fill-accent align-[-0.1em] text-accent-text"
    />
  );
}

const timeLook =
  'w-11 shrink-0 self-start text-right text-xs leading-6 tabular-nums text-ink-faint';

interface TimeProps extends Pick<BlockRowProps, 'block' | 'onPlay'> {
  start: number;
}

/** Where there is something to hear, a button; a click on the rest of the row does the same, see `useRowClicks`. */
function Time({ block, start, onPlay }: TimeProps) {
  const time = `${block.approximate ? '~' : ''}${formatTime(start)}`;
  const title = block.approximate ? audioScreen.approximate : undefined;
  if (onPlay === undefined)
    return (
      <span className={timeLook} title={title}>
        {time}
      </span>
    );
  return (
    <button
      type="button"
      title={title}
      aria-label={fill(player.playFrom, { time })}
      onClick={() => onPlay(block)}
      className={cx(timeLook, 'cursor-pointer rounded-sm underline-offset-4 hover:underline')}
    >
      {time}
    </button>
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
          match === current
            ? 'bg-accent text-accent-ink ring-2 ring-accent-text'
            : 'bg-accent-line text-ink',
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
