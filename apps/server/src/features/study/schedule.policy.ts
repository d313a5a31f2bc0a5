import { newSchedule, type Rating, ratings, type Review, type Schedule } from '@notelark/study';

/** A schedule as columns of a card. */
export interface ScheduleColumns {
  dueAt: Date;
  scheduledDays: number;
  schedule: Omit<Schedule, 'due' | 'scheduledDays'>;
}

export function toColumns({ due, scheduledDays, ...schedule }: Schedule): ScheduleColumns {
  return { dueAt: new Date(due), scheduledDays, schedule };
}

export const fromColumns = ({ dueAt, scheduledDays, schedule }: ScheduleColumns): Schedule => ({
  ...schedule,
  due: dueAt.toISOString(),
  scheduledDays,
});

export const freshColumns = (now: Date): ScheduleColumns =>
  toColumns(newSchedule(now.toISOString()));

/** A stored review as the scheduler reads it. */
export const asReview = (review: {
  id: string;
  rating: number | null;
  undoes: string | null;
  reviewedAt: Date;
}): Review => ({
  id: review.id,
  rating: ratingOf(review.rating),
  undoes: review.undoes,
  at: review.reviewedAt.toISOString(),
});

const ratingOf = (stored: number | null): Rating | null =>
  ratings.find((rating) => rating === stored) ?? null;
