import { expect, it } from 'vitest';
import { readMarks, readOwnNotes, writeMarks, writeOwnNotes } from './live-tables.ts';

it('gives back what was written, to a hundredth of a second', () => {
  const marks = [
    { start: 0, end: 1.234, speaker: 'You' },
    { start: 1.5, end: 2, speaker: null },
  ];
  expect(readMarks(writeMarks(marks))).toEqual([{ ...marks[0], end: 1.23 }, marks[1]]);
  const notes = [
    { text: 'who\tpays?', at: 40.5 },
    { text: '-', at: null },
  ];
  expect(readOwnNotes(writeOwnNotes(notes))).toEqual(notes);
  expect([readMarks(''), readOwnNotes('')]).toEqual([[], []]);
});

it.each(['x', '1', '1\t2', '-1\t2\t', '1\t\t', '1e3\t2\t', '1\t2\t\n', '1\t9999999\t'])(
  'reads no marks in %j',
  (table) => expect(readMarks(table)).toBeNull(),
);

it.each(['mine', '\t ', 'x\tmine', '1\tmine\n'])('reads no notes in %j', (table) =>
  expect(readOwnNotes(table)).toBeNull(),
);
