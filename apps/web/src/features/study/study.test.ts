import type { StudyCard } from '@notelark/api/study';
import { afterReview, newCardsLeft, newSchedule, scheduleFrom } from '@notelark/study';
import { describe, expect, it } from 'vitest';
import { formatInterval, formatNext } from './intervals.ts';
import { type PendingReview, ReviewOutbox } from './outbox.ts';
import { countWaiting } from './reviews.ts';
import { createMemoryStore } from './review-store.ts';
import {
  advance,
  beginnings,
  beginSession,
  currentOf,
  heldBackIn,
  leftIn,
  nextDueIn,
  type Session,
  withReviews,
} from './session.ts';

const START = '2026-11-22T10:00:00.000Z';
const at = (minutes: number): string =>
  new Date(Date.parse(START) + minutes * 60_000).toISOString();

const cardOf = (id: string, values: Partial<StudyCard> = {}): StudyCard => ({
  id,
  kind: 'question',
  status: 'approved',
  front: `Front ${id}`,
  back: `Back ${id}`,
  edited: false,
  createdAt: START,
  source: { title: 'Maps', quote: 'Said.', start: 1, link: null, changed: false },
  schedule: newSchedule(START),
  ...values,
});

const review = (requestId: string, values: Partial<PendingReview> = {}): PendingReview => ({
  requestId,
  ownerId: 'me',
  cardId: 'a',
  rating: 3,
  undoes: null,
  at: START,
  sent: false,
  ...values,
});

const rated = (session: Session, rating: 1 | 4, minutes: number): Session =>
  advance(advance(session, { do: 'reveal' }), {
    do: 'rate',
    rating,
    requestId: `r${minutes}`,
    at: at(minutes),
  });

describe('a sitting', () => {
  it('asks what is due, again what was not known, and ends', () => {
    let session = beginSession([cardOf('a'), cardOf('b')], { now: START, newLeft: 20 });
    expect(currentOf(session)?.id).toBe('a');
    session = rated(session, 1, 0);
    expect([currentOf(session)?.id, leftIn(session)]).toEqual(['b', 2]);
    session = rated(session, 4, 1);
    // It is due in some minutes, and nothing else is left.
    expect([currentOf(session)?.id, leftIn(session)]).toEqual(['a', 1]);
    session = rated(session, 4, 2);
    expect([currentOf(session), leftIn(session)]).toEqual([null, 0]);
    expect(nextDueIn(session)).toBe(
      session.cards.map(({ schedule }) => schedule.due).toSorted()[0],
    );
  });

  it('rates only what was shown, and takes back the last rating', () => {
    const begun = beginSession([cardOf('a'), cardOf('b')], { now: START, newLeft: 20 });
    const blind = advance(begun, { do: 'rate', rating: 4, requestId: 'x', at: START });
    expect(blind).toBe(begun);
    const back = advance(rated(begun, 4, 0), { do: 'undo' });
    expect(back.cards).toEqual(begun.cards);
    expect([back.current, back.revealed, leftIn(back)]).toEqual(['a', true, 2]);
  });
});

describe('new cards', () => {
  const known = cardOf('known', {
    schedule: scheduleFrom(START, [{ id: 'r', ...review('r'), rating: 4 }]),
  });

  it('come as many as the day has left, reviews without a limit, and one that is taken back counts again', () => {
    const cards = [
      cardOf('a'),
      cardOf('b'),
      { ...known, schedule: { ...known.schedule, due: START } },
    ];
    let session = beginSession(cards, { now: START, newLeft: 1 });
    expect([leftIn(session), heldBackIn(session)]).toEqual([2, 1]);
    session = rated(session, 4, 0);
    expect([currentOf(session)?.id, leftIn(session)]).toEqual(['known', 1]);
    session = rated(session, 4, 1);
    expect([currentOf(session), heldBackIn(session)]).toEqual([null, 1]);
    session = advance(advance(session, { do: 'undo' }), { do: 'undo' });
    expect([currentOf(session)?.id, leftIn(session)]).toEqual(['a', 2]);
  });

  it('are counted by the learner’s day, also without a connection', () => {
    const newCards = { perDay: 3, left: 2, day: '2026-11-22', timeZone: 'Asia/Tokyo', asOf: START };
    const begun = beginnings([
      review('before', { begins: true, at: at(-60) }),
      review('one', { begins: true, at: at(1) }),
      review('two', { begins: true, at: at(2) }),
      review('again', { at: at(3) }),
      review('undo', { rating: null, undoes: 'two', at: at(4) }),
    ]);
    expect(newCardsLeft(newCards, begun, at(5))).toBe(1);
    // In Tokyo it is the next day at 15:00 UTC.
    expect(newCardsLeft(newCards, begun, at(5 * 60))).toBe(3);
    expect(newCardsLeft(newCards, [...begun, at(5 * 60)], at(5 * 60 + 1))).toBe(2);
    expect(newCardsLeft({ ...newCards, left: 0 }, begun, at(5))).toBe(0);
  });
});

describe('reviews on their way', () => {
  it('all arrive, also those that were added while others were sent', async () => {
    const sent: string[] = [];
    const outbox: ReviewOutbox = new ReviewOutbox(createMemoryStore(), async (reviews) => {
      sent.push(...reviews.map(({ requestId }) => requestId));
      if (sent.length === 1) {
        await outbox.add(review('second', { at: at(1) }));
        void outbox.flush('me');
      }
      return new Map([['a', START]]);
    });
    await outbox.add(review('first'));
    await outbox.add(review('another’s', { ownerId: 'you' }));
    await outbox.flush('me');
    await outbox.flush('me');
    expect(sent).toEqual(['first', 'second']);
    const left = [...(await outbox.recent('me')), ...(await outbox.recent('you'))];
    // By the clock of the server, which had the second one at START.
    expect(left.map(({ requestId, sent: isSent, at: made }) => [requestId, isSent, made])).toEqual([
      ['first', true, START],
      ['second', true, START],
      ['another’s', false, START],
    ]);
  });

  it('stay where the server can’t be reached, in their order', async () => {
    let isReached = false;
    const outbox = new ReviewOutbox(createMemoryStore(), () =>
      isReached ? Promise.resolve(new Map<string, string>()) : Promise.reject(new Error('offline')),
    );
    await outbox.add(review('later', { at: at(5) }));
    await outbox.add(review('earlier'));
    await expect(outbox.flush('me')).rejects.toThrow('offline');
    const left = await outbox.recent('me');
    expect(left.map(({ requestId }) => requestId)).toEqual(['earlier', 'later']);
    isReached = true;
    await outbox.flush('me');
    expect(countWaiting(await outbox.recent('me'))).toBe(0);
  });

  it('count on top of what the server knows, without those that were taken back or have arrived', () => {
    const reviews = [
      review('one'),
      review('two', { at: at(10), rating: 1 }),
      review('undo', { at: at(11), rating: null, undoes: 'two' }),
    ];
    const [shown] = withReviews([cardOf('a')], reviews);
    expect(shown?.schedule).toEqual(afterReview(newSchedule(START), 3, START));
    const log = [{ id: 'one', rating: 3 as const, undoes: null, at: START }];
    const known = cardOf('a', { schedule: scheduleFrom(START, log) });
    expect(withReviews([known], [review('one')])).toEqual([known]);
  });
});

it('intervals are short, and the next card has its day', () => {
  const days = (count: number): string => at(count * 24 * 60);
  const spans = [at(0), at(10), at(300), days(4), days(45), days(550)];
  expect(spans.map((until) => formatInterval(START, until))).toEqual([
    'now',
    '10 min',
    '5 h',
    '4 d',
    '1 mo',
    '1.5 y',
  ]);
  expect(formatNext(new Date(2026, 10, 22, 9), new Date(2026, 10, 23, 8).toISOString())).toMatch(
    /^tomorrow at 8:00/,
  );
  expect(formatNext(new Date(2026, 10, 22, 9), new Date(2026, 10, 22, 21).toISOString())).toMatch(
    /^today at 9:00/,
  );
  expect(formatNext(new Date(2026, 10, 22, 9), new Date(2026, 11, 1).toISOString())).toBe(
    'on Dec 1, 2026',
  );
});
