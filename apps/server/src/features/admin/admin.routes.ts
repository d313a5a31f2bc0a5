import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminRoutes } from '@notelark/api/admin';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { OverviewService } from './overview.service.ts';
import type { PeopleService } from './people.service.ts';

export interface AdminRoutesDeps {
  people: PeopleService;
  overview: OverviewService;
}

export function serveAdmin(
  app: OpenAPIHono,
  { people, overview }: AdminRoutesDeps,
  services: HttpServices,
): void {
  implement(
    app,
    adminRoutes,
    {
      'GET /api/admin/people': ({ query }) => people.page(query.search, query.after),
      'POST /api/admin/people': ({ actor, body }) => people.create(actor, body.email),
      'GET /api/admin/people/{id}': ({ params }) => people.get(params.id),
      'PATCH /api/admin/people/{id}': ({ actor, params, body }) =>
        people.change(actor, params.id, body),
      'PUT /api/admin/people/{id}/grant': ({ actor, params, body }) =>
        people.grant(actor, params.id, body.grant),
      'POST /api/admin/people/{id}/sign-out': ({ actor, params }) =>
        people.signOut(actor, params.id),
      'POST /api/admin/people/{id}/reset-link': ({ actor, params }) =>
        people.resetLink(actor, params.id),
      'GET /api/admin/overview': () => overview.overview(),
      'GET /api/admin/log': ({ query }) => overview.log(query.after),
    },
    services,
  );
}
