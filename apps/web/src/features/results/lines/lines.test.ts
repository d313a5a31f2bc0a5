import { describe, expect, test } from 'vitest';
import {
  changeLine,
  changesOf,
  countOf,
  isApart,
  type Line,
  linesOf,
  mergeLine,
  splitLine,
} from './lines.ts';

const lines = linesOf(
  ['One two.', 'Three.', 'Four.'].map((text, index) => ({
    index,
    text,
    speaker: 'Ann',
    start: index * 10,
    end: index * 10 + 8,
  })),
);
const texts = (edited: readonly Line[]) => edited.map(({ text }) => text);

test('a line that is not changed is not sent', () => {
  expect(countOf(changesOf(lines, lines))).toBe(0);
  const same = changeLine(changeLine(lines, 's1', { text: '3.' }), 's1', { text: 'Three.' });
  expect(countOf(changesOf(lines, same))).toBe(0);
});

test('a changed line is sent whole', () => {
  const edited = changeLine(lines, 's1', { text: ' 3. ', speaker: 'Bo' });
  expect(changesOf(lines, edited)).toEqual({
    lines: [{ index: 1, start: 10, end: 18, text: '3.', speaker: 'Bo' }],
    removed: [],
  });
});

test('an edit is apart from what others changed in other lines', () => {
  const removed = mergeLine(lines, 's1');
  const edit = changesOf(lines, removed);
  expect(isApart(lines, edit, changeLine(lines, 's2', { text: '4.' }))).toBe(true);
  expect(isApart(lines, edit, changeLine(lines, 's1', { speaker: 'Bo' }))).toBe(false);
  expect(isApart(lines, edit, lines.slice(1))).toBe(false);
});

describe('a split', () => {
  test('shares the time by the letters', () => {
    const edited = splitLine(lines, 's0', 4, 'new');
    expect(texts(edited)).toEqual(['One', 'two.', 'Three.', 'Four.']);
    expect(changesOf(lines, edited).lines).toEqual([
      { index: 0, start: 0, end: 4, text: 'One', speaker: 'Ann' },
      { index: null, start: 4, end: 8, text: 'two.', speaker: 'Ann' },
    ]);
  });

  test.each([0, 8])('at the edge %d makes no empty line', (at) => {
    expect(splitLine(lines, 's0', at, 'new')).toBe(lines);
  });
});

describe('a merge', () => {
  test('ends where the second line ended, and removes it', () => {
    const edited = mergeLine(lines, 's1');
    expect(texts(edited)).toEqual(['One two. Three.', 'Four.']);
    expect(changesOf(lines, edited)).toEqual({
      lines: [{ index: 0, start: 0, end: 18, text: 'One two. Three.', speaker: 'Ann' }],
      removed: [1],
    });
  });

  test('undoes a split', () => {
    const edited = mergeLine(splitLine(lines, 's0', 4, 'new'), 'new');
    expect(countOf(changesOf(lines, edited))).toBe(0);
  });

  test('of the first line does nothing', () => {
    expect(mergeLine(lines, 's0')).toBe(lines);
  });
});

test('a line without words is removed', () => {
  expect(changesOf(lines, changeLine(lines, 's2', { text: ' ' }))).toEqual({
    lines: [],
    removed: [2],
  });
});
