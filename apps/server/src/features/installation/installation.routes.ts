import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Installation, installationRoutes } from '@notelark/api/installation';
import { type HttpServices, implement } from '../../platform/http/implement.ts';

export function serveInstallation(
  app: OpenAPIHono,
  read: () => Promise<Installation>,
  services: HttpServices,
): void {
  implement(app, installationRoutes, { 'GET /api/installation': read }, services);
}
