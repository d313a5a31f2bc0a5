import { CalendarsService } from '../features/calendars/calendars.service.ts';
import { serveCalendars } from '../features/calendars/calendars.routes.ts';
import { readCalendars } from '../features/calendars/read-calendars.job.ts';
import { createInspector } from './links.ts';
import { bindJob } from '../platform/queue/queue.ts';
import { deriveKey } from '../platform/secret.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface CalendarsModule extends FeatureModule {
  calendars: CalendarsService;
}

export function composeCalendars(context: AppContext): CalendarsModule {
  const { inspector } = createInspector(context);
  const key = deriveKey(context.secret, 'calendars');
  const calendars = new CalendarsService({ ...context, inspector, key });
  return {
    calendars,
    serve: (app, http) => serveCalendars(app, calendars, http),
    work: [bindJob(readCalendars, { calendars })],
  };
}
