import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiKeyRoutes } from '@notelark/api/api-keys';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export function serveApiKeys(app: OpenAPIHono, keys: ApiKeysService, http: HttpServices): void {
  implement(
    app,
    apiKeyRoutes,
    {
      'GET /api/account/keys': async ({ actor }) => ({ keys: await keys.list(actor) }),
      'POST /api/account/keys': ({ actor, body, address }) => keys.create(actor, body, address),
      'DELETE /api/account/keys/{id}': ({ actor, params }) => keys.revoke(actor, params.id),
    },
    http,
  );
}
