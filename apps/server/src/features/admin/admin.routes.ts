import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminRoutes } from '@notelark/api/admin';
import { adminJobsRoutes } from '@notelark/api/admin-jobs';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { EnginesService } from './engines.service.ts';
import type { JobsService } from './jobs.service.ts';
import type { OverviewService } from './overview.service.ts';
import type { PeopleService } from './people.service.ts';

export interface AdminRoutesDeps {
  people: PeopleService;
  overview: OverviewService;
  jobs: JobsService;
  engines: EnginesService;
}

export function serveAdmin(
  app: OpenAPIHono,
  { people, overview, jobs, engines }: AdminRoutesDeps,
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
  implement(
    app,
    adminJobsRoutes,
    {
      'GET /api/admin/jobs': ({ query }) => jobs.page(query.state, query.after),
      'GET /api/admin/jobs/counts': () => jobs.counts(),
      'POST /api/admin/jobs/{id}/retry': ({ actor, params }) => jobs.retry(actor, params.id),
      'POST /api/admin/jobs/{id}/cancel': ({ actor, params }) => jobs.cancel(actor, params.id),
      'GET /api/admin/engines': async () => ({ engines: await engines.list() }),
      'POST /api/admin/engines/{kind}/test': ({ actor, params }) =>
        engines.test(actor, params.kind),
    },
    services,
  );
}
