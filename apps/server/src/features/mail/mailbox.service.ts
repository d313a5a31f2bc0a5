import { z } from 'zod';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mail } from '../../ports/mailer.ts';
import { type KeptMail, mailboxRepo } from './mail.repo.ts';

export interface CaughtMail extends KeptMail {
  links: string[];
}

/** The development mailbox: where mail goes when there is no SMTP server. */
export class MailboxService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  keep({ id, to, subject, text, html }: Mail): Promise<void> {
    return mailboxRepo.keep(this.#db, { id, to, subject, text, html });
  }

  /** Newest first. */
  async list(to?: string): Promise<CaughtMail[]> {
    return (await mailboxRepo.list(this.#db, to)).map(withLinks);
  }

  /** @throws {AppError} `not-found` */
  async get(id: string): Promise<CaughtMail> {
    const mail = z.uuid().safeParse(id).success && (await mailboxRepo.find(this.#db, id));
    if (!mail) throw new AppError('not-found');
    return withLinks(mail);
  }
}

const withLinks = (mail: KeptMail): CaughtMail => ({
  ...mail,
  links: [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link),
});
