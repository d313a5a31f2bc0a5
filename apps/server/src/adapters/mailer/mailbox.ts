import type { Mail, Mailer } from '../../ports/mailer.ts';

/** For machines without an SMTP server: mail is kept where developers can read it, and leaves the machine never. */
export function mailboxMailer(keep: (mail: Mail) => Promise<void>): Mailer {
  return { send: keep };
}
