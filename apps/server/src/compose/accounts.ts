import { sendResetLink } from '../features/accounts/send-reset-link.job.ts';
import { sendVerificationLink } from '../features/accounts/send-verification-link.job.ts';
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
import type { AppContext, FeatureModule } from './context.ts';

export interface AccountsModule extends FeatureModule {
  accounts: AccountsService;
  sessions: SessionsService;
  transport: SessionTransport;
}

export function composeAccounts(context: AppContext, mail: MailService): AccountsModule {
  const { clock, publicUrl, secret, plans } = context;
  const sessions = new SessionsService(context, deriveKey(secret, 'session'));
  const links = new EmailLinksService({ clock, mail, publicUrl, sendsMail: mail.sends });
  const {
    signUp,
    mail: { support: supportEmail },
  } = context.config;
  const accounts = new AccountsService({ ...context, links, mail, sessions, signUp, supportEmail });
  const reset = new PasswordResetService({ ...context, links, mail, sessions });
  const transport = new SessionTransport(sessions, publicUrl);
  const deps = { accounts, reset, transport, publicUrl, plans };
  return {
    accounts,
    sessions,
    transport,
    serve: (app, services) => serveAccounts(app, deps, services),
    work: [
      bindJob(sendResetLink, { reset }),
      bindJob(sendVerificationLink, { accounts }),
      bindJob(sweepAccounts, { accounts }),
    ],
  };
}
