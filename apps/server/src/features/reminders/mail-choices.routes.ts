import type { OpenAPIHono } from '@hono/zod-openapi';
import { mailChoiceRoutes } from '@notelark/api/mail-choices';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { MailChoicesService } from './mail-choices.service.ts';

export function serveMailChoices(
  app: OpenAPIHono,
  choices: MailChoicesService,
  http: HttpServices,
): void {
  implement(
    app,
    mailChoiceRoutes,
    {
      'GET /api/account/mail-choices': ({ actor }) => choices.of(actor),
      'PATCH /api/account/mail-choices': ({ actor, body }) => choices.choose(actor, body),
      'GET /api/mail-choices/end/{token}': async ({ params, http }) =>
        http.redirect(choices.endPage(params.token)),
      'POST /api/mail-choices/end/{token}': ({ params }) => choices.end(params.token),
      'POST /api/mail-choices/end': ({ body }) => choices.end(body.token),
    },
    http,
  );
}
