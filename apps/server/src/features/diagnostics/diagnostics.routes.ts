import type { OpenAPIHono } from '@hono/zod-openapi';
import { diagnosticsRoutes } from '@notelark/api/diagnostics';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import { pathForLog } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';

export function serveDiagnostics(
  app: OpenAPIHono,
  limiter: RateLimiter,
  services: HttpServices,
): void {
  implement(
    app,
    diagnosticsRoutes,
    {
      'POST /api/diagnostics/not-found': async ({ body, address, http }) => {
        await limiter.count('not-found', { address });
        http.get('log').warn({ unknownPath: pathForLog(body.path) }, 'page not found');
      },
    },
    services,
  );
}
