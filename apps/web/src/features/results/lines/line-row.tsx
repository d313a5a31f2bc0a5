import { lineEditor } from '../../../messages/index.ts';
import { ChevronDown, Merge, Play, Split } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { cx } from '../../../lib/class-names.ts';
import { fill, formatTime } from '../../../lib/format.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { ToolButton } from '../tool-button.tsx';
import type { Line } from './lines.ts';
import type { Caret, Edit } from './use-lines.ts';

interface LineRowProps {
  line: Line;
  /** From 1. */
  number: number;
  /** Whether its time is known. */
  timed: boolean;
  /** The speakers that the transcript has, with their colors. */
  speakers: ReadonlyMap<string, string>;
  /** Where the caret goes; null: it stays where it is. */
  caret: Caret | null;
  /** The search is at this line. */
  found: boolean;
  spoken: boolean;
  onEdit: (edit: Edit) => void;
  onAskSpeaker: (key: string) => void;
  /** Absent: there is nothing to hear. */
  onPlay?: ((line: Line) => void) | undefined;
}

/** One line of a transcript while it is edited. Enter splits it, Backspace at its start merges it with the line before. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, number, timed, caret, found, spoken, onEdit, onPlay } = props;
  const { key } = line;
  const isFirst = number === 1;
  const time = timed ? formatTime(line.start) : String(number);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const split = () => onEdit({ kind: 'split', key, at: field.current?.selectionStart ?? 0 });
  const merge = () => onEdit({ kind: 'merge', key });
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') split();
    else if (event.key === 'Backspace' && from === 0 && to === 0 && !isFirst) merge();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={cx(
        'group grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-l-2 px-3 py-1 text-sm',
        found ? 'border-accent' : 'border-transparent',
        spoken && 'bg-accent-wash',
      )}
    >
      {onPlay ? (
        <button
          type="button"
          aria-label={lineEditor.play}
          onClick={() => onPlay(line)}
          className="flex h-9 items-center justify-end gap-0.5 self-start rounded-sm text-xs tabular-nums text-ink-faint hover:text-accent-text max-sm:h-11"
        >
          <Play aria-hidden="true" className="size-3 shrink-0" />
          {time}
        </button>
      ) : (
        <span className="pt-2 text-right text-xs tabular-nums text-ink-faint">{time}</span>
      )}
      <div className="min-w-0">
        <div className="flex h-9 items-center justify-between max-sm:h-11">
          <Speaker {...props} />
          <div className="flex opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:opacity-100">
            <ToolButton
              label={lineEditor.split}
              icon={<Split aria-hidden="true" />}
              onClick={split}
            />
            <ToolButton
              label={lineEditor.merge}
              icon={<Merge aria-hidden="true" />}
              disabled={isFirst}
              onClick={merge}
            />
          </div>
        </div>
        <textarea
          ref={field}
          aria-label={fill(timed ? lineEditor.field : lineEditor.numberedField, { time })}
          value={line.text}
          rows={1}
          className="block field-sizing-content w-full resize-none rounded-sm border border-transparent bg-transparent px-2 py-1 -mx-2 hover:border-line focus-visible:border-accent-text focus-visible:bg-field focus-visible:outline-offset-0"
          onKeyDown={pressed}
          onChange={({ target: { value, selectionStart } }) =>
            onEdit({
              kind: 'type',
              key,
              // A line is one line: what is pasted loses its breaks.
              text: value.replaceAll(/\s*\n\s*/g, ' '),
              endsWord: /\s/.test(value.charAt(selectionStart - 1)),
            })
          }
        />
      </div>
    </div>
  );
});

function Speaker({ line, speakers, onEdit, onAskSpeaker }: LineRowProps) {
  const { key, speaker } = line;
  const choose = (name: string | null) => onEdit({ kind: 'speaker', key, speaker: name });
  const shown = speaker ?? lineEditor.unnamed;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${lineEditor.speaker}: ${shown}`}
          style={speaker === null ? {} : { color: speakers.get(speaker) }}
          className="flex h-full items-center gap-1 rounded-sm font-semibold"
        >
          {shown}
          <ChevronDown aria-hidden="true" className="size-3.5 text-ink-faint" />
        </button>
      }
    >
      {[...speakers].map(([name, color]) => (
        <MenuItem key={name} onSelect={() => choose(name)}>
          <span aria-hidden="true" className="size-2 rounded-full" style={{ background: color }} />
          {name}
        </MenuItem>
      ))}
      {speakers.size > 0 && <MenuSeparator />}
      {speaker !== null && <MenuItem onSelect={() => choose(null)}>{lineEditor.unnamed}</MenuItem>}
      <MenuItem onSelect={() => onAskSpeaker(key)}>{lineEditor.newSpeaker}</MenuItem>
    </Menu>
  );
}
