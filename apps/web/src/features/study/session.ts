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
  /** New cards that are left today, when it began. */
  newLeft: number;
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

export function beginSession(
  cards: readonly StudyCard[],
  { now, newLeft }: { now: string; newLeft: number },
): Session {
  const begun = { cards, current: null, revealed: false, steps: [], newLeft, at: now };
  return { ...begun, current: nextOf(begun, null) };
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
  const steps = [...session.steps, { before, requestId }];
  const next = { ...session, cards, revealed: false, steps, at };
  return { ...next, current: nextOf(next, before.id) };
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

const isNew = ({ schedule }: StudyCard): boolean => schedule.state === 'new';

/** The first due first; of new cards as many as are left today. */
function inTurn({ cards, steps, newLeft }: Session): StudyCard[] {
  const left = newLeft - steps.filter(({ before }) => isNew(before)).length;
  const byDue = cards.toSorted((a, b) => a.schedule.due.localeCompare(b.schedule.due));
  const held = new Set(byDue.filter(isNew).slice(Math.max(0, left)));
  return byDue.filter((card) => !held.has(card));
}

/** What is due first; then what is being learned and comes within minutes, another one than the last if possible. */
function nextOf(session: Session, last: string | null): string | null {
  const { at } = session;
  const cards = inTurn(session);
  const due = cards.find((card) => isDue(card, at));
  const soon = cards.filter((card) => comesToday(card, at));
  return (due ?? soon.find(({ id }) => id !== last) ?? soon[0])?.id ?? null;
}

/** How many are left in this sitting. */
export const leftIn = (session: Session): number =>
  inTurn(session).filter((card) => isDue(card, session.at) || comesToday(card, session.at)).length;

/** How many new cards wait for another day. */
export const heldBackIn = (session: Session): number =>
  session.cards.length - inTurn(session).length;

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

/** When this device took up new cards, without what was taken back. */
export function beginnings(reviews: readonly PendingReview[]): string[] {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  return reviews
    .filter(({ begins, requestId }) => begins === true && !undone.has(requestId))
    .map(({ at }) => at);
}
