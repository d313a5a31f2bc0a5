import { describe, expect, it } from 'vitest';
import {
  afterReview,
  dueAfter,
  isMature,
  newSchedule,
  type Rating,
  type Review,
  type Schedule,
  scheduleFrom,
} from './index.ts';

const START = '2022-11-29T12:30:00.000Z';
const DAY_MS = 86_400_000;

/**
 * Reviews one after the other, each on the day that the card is due.
 * @returns the days to the next review after each
 */
function daysAfter(given: readonly Rating[]): number[] {
  let schedule = newSchedule(START);
  let now = START;
  return given.map((rating) => {
    schedule = afterReview(schedule, rating, now);
    now = schedule.due;
    return schedule.scheduledDays;
  });
}

// The library's own test with these expectations: packages/fsrs/__tests__/FSRS-6.test.ts of open-spaced-repetition/ts-fsrs; the
// memory state is that of the reference implementation in Rust (fsrs-rs, inference.rs).
describe('the reference vectors of FSRS 6', () => {
  it('give the intervals', () => {
    expect(daysAfter([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3])).toEqual([
      0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21,
    ]);
  });

  it('give stability and difficulty', () => {
    const days = [0, 0, 1, 4, 12, 33];
    const reviews = ([1, 3, 3, 3, 3, 3] as const).map((rating, index) =>
      review(String(index), rating, days[index] ?? 0),
    );
    const { stability, difficulty } = scheduleFrom(START, reviews);
    expect(stability).toBeCloseTo(53.62691, 4);
    expect(difficulty).toBeCloseTo(6.3574867, 4);
  });
});

const at = (days: number): string => new Date(Date.parse(START) + days * DAY_MS).toISOString();

const review = (
  id: string,
  rating: Rating | null,
  days: number,
  undoes: string | null = null,
): Review => ({
  id,
  rating,
  undoes,
  at: at(days),
});

describe('a schedule from its log', () => {
  const log = [review('a', 3, 0), review('b', 3, 1), review('c', 1, 9), review('d', 3, 10)];

  it('is the same in whichever order the reviews arrive, and however often', () => {
    const inOrder = scheduleFrom(START, log);
    expect(scheduleFrom(START, log.toReversed())).toEqual(inOrder);
    expect(scheduleFrom(START, [...log, ...log])).toEqual(inOrder);
    expect(inOrder).toMatchObject({ reps: 4, lapses: 1 });
  });

  it('leaves out what was taken back', () => {
    const undo = review('e', null, 11, 'c');
    expect(scheduleFrom(START, [undo, ...log])).toEqual(
      scheduleFrom(
        START,
        log.filter(({ id }) => id !== 'c'),
      ),
    );
    expect(scheduleFrom(START, [])).toEqual(newSchedule(START));
  });

  it('previews what a review does', () => {
    const schedule = scheduleFrom(START, log);
    const previewed = dueAfter(schedule, at(20));
    for (const rating of [1, 2, 3, 4] as const)
      expect(afterReview(schedule, rating, at(20)).due).toBe(previewed[rating]);
    expect(Object.values(previewed)).toEqual(Object.values(previewed).toSorted());
  });

  it('survives being stored as JSON', () => {
    const schedule = scheduleFrom(START, log);
    expect(JSON.parse(JSON.stringify(schedule)) as Schedule).toEqual(schedule);
  });

  it('calls a card mature from three weeks on', () => {
    const known = [0, 3, 30].map((day, index) => review(String(index), 4, day));
    expect(isMature(scheduleFrom(START, known))).toBe(true);
    expect(isMature(scheduleFrom(START, known.slice(0, 1)))).toBe(false);
  });
});
