import type { OpenAPIHono } from '@hono/zod-openapi';
import { mailboxRoutes } from '@notelark/api/mail';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import { onlyLocal } from '../../platform/http/only-local.ts';
import { mailboxPage, messagePage } from './page.routes.ts';
import type { CaughtMail, MailboxService } from './mailbox.service.ts';

/**
 * `/api/dev/mail` for tests, `/dev/mail` for people, on this machine only: the mailbox holds sign-in links. Not bound where
 * mail really leaves: there they answer 404.
 */
export function serveMailbox(
  app: OpenAPIHono,
  mailbox: MailboxService,
  services: HttpServices,
): void {
  app.use('/api/dev/*', onlyLocal);
  app.use('/dev/*', onlyLocal);
  implement(
    app,
    mailboxRoutes,
    {
      'GET /api/dev/mail': async ({ query }) => (await mailbox.list(query.to)).map(asSent),
    },
    services,
  );
  app.get('/dev/mail', async (http) => http.html(mailboxPage(await mailbox.list())));
  app.get('/dev/mail/:id', async (http) =>
    http.html(messagePage(await mailbox.get(http.req.param('id')))),
  );
}

const asSent = ({ id, to, subject, text, links, createdAt }: CaughtMail) => ({
  id,
  to,
  subject,
  text,
  links,
  createdAt: createdAt.toISOString(),
});
