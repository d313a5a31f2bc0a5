import type { OpenAPIHono } from '@hono/zod-openapi';
import { usageRoutes } from '@notelark/api/usage';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { ActivityService } from './activity.service.ts';
import type { UsageService } from './usage.service.ts';

export function serveUsage(
  app: OpenAPIHono,
  { usage, activity }: { usage: UsageService; activity: ActivityService },
  http: HttpServices,
): void {
  implement(
    app,
    usageRoutes,
    {
      'GET /api/usage': ({ actor }) => usage.overview(actor),
      'GET /api/profile/activity': ({ actor }) => activity.profile(actor),
    },
    http,
  );
}
