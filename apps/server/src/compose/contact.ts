import { InstallationLog } from '../features/admin/log.service.ts';
import { ContactService } from '../features/contact/contact.service.ts';
import { serveContact } from '../features/contact/contact.routes.ts';
import { deliverIssue } from '../features/contact/deliver-issue.job.ts';
import { IssuesService } from '../features/contact/issues.service.ts';
import { NewsletterService } from '../features/contact/newsletter.service.ts';
import { sendIssue } from '../features/contact/send-issue.job.ts';
import { serveSupport } from '../features/contact/support.routes.ts';
import { SupportService } from '../features/contact/support.service.ts';
import { sweepNewsletter } from '../features/contact/sweep-newsletter.job.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { deriveKey } from '../platform/secret.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface ContactModule extends FeatureModule {
  contact: ContactService;
  newsletter: NewsletterService;
  issues: IssuesService;
}

export function composeContact(context: AppContext, mail: MailService): ContactModule {
  const { publicUrl, secret } = context;
  const supportEmail = context.config.mail.support;
  const log = new InstallationLog();
  const contact = new ContactService({ ...context, mail, supportEmail });
  const support = new SupportService({ ...context, mail, log, supportEmail });
  const key = deriveKey(secret, 'newsletter');
  const newsletter = new NewsletterService({ ...context, mail, supportEmail, key });
  const issues = new IssuesService({ ...context, mail, log, newsletter });
  return {
    contact,
    newsletter,
    issues,
    serve: (app, services) => {
      serveContact(app, { contact, newsletter, publicUrl }, services);
      serveSupport(app, { support, issues }, services);
    },
    work: [
      bindJob(sweepNewsletter, { newsletter }),
      bindJob(sendIssue, { issues }),
      bindJob(deliverIssue, { issues }),
    ],
  };
}
