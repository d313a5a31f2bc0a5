import type { Executor } from '../../platform/database/client.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';

const TEXTS = {
  invitation: mailTexts.teamInvitation,
  joined: mailTexts.teamJoined,
  role: mailTexts.teamRole,
  owner: mailTexts.teamOwner,
  handedOver: mailTexts.teamHandedOver,
  removed: mailTexts.teamRemoved,
  left: mailTexts.teamLeft,
  readOnly: mailTexts.teamReadOnly,
  reopened: mailTexts.teamReopened,
  dissolved: mailTexts.teamDissolved,
};

/** Emails to the people of a team. Each message leaves with the transaction that it is about. */
export class TeamMail {
  readonly #mail: MailService;
  readonly #page: string;

  constructor({ mail, publicUrl }: { mail: MailService; publicUrl: URL }) {
    this.#mail = mail;
    this.#page = new URL('/team', publicUrl).href;
  }

  async send(
    executor: Executor,
    to: readonly string[],
    text: keyof typeof TEXTS,
    params: Record<string, string>,
  ): Promise<void> {
    for (const address of to)
      await this.#mail.enqueue(executor, {
        to: address,
        template: TEXTS[text],
        params: { email: address, ...params },
        actionUrl: this.#page,
      });
  }
}

/** A day as mails name it, e.g. `March 3, 2027`. */
export const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
