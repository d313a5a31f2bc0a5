import type { StudyCard } from '@notelark/api/study';
import { afterReview, countedReviews, type Rating } from '@notelark/study';
import type { PendingReview } from './outbox.ts';

/** What was rated last, to take it back. */
interface Step {
  before: StudyCard;
  requestId: string;
}

/** One sitting: the cards of a deck, the one in front, and what was rated. */
export interface Session {
  cards: readonly StudyCard[];
  current: string | null;
  revealed: boolean;
  steps: readonly Step[];
  /** When it last changed: what is due is counted by it. */
  at: string;
}

export type SessionAction =
  | { do: 'reveal' }
  | { do: 'rate'; rating: Rating; requestId: string; at: string }
  | { do: 'undo' }
  | { do: 'edit'; card: StudyCard };

/** A card that is being learned comes again in this sitting, though it is due some minutes later. */
const AHEAD_MS = 20 * 60_000;

export function beginSession(cards: readonly StudyCard[], now: string): Session {
  return { cards, current: nextOf(cards, now, null), revealed: false, steps: [], at: now };
}

export function advance(session: Session, action: SessionAction): Session {
  switch (action.do) {
    case 'reveal':
      return { ...session, revealed: session.current !== null };
    case 'rate':
      return rate(session, action);
    case 'undo':
      return undo(session);
    default:
      return { ...session, cards: replaced(session.cards, action.card) };
  }
}

function rate(
  session: Session,
  { rating, requestId, at }: Extract<SessionAction, { do: 'rate' }>,
): Session {
  const before = currentOf(session);
  if (!before || !session.revealed) return session;
  const schedule = afterReview(before.schedule, rating, at);
  const cards = replaced(session.cards, { ...before, schedule });
  return {
    cards,
    current: nextOf(cards, at, before.id),
    revealed: false,
    steps: [...session.steps, { before, requestId }],
    at,
  };
}

function undo(session: Session): Session {
  const last = session.steps.at(-1);
  if (!last) return session;
  const present = session.cards.find(({ id }) => id === last.before.id) ?? last.before;
  return {
    ...session,
    // Its words may have been edited since.
    cards: replaced(session.cards, { ...present, schedule: last.before.schedule }),
    current: last.before.id,
    revealed: true,
    steps: session.steps.slice(0, -1),
  };
}

export const currentOf = ({ cards, current }: Session): StudyCard | null =>
  cards.find(({ id }) => id === current) ?? null;

const replaced = (cards: readonly StudyCard[], card: StudyCard): StudyCard[] =>
  cards.map((one) => (one.id === card.id ? card : one));

const isDue = ({ schedule }: StudyCard, now: string): boolean => schedule.due <= now;

const comesToday = ({ schedule }: StudyCard, now: string): boolean =>
  schedule.state !== 'review' && Date.parse(schedule.due) <= Date.parse(now) + AHEAD_MS;

/** What is due first; then what is being learned and comes within minutes, another one than the last if possible. */
function nextOf(cards: readonly StudyCard[], now: string, last: string | null): string | null {
  const byDue = cards.toSorted((a, b) => a.schedule.due.localeCompare(b.schedule.due));
  const due = byDue.find((card) => isDue(card, now));
  const soon = byDue.filter((card) => comesToday(card, now));
  return (due ?? soon.find(({ id }) => id !== last) ?? soon[0])?.id ?? null;
}

/** How many are left in this sitting. */
export const leftIn = ({ cards, at }: Session): number =>
  cards.filter((card) => isDue(card, at) || comesToday(card, at)).length;

/** When the first of the others comes; null: none is known. */
export const nextDueIn = ({ cards, at }: Session): string | null =>
  cards
    .map(({ schedule }) => schedule.due)
    .filter((due) => due > at)
    .toSorted()[0] ?? null;

/** Cards with the reviews of this device that were made since they were read from the server. */
export function withReviews(
  cards: readonly StudyCard[],
  made: readonly PendingReview[],
): StudyCard[] {
  const reviews = made.map((review) => Object.assign({ id: review.requestId }, review));
  const byCard = Map.groupBy(reviews, ({ cardId }) => cardId);
  return cards.map((card) => {
    const { lastReview } = card.schedule;
    const counted = countedReviews(byCard.get(card.id) ?? []).filter(
      ({ at }) => lastReview === null || at > lastReview,
    );
    const schedule = counted.reduce(
      (before, { rating, at }) => afterReview(before, rating, at),
      card.schedule,
    );
    return Object.assign({}, card, { schedule });
  });
}
