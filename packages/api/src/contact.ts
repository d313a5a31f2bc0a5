import { z } from 'zod';
import { Email } from './accounts.ts';
import { contactTopics } from './contact-topics.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';

const Name = z.string().trim().min(1).max(100);
/** From the link of an e-mail; works once. */
const LinkToken = z.object({ token: z.string().min(1).max(512) });
const Accepted = z.object({ sent: z.literal(true) });

export const contactRoutes = defineRoutes({
  'GET /api/contact': {
    operationId: 'getContact',
    scope: null,
    summary: 'Where to write to by e-mail instead of the form',
    access: 'public',
    status: 200,
    output: z.object({ supportEmail: z.string() }),
    errors: [],
  },
  'POST /api/contact': {
    operationId: 'sendContactMessage',
    scope: null,
    summary: 'Store a message and send it to the support address',
    access: 'public',
    bodyLimit: bodyLimitOf(5000),
    body: z.object({
      firstName: Name,
      lastName: Name,
      email: Email,
      topic: z.enum(contactTopics),
      message: z.string().trim().min(1).max(5000),
    }),
    status: 202,
    /** When the writer's plan promises an answer; null for a visitor. */
    output: Accepted.extend({ dueAt: z.iso.datetime().nullable() }),
    errors: ['validation-failed', 'no-mail'],
  },
  'POST /api/newsletter': {
    operationId: 'subscribeNewsletter',
    scope: null,
    summary:
      'Ask for the newsletter: sends a link to /newsletter/confirm?token=…; the same answer for an address that has it already',
    access: 'public',
    body: z.object({ email: Email }),
    status: 202,
    output: Accepted,
    errors: ['validation-failed', 'no-mail'],
  },
  'POST /api/newsletter/confirm': {
    operationId: 'confirmNewsletter',
    scope: null,
    summary:
      'The page of the confirmation link calls this on a click, so that a mail scanner that opens links subscribes nobody',
    access: 'public',
    body: LinkToken,
    status: 204,
    errors: ['link-invalid'],
  },
  'GET /api/newsletter/unsubscribe/{token}': {
    operationId: 'showUnsubscribe',
    scope: null,
    summary:
      'The List-Unsubscribe address, opened by a person: on to /newsletter/unsubscribe?token=…, which asks for a click',
    access: 'public',
    params: LinkToken,
    status: 302,
    raw: 'text/html',
    errors: [],
  },
  'POST /api/newsletter/unsubscribe/{token}': {
    operationId: 'unsubscribeByOneClick',
    scope: null,
    summary: 'The List-Unsubscribe address, called by a mail program (one click, RFC 8058)',
    access: 'public',
    params: LinkToken,
    status: 204,
    errors: ['link-invalid'],
  },
  'POST /api/newsletter/unsubscribe': {
    operationId: 'unsubscribeNewsletter',
    scope: null,
    summary:
      'End the subscription whose link (/newsletter/unsubscribe?token=…) was opened; done already counts as done',
    access: 'public',
    body: LinkToken,
    status: 204,
    errors: ['link-invalid'],
  },
});
