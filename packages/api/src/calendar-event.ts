import { z } from 'zod';

/** The event of its owner's calendar that a recording was made during. */
export const CalendarEvent = z.object({
  title: z.string(),
  /** Names; addresses where the calendar has no names. */
  attendees: z.array(z.string()),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;
