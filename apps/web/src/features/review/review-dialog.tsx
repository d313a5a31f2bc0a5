import type { ReviewItem } from '@notelark/api/review';
import { ArrowDown, ArrowUp, CircleCheck, Play, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { reviewScreen } from '../../messages/index.ts';
import { fill, formatTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { type Review, useDecide, useUndoReview, wordsOf } from './queries.ts';

/** Seconds that are heard before and after a word. */
const LEAD = 1.5;
const TAIL = 1;

export interface ReviewDialogProps {
  id: string;
  review: Review;
  /** Plays the recording between two moments; null: there is nothing to hear. */
  play: ((from: number, until: number) => void) | null;
  /** Called with each passage that was corrected. */
  onCorrected: (passage: { before: string; after: string }) => void;
  onClose: () => void;
  children?: ReactNode;
}

interface Decided {
  id: string;
  isCorrected: boolean;
}

/** One word after the other, with what was said around it. */
export function ReviewDialog({
  id,
  review,
  play,
  onCorrected,
  onClose,
  children,
}: ReviewDialogProps) {
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [at, setAt] = useState(0);
  const decide = useDecide(id);
  const undo = useUndoReview(id);
  const { items } = review;
  const item = items[Math.min(at, items.length - 1)];
  const place = Math.min(at, items.length - 1);
  const isBusy = decide.isPending || undo.isPending;
  // Entered while the decision before is still being stored: it counts once that is done, if the word is still there.
  const entered = useRef<{ key: string; text: string | null } | null>(null);
  const settle = (text: string | null) => {
    if (!item) return;
    if (isBusy) {
      entered.current = { key: keyOf(item), text };
      return;
    }
    decide.mutate(
      { item, text },
      {
        onSuccess: (made) => {
          setDecided([...decided, { id: made.id, isCorrected: text !== null }]);
          setAt(place);
          if (text !== null) onCorrected(correctedPassage(item, text));
        },
      },
    );
  };
  useEffect(() => {
    if (isBusy) return;
    const waiting = entered.current;
    entered.current = null;
    if (waiting && item && waiting.key === keyOf(item)) settle(waiting.text);
  });
  const takeBack = () => {
    const last = decided.at(-1);
    if (!last || undo.isPending) return;
    undo.mutate(last.id, {
      onSuccess: () => {
        setDecided(decided.slice(0, -1));
        setAt(Math.max(0, place - 1));
      },
    });
  };
  const corrected = decided.filter(({ isCorrected }) => isCorrected).length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={item ? reviewScreen.title : reviewScreen.doneTitle}
      {...(item && { description: reviewScreen.text })}
    >
      {item ? (
        <Word
          key={keyOf(item)}
          item={item}
          others={items.filter((one) => one !== item && one.passage.index === item.passage.index)}
          progress={{ at: decided.length + place + 1, count: decided.length + items.length }}
          busy={isBusy}
          play={play}
          onSettle={settle}
          onMove={(by) => setAt(Math.max(0, Math.min(items.length - 1, place + by)))}
        />
      ) : (
        <div className="grid gap-4" role="status">
          <p className="flex gap-3 text-sm text-ink-soft">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good-text" />
            {corrected === 0
              ? reviewScreen.doneKept
              : fill(reviewScreen.doneCorrected, { count: corrected })}
          </p>
          {children}
        </div>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="ghost"
          size="s"
          disabled={decided.length === 0}
          busy={undo.isPending}
          onClick={takeBack}
        >
          <Undo2 aria-hidden="true" />
          {reviewScreen.undo}
        </Button>
        {!item && <Button onClick={onClose}>{reviewScreen.close}</Button>}
      </div>
    </Dialog>
  );
}

const keyOf = (item: ReviewItem) => `${item.passage.index}.${item.from}.${wordsOf(item)}`;

const correctedPassage = ({ passage: { text }, from, to }: ReviewItem, word: string) => ({
  before: text,
  after: text.slice(0, from) + word + text.slice(to),
});

interface WordProps {
  item: ReviewItem;
  /** Further unsure words of the passage. */
  others: readonly ReviewItem[];
  progress: { at: number; count: number };
  busy: boolean;
  play: ReviewDialogProps['play'];
  /** @param text null: the word is right */
  onSettle: (text: string | null) => void;
  onMove: (by: 1 | -1) => void;
}

function Word({ item, others, progress, busy, play, onSettle, onMove }: WordProps) {
  const heard = wordsOf(item);
  const [text, setText] = useState(heard);
  const input = useRef<HTMLInputElement>(null);
  const isSame = text.trim() === heard || text.trim() === '';
  useUnsaved(!isSame && !busy);
  const settle = () => onSettle(isSame ? null : text.trim());
  const { start } = item.passage;
  const listen = start !== null && play ? () => play(...stretchOf(item, start)) : null;
  const begin = useRef(listen);
  useEffect(() => {
    begin.current?.();
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <div className="grid gap-1.5">
        <progress
          aria-label={reviewScreen.progressLabel}
          className="sr-only"
          value={progress.at - 1}
          max={progress.count}
        />
        <p className="text-xs font-medium text-ink-faint tabular-nums">
          {fill(reviewScreen.progress, progress)}
        </p>
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-accent transition-[width] duration-(--calm)"
            style={{ width: `${(100 * (progress.at - 1)) / progress.count}%` }}
          />
        </div>
      </div>
      <div className="grid gap-1">
        <p className="text-xs font-medium text-ink-faint">{reviewScreen.notesSay}</p>
        <p className="wrap-anywhere">{item.statement}</p>
      </div>
      <figure className="grid gap-2 rounded-md bg-sunken p-4">
        <figcaption className="flex flex-wrap items-center gap-x-3 text-xs text-ink-faint">
          {item.passage.speaker !== null && (
            <span className="font-medium text-ink-soft">{item.passage.speaker}</span>
          )}
          {start !== null && <span className="tabular-nums">{formatTime(start)}</span>}
        </figcaption>
        <blockquote className="max-h-40 overflow-y-auto wrap-anywhere">
          <Passage item={item} others={others} />
        </blockquote>
        {listen && (
          <Button variant="secondary" size="s" className="w-fit" onClick={listen}>
            <Play aria-hidden="true" />
            {reviewScreen.play}
          </Button>
        )}
      </figure>
      <Field
        label={`${reviewScreen.said} (${reviewScreen.heard[item.kind].toLowerCase()})`}
        hint={<Hint />}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            value={text}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // A form whose button is busy takes no Enter by itself.
              if (busy && event.key === 'Enter') settle();
              else move(event, onMove);
            }}
          />
        )}
      </Field>
      <div className="flex items-center gap-2">
        <Button type="submit" busy={busy} className="flex-1 sm:flex-none">
          {isSame ? reviewScreen.keep : reviewScreen.correct}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={reviewScreen.back}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={reviewScreen.on} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}

/** Keys are of no use on a phone. */
function Hint() {
  return (
    <>
      <span className="max-sm:hidden">{reviewScreen.hint}</span>
      <span className="sm:hidden">{reviewScreen.hintTouch}</span>
    </>
  );
}

/** From just before the word, else from just before its passage. */
function stretchOf({ passage, saidAt }: ReviewItem, start: number): [from: number, until: number] {
  const from = Math.max(0, (saidAt ?? start) - LEAD);
  return [from, (passage.end ?? start) + TAIL];
}

/** Up and down always; left and right as long as the word is selected whole, so that they move in what is typed. */
function move(event: KeyboardEvent<HTMLInputElement>, onMove: (by: 1 | -1) => void): void {
  const { key, currentTarget: input } = event;
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  const isOn = key === 'ArrowDown' || (key === 'ArrowRight' && isWhole);
  const isBack = key === 'ArrowUp' || (key === 'ArrowLeft' && isWhole);
  if (!isOn && !isBack) return;
  event.preventDefault();
  onMove(isOn ? 1 : -1);
}

function Passage({ item, others }: Pick<WordProps, 'item' | 'others'>) {
  const { text } = item.passage;
  const marked = [item, ...others].toSorted((a, b) => a.from - b.from);
  let until = 0;
  const parts = marked.flatMap((one) => {
    const before = text.slice(until, one.from);
    until = one.to;
    const look = one === item ? 'rounded-[3px] bg-accent px-0.5 text-accent-ink' : unsureLook;
    return [
      before,
      <mark key={one.from} className={look}>
        {wordsOf(one)}
      </mark>,
    ];
  });
  return [...parts, text.slice(until)];
}

const unsureLook =
  'bg-transparent text-ink underline decoration-ink-faint decoration-dotted underline-offset-4';
