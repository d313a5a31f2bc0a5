import type { OpenAPIHono } from '@hono/zod-openapi';
import { askRoutes } from '@notelark/api/ask';
import { answerStream } from '../../platform/http/event-stream.ts';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { AskService } from './ask.service.ts';

export function serveAsk(app: OpenAPIHono, ask: AskService, http: HttpServices): void {
  implement(
    app,
    askRoutes,
    {
      'POST /api/ask': async ({ actor, body, address }) =>
        answerStream(await ask.ask(actor, body, address)),
      'GET /api/search': async ({ actor, query }) => ({
        passages: await ask.search(actor, query.q),
      }),
      'GET /api/ask': ({ actor, query }) => ask.list(actor, query.after),
      'GET /api/ask/{id}': ({ actor, params }) => ask.get(actor, params.id),
      'DELETE /api/ask/{id}': ({ actor, params }) => ask.remove(actor, params.id),
    },
    http,
  );
}
