import { sendResetLink } from '../features/accounts/send-reset-link.job.ts';
import { sweepAccounts } from '../features/accounts/sweep-accounts.job.ts';
import { serveAccounts } from '../features/accounts/accounts.routes.ts';
import { SessionTransport } from '../features/accounts/session.routes.ts';
import { EmailLinksService } from '../features/accounts/email-links.service.ts';
import { PasswordResetService } from '../features/accounts/password-reset.service.ts';
import { SessionsService } from '../features/accounts/sessions.service.ts';
import { AccountsService } from '../features/accounts/accounts.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { deriveKey } from '../platform/secret.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { Base, Part } from './base.ts';

export interface AccountsPart extends Part {
  accounts: AccountsService;
  sessions: SessionsService;
  transport: SessionTransport;
}

export function composeAccounts(base: Base, mail: MailService): AccountsPart {
  const { clock, publicUrl, secret, plans } = base;
  const sessions = new SessionsService(base, deriveKey(secret, 'session'));
  const links = new EmailLinksService({ clock, mail, publicUrl });
  const accounts = new AccountsService({ ...base, links, sessions });
  const reset = new PasswordResetService({ ...base, links, mail, sessions });
  const transport = new SessionTransport(sessions, publicUrl);
  const parts = { accounts, reset, sessions, transport, publicUrl, plans };
  return {
    accounts,
    sessions,
    transport,
    serve: (app, services) => serveAccounts(app, parts, services),
    work: [bindJob(sendResetLink, { reset }), bindJob(sweepAccounts, { accounts })],
  };
}
