import type { OpenAPIHono } from '@hono/zod-openapi';
import { linkRoutes } from '@notelark/api/links';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { FeedsService } from './feeds.service.ts';
import type { LinksService } from './links.service.ts';

interface Services {
  links: LinksService;
  feeds: FeedsService;
}

export function serveLinks(app: OpenAPIHono, { links, feeds }: Services, http: HttpServices): void {
  implement(
    app,
    linkRoutes,
    {
      'POST /api/links/preview': ({ actor, body, address, http }) =>
        links.preview(actor, body.url, { address, signal: http.req.raw.signal }),
      'GET /api/links': async ({ actor }) => ({ links: await links.list(actor) }),
      'POST /api/links': ({ actor, body }) => links.create(actor, body),
      'POST /api/links/{id}/retry': ({ actor, params }) => links.retry(actor, params.id),
      'DELETE /api/links/{id}': ({ actor, params }) => links.remove(actor, params.id),
      'GET /api/feeds': async ({ actor }) => ({ feeds: await feeds.list(actor) }),
      'POST /api/feeds': ({ actor, body, address, http }) =>
        feeds.follow(actor, body, { address, signal: http.req.raw.signal }),
      'DELETE /api/feeds/{id}': ({ actor, params }) => feeds.unfollow(actor, params.id),
    },
    http,
  );
}
