import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Installation, installationRoutes } from '@notelark/api/installation';
import { type HttpServices, implement } from '../../platform/http/implement.ts';

export function serveInstallation(
  app: OpenAPIHono,
  installation: Installation,
  services: HttpServices,
): void {
  implement(
    app,
    installationRoutes,
    { 'GET /api/installation': async () => installation },
    services,
  );
}
