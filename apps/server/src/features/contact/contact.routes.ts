import type { OpenAPIHono } from '@hono/zod-openapi';
import { contactRoutes } from '@notelark/api/contact';
import { type HttpServices, implement } from '../../platform/http/implement.ts';
import type { NewsletterService } from './newsletter.service.ts';
import type { ContactService } from './contact.service.ts';

export interface ContactRoutesDeps {
  contact: ContactService;
  newsletter: NewsletterService;
  publicUrl: URL;
}

export function serveContact(
  app: OpenAPIHono,
  { contact, newsletter, publicUrl }: ContactRoutesDeps,
  services: HttpServices,
): void {
  implement(
    app,
    contactRoutes,
    {
      'GET /api/contact': async () => ({ supportEmail: contact.supportEmail }),
      'POST /api/contact': ({ actor, body, address }) =>
        contact.send(actor, body, address).then(({ dueAt }) => ({ sent: true, dueAt })),
      'POST /api/newsletter': ({ body, address }) =>
        newsletter.ask(body.email, address).then(() => ({ sent: true })),
      'POST /api/newsletter/confirm': ({ body }) => newsletter.confirm(body.token),
      'POST /api/newsletter/unsubscribe': ({ body }) => newsletter.unsubscribe(body.token),
      'POST /api/newsletter/unsubscribe/{token}': ({ params }) =>
        newsletter.unsubscribe(params.token),
      'GET /api/newsletter/unsubscribe/{token}': async ({ params, http }) =>
        http.redirect(unsubscribePage(publicUrl, params.token)),
    },
    services,
  );
}

function unsubscribePage(publicUrl: URL, token: string): string {
  const page = new URL('/newsletter/unsubscribe', publicUrl);
  page.searchParams.set('token', token);
  return page.href;
}
