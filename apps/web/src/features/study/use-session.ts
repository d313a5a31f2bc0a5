import type { StudyCard } from '@notelark/api/study';
import type { Rating } from '@notelark/study';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { PendingReview } from './outbox.ts';
import { countWaiting, keepReview, sendReviews } from './reviews.ts';
import { advance, beginSession, currentOf, leftIn, type Session } from './session.ts';

/** While reviews wait for a connection, it is tried this often. */
const RETRY_MS = 5_000;

export interface Sitting {
  session: Session;
  card: StudyCard | null;
  left: number;
  reviewed: number;
  /** Reviews that only this device has. */
  waiting: number;
  reveal: () => void;
  rate: (rating: Rating) => void;
  undo: () => void;
  edit: (card: StudyCard) => void;
}

/** What a sitting begins with. */
export interface SittingCards {
  cards: readonly StudyCard[];
  /** New cards that are left today. */
  newLeft: number;
  /** Reviews of earlier sittings that only this device has. */
  waiting: number;
}

/** A sitting: each rating is kept on this device before it is sent. */
export function useSession(
  { cards, newLeft, waiting: left }: SittingCards,
  ownerId: string,
): Sitting {
  const client = useQueryClient();
  const [session, dispatch] = useReducer(advance, cards, (given) =>
    beginSession(given, { now: now(), newLeft }),
  );
  const [waiting, setWaiting] = useState(left);
  const send = useCallback(async () => {
    const unsent = countWaiting(await sendReviews(ownerId));
    setWaiting(unsent);
    if (unsent === 0) await client.invalidateQueries({ queryKey: ['study', 'overview'] });
  }, [client, ownerId]);
  const keep = (review: PendingReview) => void keepReview(review).then(send);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const retry = () => void send();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [waiting, send]);
  const card = currentOf(session);
  return {
    session,
    card,
    left: leftIn(session),
    reviewed: session.steps.length,
    waiting,
    reveal: () => dispatch({ do: 'reveal' }),
    rate: (rating) => {
      if (!card || !session.revealed) return;
      const review = { requestId: crypto.randomUUID(), at: now() };
      dispatch({ do: 'rate', rating, ...review });
      const begins = card.schedule.state === 'new';
      keep({ ...review, ownerId, cardId: card.id, rating, undoes: null, begins, sent: false });
    },
    undo: () => {
      const last = session.steps.at(-1);
      if (!last) return;
      const review = { requestId: crypto.randomUUID(), at: now() };
      dispatch({ do: 'undo' });
      const undoes = last.requestId;
      keep({ ...review, ownerId, cardId: last.before.id, rating: null, undoes, sent: false });
    },
    edit: (edited) => dispatch({ do: 'edit', card: edited }),
  };
}

const now = (): string => new Date().toISOString();
