import type { CalendarEvent } from '@notelark/api/calendar-event';
import {
  expandRecurringEvent,
  sync,
  type Attendee,
  type Organizer,
  type ParameterValue,
  type VEvent,
} from 'node-ical';

export interface EventsRequest {
  content: string;
  /** Between these, in milliseconds since 1970. */
  from: number;
  to: number;
}

const MAX_TITLE = 200;
const MOST_ATTENDEES = 50;
const MAX_NAME = 100;

/** The events of a calendar between two moments, recurring ones at each of their times; null for what is no calendar. */
export function eventsOf({ content, from, to }: EventsRequest): CalendarEvent[] | null {
  if (!/^\s*BEGIN:VCALENDAR\b/im.test(content)) return null;
  const events = Object.values(sync.parseICS(content)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  );
  const window = { from: new Date(from), to: new Date(to), expandOngoing: true };
  return events.flatMap((event) =>
    expandRecurringEvent(event, window)
      // A day is no meeting.
      .filter(({ isFullDay, event: { status } }) => !isFullDay && status !== 'CANCELLED')
      .map(({ start, end, summary, event: instance }) => ({
        title: textOf(summary).slice(0, MAX_TITLE),
        // An instance that was moved may name no one: those of the series come.
        attendees: attendeesOf(instance, event),
        start: start.toISOString(),
        end: end.toISOString(),
      })),
  );
}

function attendeesOf(instance: VEvent, series: VEvent): string[] {
  const people = [instance.organizer ?? series.organizer, instance.attendee ?? series.attendee];
  const named = people
    .flat()
    .flatMap((person) => (person === undefined ? [] : nameOf(person)))
    .filter((name) => name !== '');
  return [...new Set(named)].slice(0, MOST_ATTENDEES);
}

/** Empty for rooms, and for those who have declined. */
function nameOf(person: Attendee | Organizer): string {
  if (typeof person === 'string') return address(person);
  const params: Record<string, unknown> = person.params;
  const { CN, PARTSTAT, CUTYPE } = params;
  if (PARTSTAT === 'DECLINED' || CUTYPE === 'ROOM' || CUTYPE === 'RESOURCE') return '';
  return (
    (typeof CN === 'string' ? CN : '').replaceAll('"', '').trim() || address(person.val)
  ).slice(0, MAX_NAME);
}

const address = (value: string): string => value.replace(/^mailto:/i, '').slice(0, MAX_NAME);

const textOf = (value: ParameterValue): string =>
  (typeof value === 'string' ? value : value.val).trim();
