import { describe } from 'vitest';
import type { Mail } from '../../ports/mailer.ts';
import { mailerCompliance } from '../../testing/compliance/mailer.ts';
import { mailboxMailer } from './mailbox.ts';

describe('the development mailbox as a mailer', () => {
  const kept: Mail[] = [];
  const mailer = mailboxMailer(async (mail) => {
    kept.push(mail);
  });
  mailerCompliance(
    () => mailer,
    async () => kept.map(({ to, subject, text, html }) => ({ to, subject, text, html })),
  );
});
