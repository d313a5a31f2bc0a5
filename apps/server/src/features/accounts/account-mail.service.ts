import type { Executor } from '../../platform/database/client.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';

const EVENTS = {
  newDevice: { template: mailTexts.newDevice, page: '/profile' },
  passwordChanged: { template: mailTexts.passwordChanged, page: '/forgot-password' },
  factorAdded: { template: mailTexts.factorAdded, page: '/profile' },
  factorRemoved: { template: mailTexts.factorRemoved, page: '/profile' },
  recoveryCodeUsed: { template: mailTexts.recoveryCodeUsed, page: '/profile' },
  recoveryCodesRenewed: { template: mailTexts.recoveryCodesRenewed, page: '/profile' },
  passkeyAdded: { template: mailTexts.passkeyAdded, page: '/profile' },
  passkeyRemoved: { template: mailTexts.passkeyRemoved, page: '/profile' },
  openIdJoined: { template: mailTexts.openIdJoined, page: '/profile' },
  openIdSeparated: { template: mailTexts.openIdSeparated, page: '/profile' },
} as const;

export type AccountEvent = keyof typeof EVENTS;

/** Tells the owner of an account what has changed about it: a stranger's change is noticed. */
export class AccountMailService {
  readonly #mail: MailService;
  readonly #publicUrl: URL;

  constructor(mail: MailService, publicUrl: URL) {
    this.#mail = mail;
    this.#publicUrl = publicUrl;
  }

  async send(
    executor: Executor,
    { email }: { email: string },
    event: AccountEvent,
    params: Record<string, string | number> = {},
  ): Promise<void> {
    const { template, page } = EVENTS[event];
    await this.#mail.enqueue(executor, {
      to: email,
      template,
      params: { email, ...params },
      actionUrl: new URL(page, this.#publicUrl).href,
    });
  }
}
