import type { OpenAPIHono } from '@hono/zod-openapi';
import { sandboxRoutes } from '@notelark/api/sandbox';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { SandboxPages } from './sandbox.service.ts';

/** Bound only where the sandbox takes the payments. */
export function serveSandbox(app: OpenAPIHono, pages: SandboxPages, services: HttpServices): void {
  implement(
    app,
    sandboxRoutes,
    {
      'GET /api/sandbox/checkouts/{id}': ({ actor, params }) => pages.checkout(actor, params.id),
      'POST /api/sandbox/checkouts/{id}/pay': ({ actor, params, body }) =>
        pages.pay(actor, params.id, body.card),
      'GET /api/sandbox/portals/{id}': async ({ actor, params }) => {
        const { returnUrl, subscription, purchases } = await pages.portal(actor, params.id);
        return {
          returnUrl,
          purchases,
          subscription: subscription && {
            ...subscription,
            periodEnd: subscription.periodEnd.toISOString(),
          },
        };
      },
      'POST /api/sandbox/portals/{id}': async ({ actor, params, body }) => {
        await pages.act(actor, params.id, body);
        return undefined;
      },
    },
    services,
  );
}
