import type { OpenAPIHono } from '@hono/zod-openapi';
import { diagnosticsRoutes } from '@notelark/api/diagnostics';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { DiagnosticsService } from './diagnostics.service.ts';

export function serveDiagnostics(
  app: OpenAPIHono,
  service: DiagnosticsService,
  services: HttpServices,
): void {
  implement(
    app,
    diagnosticsRoutes,
    {
      'POST /api/diagnostics/not-found': ({ body, address, http }) =>
        service.reportNotFound(body.path, address, http.get('log')),
    },
    services,
  );
}
