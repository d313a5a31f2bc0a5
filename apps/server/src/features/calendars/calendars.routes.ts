import type { OpenAPIHono } from '@hono/zod-openapi';
import { calendarRoutes } from '@notelark/api/calendars';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { CalendarsService } from './calendars.service.ts';

export function serveCalendars(
  app: OpenAPIHono,
  calendars: CalendarsService,
  http: HttpServices,
): void {
  implement(
    app,
    calendarRoutes,
    {
      'GET /api/account/calendars': async ({ actor }) => ({
        calendars: await calendars.list(actor),
      }),
      'POST /api/account/calendars': ({ actor, body, address, http }) =>
        calendars.add(actor, body, { address, signal: http.req.raw.signal }),
      'DELETE /api/account/calendars/{id}': ({ actor, params }) =>
        calendars.remove(actor, params.id),
    },
    http,
  );
}
