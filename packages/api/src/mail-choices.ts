import { z } from 'zod';
import { defineRoutes } from './routes.ts';

/** The mails that a person can ask for. */
export const MailChoices = z.object({
  /** Each day on which something is due or overdue. */
  taskReminders: z.boolean(),
  /** On Mondays: the week before. */
  weeklyDigest: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;

const Token = z.object({ token: z.string().min(1).max(512) });

export const mailChoiceRoutes = defineRoutes({
  'GET /api/account/mail-choices': {
    operationId: 'getMailChoices',
    scope: null,
    summary: 'The mails that the account has asked for; all are off by default',
    access: 'user',
    status: 200,
    output: MailChoices,
    errors: [],
  },
  'PATCH /api/account/mail-choices': {
    operationId: 'chooseMails',
    scope: null,
    summary: 'Ask for mails, or end them',
    access: 'user',
    body: MailChoices.partial(),
    status: 200,
    output: MailChoices,
    errors: ['no-mail'],
  },
  'GET /api/mail-choices/end/{token}': {
    operationId: 'showEndMails',
    scope: null,
    summary:
      'The List-Unsubscribe address of such a mail, opened by a person: on to a page that asks for a click',
    access: 'public',
    params: Token,
    status: 302,
    raw: 'text/html',
    errors: [],
  },
  'POST /api/mail-choices/end/{token}': {
    operationId: 'endMailsByOneClick',
    scope: null,
    summary: 'The List-Unsubscribe address, called by a mail program (one click, RFC 8058)',
    access: 'public',
    params: Token,
    status: 204,
    errors: ['link-invalid'],
  },
  'POST /api/mail-choices/end': {
    operationId: 'endMails',
    scope: null,
    summary: 'End the mails whose link was opened, without signing in; done already counts as done',
    access: 'public',
    body: Token,
    status: 204,
    errors: ['link-invalid'],
  },
});
