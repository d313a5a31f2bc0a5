import type { StudyCard } from '@notelark/api/study';
import { dueAfter, type Rating, ratings } from '@notelark/study';
import { Pencil, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isFreeKey, isShortcut } from '../../lib/shortcuts.ts';
import { studyScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { CardForm } from './card-form.tsx';
import { CardSource } from './card-source.tsx';
import { CardFront } from './card-text.tsx';
import { counted } from './counts.ts';
import { Done } from './done.tsx';
import { formatInterval } from './intervals.ts';
import { heldBackIn, nextDueIn } from './session.ts';
import { type Sitting, type SittingCards, useSession } from './use-session.ts';

interface StudySittingProps {
  begun: SittingCards;
  ownerId: string;
  /** When the first card that is not among these comes. */
  nextDue: string | null;
}

/** One card at a time, until none is due. */
export function StudySitting({ begun, ownerId, nextDue }: StudySittingProps) {
  const sitting = useSession(begun, ownerId);
  const [editing, setEditing] = useState(false);
  useStudyKeys(sitting, editing, () => setEditing(true));
  const { session, card, left, reviewed, waiting } = sitting;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft">
        <span>{card && counted(studyScreen.left, left)}</span>
        <span className="flex gap-1">
          {reviewed > 0 && (
            <Button size="s" variant="ghost" aria-keyshortcuts="u" onClick={sitting.undo}>
              <Undo2 aria-hidden="true" />
              {studyScreen.undo}
            </Button>
          )}
          {card && !editing && (
            <Button size="s" variant="ghost" aria-keyshortcuts="e" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
              {studyScreen.edit}
            </Button>
          )}
        </span>
      </div>
      {card ? (
        <Face
          // Another card, or its other side: what was typed or focused belongs to the last one.
          key={card.id}
          card={card}
          sitting={sitting}
          editing={editing}
          onEdited={(edited) => {
            if (edited) sitting.edit(edited);
            setEditing(false);
          }}
        />
      ) : (
        <Done
          reviewed={reviewed}
          nextDue={nextDueIn(session) ?? nextDue}
          heldBack={heldBackIn(session)}
        />
      )}
      {waiting > 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {counted(studyScreen.waiting, waiting)}
        </p>
      )}
    </div>
  );
}

interface FaceProps {
  card: StudyCard;
  sitting: Sitting;
  editing: boolean;
  onEdited: (card: StudyCard | null) => void;
}

function Face({ card, sitting, editing, onEdited }: FaceProps) {
  const { revealed } = sitting.session;
  const place = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the focus goes to what came instead of it.
  useEffect(() => {
    if (!editing && sitting.reviewed + Number(revealed) > 0)
      place.current?.focus({ preventScroll: true });
  }, [revealed, editing, sitting.reviewed]);
  return (
    <>
      <article
        ref={place}
        tabIndex={-1}
        aria-label={studyScreen.card}
        className="grid min-h-72 grid-cols-[minmax(0,1fr)] content-center gap-6 rounded-lg border border-line bg-surface px-5 py-8 shadow-sm outline-none sm:px-10 sm:py-12"
      >
        {editing ? (
          <CardForm card={card} onSaved={onEdited} onCancel={() => onEdited(null)} />
        ) : (
          <>
            <p className="text-center text-xl leading-relaxed font-medium text-balance wrap-anywhere">
              <CardFront card={card} revealed={revealed} />
            </p>
            {revealed && (
              <>
                {card.kind !== 'cloze' && (
                  <p className="border-t border-line pt-6 text-center text-lg leading-relaxed text-balance wrap-anywhere">
                    {card.back}
                  </p>
                )}
                <CardSource card={card} />
              </>
            )}
          </>
        )}
      </article>
      {!editing &&
        (revealed ? (
          <Ratings card={card} onRate={sitting.rate} />
        ) : (
          <Show onShow={sitting.reveal} />
        ))}
    </>
  );
}

function Show({ onShow }: { onShow: () => void }) {
  return (
    <Button size="l" className="w-full" onClick={onShow}>
      {studyScreen.showAnswer}
    </Button>
  );
}

function Ratings({ card, onRate }: { card: StudyCard; onRate: (rating: Rating) => void }) {
  const [now] = useState(() => new Date().toISOString());
  const due = dueAfter(card.schedule, now);
  return (
    <div className="grid grid-cols-4 gap-2">
      {ratings.map((rating) => (
        <Button
          key={rating}
          variant={rating === 3 ? 'primary' : 'secondary'}
          className="h-auto min-h-14 flex-col gap-0.5 px-1"
          aria-keyshortcuts={String(rating)}
          aria-describedby={`interval-${rating}`}
          onClick={() => onRate(rating)}
        >
          {studyScreen.ratings[rating]}
          <span
            id={`interval-${rating}`}
            aria-hidden="true"
            className="text-xs font-normal opacity-85"
          >
            {formatInterval(now, due[rating])}
          </span>
        </Button>
      ))}
    </div>
  );
}

/** Space and Enter show the answer and then say "good"; 1 to 4 rate, U takes back, E edits. */
function useStudyKeys(sitting: Sitting, editing: boolean, onEdit: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = editing || event.repeat ? null : actionOf(event, sitting, onEdit);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a key does here; null: nothing. */
function actionOf(event: KeyboardEvent, sitting: Sitting, onEdit: () => void): (() => void) | null {
  const { session, card } = sitting;
  const key = event.key.toLowerCase();
  const { revealed } = session;
  if (card && (key === ' ' || key === 'enter') && isFreeKey(event))
    return revealed ? () => sitting.rate(3) : sitting.reveal;
  if (!isShortcut(event)) return null;
  const rating = ratings.find((one) => String(one) === key);
  if (rating) return card && revealed ? () => sitting.rate(rating) : null;
  if (key === 'u') return session.steps.length > 0 ? sitting.undo : null;
  return key === 'e' && card ? onEdit : null;
}
