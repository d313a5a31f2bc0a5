import type { OpenAPIHono } from '@hono/zod-openapi';
import { webhookRoutes } from '@notelark/api/webhooks';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { WebhooksService } from './webhooks.service.ts';

export function serveWebhooks(app: OpenAPIHono, hooks: WebhooksService, http: HttpServices): void {
  implement(
    app,
    webhookRoutes,
    {
      'GET /api/account/webhooks': async ({ actor }) => ({ webhooks: await hooks.list(actor) }),
      'POST /api/account/webhooks': ({ actor, body }) => hooks.create(actor, body),
      'PATCH /api/account/webhooks/{id}': ({ actor, params, body }) =>
        hooks.enable(actor, params.id, body.enabled),
      'DELETE /api/account/webhooks/{id}': ({ actor, params }) => hooks.remove(actor, params.id),
      'POST /api/account/webhooks/{id}/test': ({ actor, params }) => hooks.test(actor, params.id),
      'GET /api/account/webhooks/{id}/deliveries': async ({ actor, params }) => ({
        deliveries: await hooks.deliveries(actor, params.id),
      }),
      'POST /api/account/deliveries/{id}/redeliver': ({ actor, params }) =>
        hooks.redeliver(actor, params.id),
    },
    http,
  );
}
