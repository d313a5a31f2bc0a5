import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminSupportRoutes } from '@notelark/api/admin-support';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { IssuesService } from './issues.service.ts';
import type { SupportService } from './support.service.ts';

export interface SupportRoutesDeps {
  support: SupportService;
  issues: IssuesService;
}

export function serveSupport(
  app: OpenAPIHono,
  { support, issues }: SupportRoutesDeps,
  services: HttpServices,
): void {
  implement(
    app,
    adminSupportRoutes,
    {
      'GET /api/admin/support': ({ query }) => support.page(query.state, query.after),
      'POST /api/admin/support/{id}/answer': ({ actor, params, body }) =>
        support.answer(actor, params.id, body.text),
      'PATCH /api/admin/support/{id}': ({ actor, params, body }) =>
        support.setState(actor, params.id, body.state),
      'GET /api/admin/newsletter': ({ query }) => issues.page(query.after),
      'POST /api/admin/newsletter': ({ body }) => issues.add(body),
      'PUT /api/admin/newsletter/{id}': ({ params, body }) => issues.change(params.id, body),
      'DELETE /api/admin/newsletter/{id}': ({ params }) => issues.remove(params.id),
      'POST /api/admin/newsletter/preview': async ({ actor, body }) => issues.preview(actor, body),
      'POST /api/admin/newsletter/{id}/test': ({ actor, params }) => issues.test(actor, params.id),
      'POST /api/admin/newsletter/{id}/send': ({ actor, params }) => issues.send(actor, params.id),
    },
    services,
  );
}
