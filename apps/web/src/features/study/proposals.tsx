import type { StudyCard } from '@notelark/api/study';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isShortcut } from '../../lib/shortcuts.ts';
import { cardScreen } from '../../messages/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { CardForm } from './card-form.tsx';
import { CardFront } from './card-text.tsx';
import { formatPlace } from './place.ts';
import { counted } from './counts.ts';
import { useDecide } from './queries.ts';

interface ProposalsProps {
  resultId: string;
  cards: readonly StudyCard[];
}

/** The cards of a recording, to approve, edit or drop; by keyboard alone with the arrows and A, E and D. */
export function Proposals({ resultId, cards }: ProposalsProps) {
  const { decide, show } = useDecide(resultId);
  const [editing, setEditing] = useState<string | null>(null);
  const groups = (['proposed', 'approved'] as const).map((status) => ({
    status,
    members: cards.filter((card) => card.status === status),
  }));
  const approve = (card: StudyCard) => decide({ card, status: 'approved' });
  const drop = (card: StudyCard) => {
    decide({ card, status: 'dropped' });
    toast.info(cardScreen.dropped, {
      description: card.front,
      action: { label: cardScreen.undo, onClick: () => decide({ card, status: card.status }) },
    });
  };
  const approveAll = (members: readonly StudyCard[]) => {
    for (const card of members) approve(card);
    toast.success(counted(cardScreen.approvedToast, members.length));
  };
  return groups.map(({ status, members }) =>
    members.length === 0 ? null : (
      <section
        key={status}
        aria-labelledby={`cards-${status}`}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h2 id={`cards-${status}`} className="text-sm font-semibold text-ink-soft">
            {cardScreen[status]} ({members.length})
          </h2>
          {status === 'proposed' && members.length > 1 && (
            <Button size="s" variant="secondary" onClick={() => approveAll(members)}>
              {cardScreen.approveAll}
            </Button>
          )}
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {members.map((card) => (
            <Row
              key={card.id}
              card={card}
              editing={editing === card.id}
              onApprove={() => approve(card)}
              onDrop={() => drop(card)}
              onEdit={() => setEditing(card.id)}
              onEdited={(edited) => {
                if (edited) show(edited);
                setEditing(null);
              }}
            />
          ))}
        </ul>
      </section>
    ),
  );
}

interface RowProps {
  card: StudyCard;
  editing: boolean;
  onApprove: () => void;
  onDrop: () => void;
  onEdit: () => void;
  onEdited: (card: StudyCard | null) => void;
}

function Row({ card, editing, onApprove, onDrop, onEdit, onEdited }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const isProposed = card.status === 'proposed';
  const wasEditing = useRef(false);
  // The form has gone, and the question before it: the keys mean the row again.
  useEffect(() => {
    if (wasEditing.current && !editing) row.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  useRowKeys(row, editing, {
    a: isProposed ? onApprove : null,
    d: onDrop,
    e: onEdit,
  });
  return (
    <li
      ref={row}
      // A list of cards that the arrows go through, as in a mail program.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-card
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      {editing ? (
        <CardForm card={card} onSaved={onEdited} onCancel={() => onEdited(null)} />
      ) : (
        <>
          <div className="grid gap-1.5">
            <p className="font-medium wrap-anywhere">
              <CardFront card={card} revealed />
            </p>
            {card.kind !== 'cloze' && (
              <p className="text-sm text-ink-soft wrap-anywhere">{card.back}</p>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
              <Badge>{cardScreen.kinds[card.kind]}</Badge>
              {formatPlace(card)}
            </span>
            <span className="flex gap-1">
              <Button size="s" variant="ghost" aria-keyshortcuts="e" onClick={onEdit}>
                <Pencil aria-hidden="true" />
                {cardScreen.edit}
              </Button>
              <Button
                size="s"
                variant="ghost"
                aria-keyshortcuts="d"
                onClick={() => leave(row.current, onDrop)}
              >
                <Trash2 aria-hidden="true" />
                {cardScreen.drop}
              </Button>
              {isProposed && (
                <Button
                  size="s"
                  variant="secondary"
                  aria-keyshortcuts="a"
                  onClick={() => leave(row.current, onApprove)}
                >
                  <Check aria-hidden="true" />
                  {cardScreen.approve}
                </Button>
              )}
            </span>
          </div>
        </>
      )}
    </li>
  );
}

interface RowKeys {
  a: (() => void) | null;
  d: () => void;
  e: () => void;
}

/** Keys of the row that has the focus, or holds what has it. */
function useRowKeys(row: RefObject<HTMLLIElement | null>, editing: boolean, keys: RowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (
      editing ||
      !isShortcut(event) ||
      !(target instanceof Node) ||
      !row.current?.contains(target)
    )
      return;
    const act = actionOf(event.key, row.current, keys);
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

function actionOf(key: string, row: HTMLElement, { a, d, e }: RowKeys): (() => void) | null {
  switch (key.toLowerCase()) {
    case 'arrowdown':
      return () => neighbour(row, 1)?.focus();
    case 'arrowup':
      return () => neighbour(row, -1)?.focus();
    case 'a':
      return a && (() => leave(row, a));
    case 'd':
      return () => leave(row, d);
    default:
      return key.toLowerCase() === 'e' ? e : null;
  }
}

function neighbour(row: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  return row ? rows[rows.indexOf(row) + step] : undefined;
}

/** The row goes elsewhere: the focus goes to the next one, so that the keys work on. */
function leave(row: HTMLElement | null, act: () => void): void {
  const next = neighbour(row, 1) ?? neighbour(row, -1);
  act();
  next?.focus();
}
