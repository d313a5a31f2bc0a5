import type { MailChoices } from '@notelark/api/mail-choices';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import { readSigned, sign } from '../../platform/signature.ts';
import type { MailService } from '../mail/mail.service.ts';
import * as repo from './mail-choices.repo.ts';

interface Deps {
  db: Database;
  mail: MailService;
  publicUrl: URL;
  /** Signs the links that end mails. */
  key: Buffer;
}

export type MailChoice = keyof MailChoices;

const CHOICES: readonly MailChoice[] = ['taskReminders', 'weeklyDigest'];
const ALL_OFF: MailChoices = { taskReminders: false, weeklyDigest: false };

/** The mails that people have asked for. A link that ends one is a signature: it needs no row and never expires. */
export class MailChoicesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async of({ userId }: Actor): Promise<MailChoices> {
    return (await repo.find(this.#deps.db, userId)) ?? ALL_OFF;
  }

  /** @throws {AppError} `no-mail` where something is asked for and no mail leaves this server */
  async choose({ userId }: Actor, choices: Partial<MailChoices>): Promise<MailChoices> {
    if (Object.values(choices).includes(true)) this.#deps.mail.require();
    const given = CHOICES.flatMap((choice) =>
      choices[choice] === undefined ? [] : [[choice, choices[choice]] as const],
    );
    return await repo.choose(this.#deps.db, userId, Object.fromEntries(given));
  }

  /** Ends the mails that a link is of; done already counts as done. @throws {AppError} `link-invalid` */
  async end(token: string): Promise<void> {
    const [userId, choice] = readSigned(token, this.#deps.key)?.split(':') ?? [];
    const known = CHOICES.find((one) => one === choice);
    if (userId === undefined || known === undefined) throw new AppError('link-invalid');
    const { db } = this.#deps;
    // An account that is gone gets no mail.
    if (await repo.find(db, userId)) await repo.choose(db, userId, { [known]: false });
  }

  /** What such a mail has so that one click ends it (RFC 2369, RFC 8058). */
  endBy(userId: string, choice: MailChoice): { endUrl: string; headers: Record<string, string> } {
    const { key, publicUrl } = this.#deps;
    const token = sign(`${userId}:${choice}`, key);
    const oneClick = new URL(`/api/mail-choices/end/${token}`, publicUrl);
    return {
      endUrl: this.endPage(token),
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  endPage(token: string): string {
    const page = new URL('/mail/end', this.#deps.publicUrl);
    page.searchParams.set('token', token);
    return page.href;
  }
}
