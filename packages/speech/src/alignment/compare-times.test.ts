import { describe, expect, it } from 'vitest';
import { compareTimes } from './compare-times.ts';

/** Lines of 2 to 5 s with pauses of 1 to 4 s between them. */
const LINES = Array.from({ length: 60 }, (_, at) => {
  const start = at * 6 + ((at * 7) % 5) / 2;
  return { start, end: start + 2 + ((at * 11) % 4) * 0.75 };
});
const moved = (seconds: number) =>
  LINES.map(({ start, end }) => ({ start: start + seconds, end: end + seconds })).filter(
    ({ start }) => start >= 0,
  );

describe('times of lines beside the voices of a sound', () => {
  it('fit as they are', () => {
    expect(compareTimes(LINES, LINES, 380)).toEqual({ beyond: 0, overrun: 0, offset: null });
    expect(compareTimes(LINES, moved(0.5), 380).offset).toBeNull();
  });

  it.each([12, -12, 100])('are all %d s off', (seconds) => {
    expect(compareTimes(LINES, moved(seconds), 520).offset).toBeCloseTo(seconds, 0);
  });

  it('are not moved where nothing fits, or there are no pauses to tell by', () => {
    const noise = LINES.map((_, at) => ({ start: at * 5, end: at * 5 + 4 - ((at * 3) % 4) }));
    expect(compareTimes(LINES, noise, 380).offset).toBeNull();
    expect(compareTimes([{ start: 0, end: 380 }], moved(30), 420).offset).toBeNull();
    expect(compareTimes(LINES, [], 380).offset).toBeNull();
  });

  it('reach past the end of the sound', () => {
    const { beyond, overrun } = compareTimes(LINES, LINES.slice(0, 30), 180);
    expect(beyond).toBeCloseTo(0.5, 1);
    expect(overrun).toBeCloseTo(178, -1);
  });
});
