import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventsOf } from './events-of.ts';
import { matchingEvent } from './matching.policy.ts';

const content = readFileSync(new URL('../../testing/weekly.ics', import.meta.url), 'utf8');
const between = (from: string, to: string) =>
  eventsOf({ content, from: Date.parse(from), to: Date.parse(to) }) ?? [];
const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const march = between('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z');

it('has a recurring event at each of its times, in its time zone, moved and left out as its owner did', () => {
  expect(march.map(({ title, start }) => [title, start])).toEqual([
    ['Harbor weekly', '2026-03-03T09:00:00.000Z'],
    ['Harbor weekly (moved)', '2026-03-10T13:00:00.000Z'],
    ['Harbor weekly', '2026-03-24T09:00:00.000Z'],
    // Summer time.
    ['Harbor weekly', '2026-03-31T08:00:00.000Z'],
  ]);
});

it('names those who come, not rooms nor those who have declined', () => {
  for (const { attendees } of march)
    expect(attendees).toEqual(['Ann Lee', 'Ben Ray', 'dee@example.org']);
});

it('is matched by the time that it shares with a recording', () => {
  const during = matchingEvent(march, span('2026-03-24T08:55:00Z', '2026-03-24T09:40:00Z'));
  expect(during?.title).toBe('Harbor weekly');
  expect(matchingEvent(march, span('2026-03-24T09:58:00Z', '2026-03-24T11:00:00Z'))).toBeNull();
  expect(matchingEvent(march, span('2026-03-17T09:00:00Z', '2026-03-17T10:00:00Z'))).toBeNull();
});

it('is null for what is no calendar', () => {
  expect(eventsOf({ content: '<html></html>', from: 0, to: 1 })).toBeNull();
});
