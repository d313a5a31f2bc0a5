import type { CalendarEvent } from '@notelark/api/calendar-event';

/** When something was recorded. */
export interface Span {
  start: Date;
  end: Date;
}

/** A recording that covers less of an event than this, and has less of itself in it, was of something else. */
const LEAST_SHARE = 0.5;

/** The event that a recording was made during: the one that it shares most time with. Null where there is none. */
export function matchingEvent(
  events: readonly CalendarEvent[],
  { start, end }: Span,
): CalendarEvent | null {
  const length = Math.max(1, end.getTime() - start.getTime());
  let best: { event: CalendarEvent; shared: number } | null = null;
  for (const event of events) {
    const from = Date.parse(event.start);
    const to = Date.parse(event.end);
    const shared = Math.min(to, end.getTime()) - Math.max(from, start.getTime());
    const share = Math.max(shared / length, shared / Math.max(1, to - from));
    if (event.title === '' || share < LEAST_SHARE) continue;
    if (best === null || shared > best.shared) best = { event, shared };
  }
  return best?.event ?? null;
}
