import { z } from 'zod';
import { Id } from './library.ts';
import { WebAddress } from './links.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';

export const MAX_CALENDARS = 10;
/** A calendar of some years has 1 to 2 MB. */
export const MAX_CALENDAR_CHARACTERS = 5_000_000;

export const Calendar = z.object({
  id: Id,
  name: z.string(),
  /** Read again every hour; null: a file, as it was when it was added. */
  host: z.string().nullable(),
  readAt: z.iso.datetime(),
  /** Why it could not be read the last time; what was read before still counts. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Calendar = z.infer<typeof Calendar>;

export const calendarRoutes = defineRoutes({
  'GET /api/account/calendars': {
    operationId: 'listCalendars',
    scope: null,
    summary: 'The calendars whose events give recordings their titles and names for speakers',
    access: 'user',
    status: 200,
    output: z.object({ calendars: z.array(Calendar) }),
    errors: [],
  },
  'POST /api/account/calendars': {
    operationId: 'addCalendar',
    scope: null,
    summary:
      'Add a calendar by its address (.ics, read again every hour) or by the content of a file',
    access: 'user',
    bodyLimit: bodyLimitOf(MAX_CALENDAR_CHARACTERS),
    body: z
      .object({
        name: z.string().trim().min(1).max(100),
        url: WebAddress.optional(),
        content: z.string().min(1).max(MAX_CALENDAR_CHARACTERS).optional(),
      })
      .refine(({ url, content }) => (url === undefined) !== (content === undefined)),
    status: 201,
    output: Calendar,
    errors: [
      'link-address',
      'link-private',
      'link-unreachable',
      'link-refused',
      'not-a-calendar',
      'too-many-calendars',
    ],
  },
  'DELETE /api/account/calendars/{id}': {
    operationId: 'removeCalendar',
    scope: null,
    summary: 'Remove a calendar. Titles and names that it gave stay',
    access: 'user',
    params: z.object({ id: Id }),
    status: 204,
    errors: ['not-found'],
  },
});
