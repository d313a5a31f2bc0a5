import { sync } from 'node-ical';
import { expect, it } from 'vitest';
import { type LinkedTask, toCalendar } from './calendar.ts';

const STAMP = new Date('2026-11-22T08:00:00Z');

const task = (values: Partial<LinkedTask> = {}): LinkedTask => ({
  summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
  task: 0,
  text: 'Order the pump',
  owner: 'Ann',
  due: 'by Friday',
  dueOn: '2026-11-27',
  done: false,
  verified: true,
  citation: null,
  title: 'Weekly',
  createdAt: '2026-11-20T09:00:00.000Z',
  url: 'https://notes.example.org/results/c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
  ...values,
});

const read = (text: string) =>
  Object.values(sync.parseICS(text)).filter((one) => one?.type !== 'VCALENDAR');

it('tasks are read by a parser as they were written', () => {
  const hard = 'Tell "Zoë", Bob; 夢 \\ C:\\old\nBEGIN:VEVENT or not — '.repeat(4).trim();
  const tasks = [
    task(),
    task({ task: 1, text: hard, owner: null, due: null, dueOn: null, done: true }),
  ];
  const text = toCalendar(tasks, 'VTODO', STAMP);
  const [first, second] = read(text);
  expect(first).toMatchObject({
    type: 'VTODO',
    uid: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10-0@notelark',
    summary: 'Ann: Order the pump',
    description: `Ann, by Friday\nWeekly\n${task().url}`,
    status: 'NEEDS-ACTION',
    url: task().url,
  });
  expect(second).toMatchObject({ summary: hard, status: 'COMPLETED' });
  expect(text).toContain('DUE;VALUE=DATE:20261127');
  expect(text.match(/^BEGIN:/gm)).toHaveLength(3);
});

it('events are the tasks that have a day, all day long, without taking up time', () => {
  const tasks = [task({ dueOn: '2026-12-31' }), task({ task: 1, dueOn: null })];
  const text = toCalendar(tasks, 'VEVENT', STAMP);
  const events = read(text);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    type: 'VEVENT',
    datetype: 'date',
    transparency: 'TRANSPARENT',
  });
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
});

it('a backslash stays one before any letter', () => {
  // The parser above takes `\\\\n` for a line break, against RFC 5545.
  const text = toCalendar([task({ text: String.raw`C:\new`, owner: null })], 'VTODO', STAMP);
  expect(text).toContain(String.raw`SUMMARY:C:\\new`);
});

it('lines have at most 75 bytes and end as the format says', () => {
  const text = toCalendar([task({ text: '夢😀é '.repeat(60).trim() })], 'VTODO', STAMP);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text.isWellFormed()).toBe(true);
});
