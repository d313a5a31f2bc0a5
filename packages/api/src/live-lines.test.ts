import { expect, it } from 'vitest';
import { bookmarkedLines, endsLine, realignMarks } from './live-lines.ts';

const line = (text: string) => ({ text, end: 10 });

it('ends a line at a pause, a finished sentence that is long enough, or once it is long', () => {
  expect(endsLine(line('so then'), 10.2)).toBe(false);
  expect(endsLine(line('so then'), 11.5)).toBe(true);
  expect(endsLine(line('Yes.'), 10.2)).toBe(false);
  expect(endsLine(line('Yes.'), 10.7)).toBe(true);
  expect(endsLine(line(`${'a '.repeat(45)}end.”`), 10)).toBe(true);
  expect(endsLine(line('word '.repeat(60)), 10)).toBe(true);
});

it('keeps what is known of lines around an edit', () => {
  const marks = [1, 2, 3];
  const before = ['a', 'b', 'c'];
  expect(realignMarks(before, marks, ['a', 'B', 'c'])).toEqual([1, 2, 3]);
  expect(realignMarks(before, marks, ['a', 'b', 'and', 'c'])).toEqual([1, 2, 2, 3]);
  expect(realignMarks(before, marks, ['a', 'B1', 'B2', 'c'])).toEqual([1, 2, 2, 3]);
  expect(realignMarks(before, marks, ['a', 'c'])).toEqual([1, 3]);
  expect(realignMarks(before, marks, ['ab', 'c'])).toEqual([1, 3]);
  expect(realignMarks(before, marks, ['new', 'a', 'b', 'c'])).toEqual([1, 1, 2, 3]);
  expect(realignMarks(before, marks, [])).toEqual([]);
  expect(realignMarks(['same', 'same'], [1, 2], ['same'])).toEqual([1]);
});

it('finds the line that was spoken when a bookmark was set', () => {
  const lines = [{ start: 5 }, { start: 10 }, { start: 20 }];
  expect(bookmarkedLines(lines, [25, 11, 1, 12])).toEqual([0, 1, 2]);
  expect(bookmarkedLines([], [25])).toEqual([]);
});
