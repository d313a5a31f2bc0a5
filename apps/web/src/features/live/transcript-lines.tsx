import { liveScreen } from '../../messages/index.ts';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../lib/class-names.ts';
import { formatTime } from '../../lib/format.ts';
import { type LineMark, linesOf, type Voice } from './draft.ts';

const NONE: ReadonlySet<number> = new Set();

/** Nearer than this to its end, a reader follows the text. */
const NEAR_PIXELS = 48;

interface TranscriptLinesProps {
  text: string;
  /** One for each line of the text. */
  marks: readonly LineMark[];
  /** Places of the lines that the user marked. */
  bookmarked?: ReadonlySet<number>;
  /** The place of a line to bring into view and mark; a new object each time. */
  shown?: { line: number } | null;
  readOnly: boolean;
  /** @param seen the text that was edited */
  onChange: (text: string, seen: string) => void;
  /** Behind the last line. */
  children?: ReactNode;
}

/** What is selected, as the user left it. */
type Caret = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd'>;

/**
 * The transcript as one text field, so that a click edits any line in place, with the time and source of each line beside it.
 * An invisible copy of the text, wrapped in the same way, holds the times and gives the field its height.
 *
 * The text can be edited while more comes, which goes to the end: the caret stays where it is. The view follows the end,
 * unless someone has scrolled back to read.
 */
export function TranscriptLines(props: TranscriptLinesProps) {
  const {
    text,
    marks,
    bookmarked = NONE,
    shown: target = null,
    readOnly,
    onChange,
    children,
  } = props;
  const view = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const follows = useRef(true);
  const caret = useRef<Caret | null>(null);
  // A value that is set during the composition of a character would end it.
  const [composed, setComposed] = useState<{ value: string; seen: string } | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const shown = composed?.value ?? text;
  useLayoutEffect(() => {
    const { current: field } = area;
    if (text === '') return;
    if (field && document.activeElement === field && caret.current)
      field.setSelectionRange(caret.current.selectionStart, caret.current.selectionEnd);
  }, [text]);
  useLayoutEffect(() => {
    if (follows.current && view.current) view.current.scrollTop = view.current.scrollHeight;
  });
  useEffect(() => {
    if (!target) return;
    follows.current = false;
    const row = view.current?.querySelector(`[data-line="${target.line}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  const hasVoices = marks.some(({ voice }) => voice !== null);
  return (
    <div
      ref={view}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PIXELS;
      }}
      className={cx(
        'flex min-h-56 flex-col max-h-[max(16rem,calc(100dvh-26rem))] sm:max-h-[max(20rem,calc(100dvh-22rem))] overflow-y-auto overscroll-contain rounded-md border border-line bg-field',
        'has-focus-visible:border-accent-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text',
        hasVoices ? '[--gutter:4rem] sm:[--gutter:9rem]' : '[--gutter:4rem]',
      )}
    >
      {/* Fills the box, unless what was just heard stands behind it: that follows the last line at once. */}
      <div className="group relative shrink-0 py-3 last:grow">
        <Lines
          text={shown}
          marks={marks}
          bookmarked={bookmarked}
          active={active ?? target?.line ?? null}
        />
        <textarea
          ref={area}
          aria-label={liveScreen.transcript}
          value={shown}
          readOnly={readOnly}
          placeholder={liveScreen.transcriptHint}
          className={cx(
            'absolute inset-0 size-full resize-none overflow-hidden border-0 bg-transparent py-3 pr-4 leading-7 outline-none',
            'placeholder:text-ink-faint group-[:not(:last-child)]:placeholder:text-transparent',
            shown === '' ? 'pl-4' : 'pl-(--gutter)',
            readOnly && 'cursor-default',
          )}
          onSelect={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
            caret.current = { selectionStart, selectionEnd };
            setActive(lineAt(value, selectionStart));
          }}
          onBlur={() => setActive(null)}
          onChange={({ target, nativeEvent }) => {
            const { value, selectionStart, selectionEnd } = target;
            caret.current = { selectionStart, selectionEnd };
            const seen = composed?.seen ?? text;
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing)
              setComposed({ value, seen });
            else onChange(value, seen);
          }}
          onCompositionEnd={({ currentTarget }) => {
            if (composed) onChange(currentTarget.value, composed.seen);
            setComposed(null);
          }}
        />
      </div>
      {children}
    </div>
  );
}

const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length - 1;

interface LinesProps {
  text: string;
  bookmarked: ReadonlySet<number>;
  marks: readonly LineMark[];
  /** Where the caret is, or what is pointed at. */
  active: number | null;
}

function Lines({ text, marks, bookmarked, active }: LinesProps) {
  return linesOf(text).map((line, at) => {
    const { start = 0, voice = null } = marks[at] ?? {};
    const isNew = at === 0 || marks[at - 1]?.start !== start;
    return (
      <Line
        // Lines have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        text={line}
        time={isNew ? formatTime(start) : ''}
        voice={voice === marks[at - 1]?.voice ? null : voice}
        place={at}
        bookmarked={bookmarked.has(at)}
        active={active === at}
      />
    );
  });
}

interface LineProps {
  place: number;
  bookmarked: boolean;
  text: string;
  time: string;
  /** Named where another one begins to speak. */
  voice: Voice | null;
  active: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { place, text, time, voice, bookmarked, active } = props;
  return (
    <div
      data-line={place}
      className={cx(
        'relative min-h-7 pr-4 pl-(--gutter) leading-7',
        bookmarked && 'shadow-[inset_3px_0_var(--accent)]',
        active ? 'bg-sunken' : bookmarked && 'bg-accent-wash',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute left-4 flex gap-2.5 text-xs leading-7 text-ink-faint tabular-nums"
      >
        {time}
        {voice !== null && (
          <strong
            style={{ color: `var(--speaker-${voice === 'you' ? 1 : 2})` }}
            className="font-semibold max-sm:hidden"
          >
            {liveScreen.voices[voice]}
          </strong>
        )}
      </span>
      <span className="invisible whitespace-pre-wrap" aria-hidden="true">
        {text}
      </span>
    </div>
  );
});
