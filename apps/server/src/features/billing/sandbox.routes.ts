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
      'GET /api/sandbox/portals/{id}': async ({ actor, params }) =>
        asPortal(await pages.portal(actor, params.id)),
      'POST /api/sandbox/portals/{id}': ({ actor, params, body }) =>
        pages.act(actor, params.id, body),
    },
    services,
  );
}

const asPortal = ({
  returnUrl,
  subscription,
  purchases,
}: Awaited<ReturnType<SandboxPages['portal']>>) => ({
  returnUrl,
  purchases,
  subscription: subscription && {
    ...subscription,
    periodEnd: subscription.periodEnd.toISOString(),
  },
});
