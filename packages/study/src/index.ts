import { type Card, createEmptyCard, fsrs, State } from 'ts-fsrs';

/** How well an answer was known: again, hard, good, easy. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];

export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;
export type CardState = (typeof cardStates)[number];

/** When a card comes again, and what is known of how well it is remembered. Times are ISO 8601. */
export interface Schedule {
  due: string;
  state: CardState;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  lastReview: string | null;
}

/** A review, or the withdrawal of one: the log only grows. */
export interface Review {
  id: string;
  /** Null: takes back the review that `undoes` names. */
  rating: Rating | null;
  undoes: string | null;
  at: string;
}

/** From so many days to the next review on, a card counts as known for good. */
export const MATURE_DAYS = 21;

// No chance in the intervals: two devices, and the server, must come to the same.
const scheduler = fsrs({ enable_fuzz: false, request_retention: 0.9 });

/** Of a card that was never reviewed: due at once. */
export const newSchedule = (createdAt: string): Schedule =>
  fromCard(createEmptyCard(new Date(createdAt)));

export const isMature = ({ state, scheduledDays }: Schedule): boolean =>
  state === 'review' && scheduledDays >= MATURE_DAYS;

/** The schedule after a review. */
export const afterReview = (schedule: Schedule, rating: Rating, at: string): Schedule =>
  fromCard(scheduler.next(toCard(schedule), new Date(at), rating).card);

/** When the card would come again after each rating. */
export function dueAfter(schedule: Schedule, at: string): Record<Rating, string> {
  const due = (rating: Rating): string => afterReview(schedule, rating, at).due;
  return { 1: due(1), 2: due(2), 3: due(3), 4: due(4) };
}

/** Reviews that count: without those that were taken back, in the order of their times, each id once. */
export function countedReviews(reviews: readonly Review[]): (Review & { rating: Rating })[] {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  const byId = new Map(reviews.map((review) => [review.id, review]));
  return [...byId.values()]
    .filter(
      (review): review is Review & { rating: Rating } =>
        review.rating !== null && !undone.has(review.id),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
}

/** The schedule that a card's reviews lead to, in whichever order they arrived. */
export const scheduleFrom = (createdAt: string, reviews: readonly Review[]): Schedule =>
  countedReviews(reviews).reduce(
    (schedule, { rating, at }) => afterReview(schedule, rating, at),
    newSchedule(createdAt),
  );

/** How many cards that were never reviewed a learner takes up, by the learner's day. */
export interface NewCards {
  perDay: number;
  /** Left on `day`. */
  left: number;
  /** A day of the learner's time zone, `2026-11-23`. */
  day: string;
  timeZone: string;
  /** When this was counted. */
  asOf: string;
}

/** In Swedish a date is written as in ISO 8601. */
export const dayOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(moment));

/**
 * How many new cards are left at a moment, also days after they were counted.
 * @param begun when new cards were taken up: those after `asOf` have not been counted
 */
export function newCardsLeft(
  { perDay, left, day, timeZone, asOf }: NewCards,
  begun: readonly string[],
  now: string,
): number {
  const today = dayOf(now, timeZone);
  const since = begun.filter((at) => at > asOf && dayOf(at, timeZone) === today).length;
  return Math.max(0, (today === day ? left : perDay) - since);
}

const STATES: Readonly<Record<CardState, State>> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};

function toCard({ due, state, scheduledDays, learningSteps, lastReview, ...rest }: Schedule): Card {
  return {
    ...rest,
    due: new Date(due),
    state: STATES[state],
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    ...(lastReview !== null && { last_review: new Date(lastReview) }),
  };
}

function fromCard(card: Card): Schedule {
  const { due, state, stability, difficulty, reps, lapses, last_review: last } = card;
  return {
    due: due.toISOString(),
    state: cardStates[state] ?? 'new',
    stability,
    difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps,
    lapses,
    lastReview: last ? new Date(last).toISOString() : null,
  };
}
