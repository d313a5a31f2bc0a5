import { mailboxMailer } from '../adapters/mailer/mailbox.ts';
import { smtpMailer } from '../adapters/mailer/smtp.ts';
import { sendMail } from '../features/mail/send-mail.job.ts';
import { sweepMail } from '../features/mail/sweep-mail.job.ts';
import { serveMailbox } from '../features/mail/mail.routes.ts';
import { MailboxService } from '../features/mail/mailbox.service.ts';
import { MailService } from '../features/mail/mail.service.ts';
import type { Mailer } from '../ports/mailer.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface MailModule extends FeatureModule {
  mail: MailService;
  /** Null where mail really leaves. */
  mailbox: MailboxService | null;
}

/** Mail goes through the SMTP server that is set; without one, into a mailbox for developers, in production nowhere. */
export function composeMail(context: AppContext): MailModule {
  const { smtpUrl: url, from } = context.config.mail;
  // Product rule A8. A mailbox would grow without end, with links that are good for an account.
  if (url === null && context.config.production) return { ...mailBy(context, null), mailbox: null };
  if (url !== null) {
    const mailer = smtpMailer({ url, from });
    return { ...mailBy(context, mailer), mailbox: null, stop: () => mailer.close() };
  }
  const mailbox = new MailboxService(context.db);
  return {
    ...mailBy(
      context,
      mailboxMailer((mail) => mailbox.keep(mail)),
    ),
    mailbox,
    serve: (app, services) => serveMailbox(app, mailbox, services),
  };
}

function mailBy(context: AppContext, mailer: Mailer | null) {
  const mail = new MailService({ ...context, mailer });
  return { mail, work: [bindJob(sendMail, { mail }), bindJob(sweepMail, { mail })] };
}
