import { sweepNewsletter } from '../features/contact/sweep-newsletter.job.ts';
import { serveContact } from '../features/contact/contact.routes.ts';
import { NewsletterService } from '../features/contact/newsletter.service.ts';
import { ContactService } from '../features/contact/contact.service.ts';
import type { MailService } from '../features/mail/mail.service.ts';
import { deriveKey } from '../platform/secret.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface ContactModule extends FeatureModule {
  contact: ContactService;
  newsletter: NewsletterService;
}

export function composeContact(context: AppContext, mail: MailService): ContactModule {
  const { publicUrl, secret } = context;
  const supportEmail = context.config.mail.support;
  const contact = new ContactService({ ...context, mail, supportEmail });
  const key = deriveKey(secret, 'newsletter');
  const newsletter = new NewsletterService({ ...context, mail, supportEmail, key });
  return {
    contact,
    newsletter,
    serve: (app, services) => serveContact(app, { contact, newsletter, publicUrl }, services),
    work: [bindJob(sweepNewsletter, { newsletter })],
  };
}
