import { z } from 'zod';
import { defineRoutes } from './routes.ts';

/** A message in the development mailbox. */
const CaughtMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Every address in the text, in its order. */
  links: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type CaughtMail = z.infer<typeof CaughtMail>;

/** Only where no SMTP server is set, and never in production: there it answers 404. */
export const mailboxRoutes = defineRoutes({
  'GET /api/dev/mail': {
    operationId: 'listCaughtMail',
    scope: null,
    summary: 'The development mailbox, newest first; at most 200',
    access: 'public',
    query: z.object({ to: z.string().toLowerCase().optional() }),
    status: 200,
    output: z.array(CaughtMail),
    errors: [],
  },
});
