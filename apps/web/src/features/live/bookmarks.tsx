import { liveScreen } from '../../messages/index.ts';
import { Bookmark, X } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useLetterKey } from './use-letter-key.ts';

interface BookmarkButtonProps {
  disabled: boolean;
  /** Of bookmarks: the list of them may be out of sight. */
  count: number;
  onBookmark: () => void;
}

/** "This matters": the button, and the key B where nothing is typed. */
export function BookmarkButton({ disabled, count, onBookmark }: BookmarkButtonProps) {
  useLetterKey('b', disabled ? null : onBookmark);
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      title={liveScreen.bookmarkHint}
      aria-keyshortcuts="B"
      onClick={onBookmark}
    >
      <Bookmark aria-hidden="true" className={cx(count > 0 && 'fill-accent')} />
      <span className="max-sm:sr-only">{liveScreen.bookmark}</span>
      {count > 0 && (
        <span aria-hidden="true" className="text-xs text-ink-faint tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}

interface BookmarkListProps {
  bookmarks: readonly number[];
  onShow: (at: number) => void;
  onRemove: (at: number) => void;
}

/** What was marked, to go to and to take back. */
export function BookmarkList({ bookmarks, onShow, onRemove }: BookmarkListProps) {
  return (
    <>
      <output className="sr-only">
        {bookmarks.length > 0 &&
          fill(liveScreen.bookmarked, { time: formatTime(bookmarks.at(-1) ?? 0) })}
      </output>
      {bookmarks.length > 0 && (
        <ul aria-label={liveScreen.bookmarks} className="mt-3 flex flex-wrap gap-2">
          {bookmarks.map((at) => {
            const time = formatTime(at);
            return (
              <li
                key={at}
                className="flex items-center rounded-full border border-accent-line bg-accent-wash text-xs tabular-nums"
              >
                <button
                  type="button"
                  aria-label={fill(liveScreen.showBookmark, { time })}
                  onClick={() => onShow(at)}
                  className="flex min-h-9 items-center gap-1.5 rounded-full pl-3"
                >
                  <Bookmark aria-hidden="true" className="size-3.5 fill-accent text-accent-text" />
                  {time}
                </button>
                <button
                  type="button"
                  aria-label={fill(liveScreen.removeBookmark, { time })}
                  onClick={() => onRemove(at)}
                  className="grid size-9 place-items-center rounded-full text-ink-faint hover:text-ink"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
