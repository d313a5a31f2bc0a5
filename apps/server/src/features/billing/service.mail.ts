import type { Subscription } from '@notelark/contracts/billing';
import { type MailText, mailTexts } from '@notelark/contracts/messages/en/mail';
import { type Addon, type PlanId, plans } from '@notelark/contracts/plans';
import type { Database } from '../../platform/database/client.ts';
import type { MailService } from '../mail/service.ts';
import * as repo from './repo.ts';

/** What a person should know about their money, by e-mail. */
export class BillingMail {
  readonly #db: Database;
  readonly #mail: MailService;
  readonly #publicUrl: URL;

  constructor(db: Database, mail: MailService, publicUrl: URL) {
    this.#db = db;
    this.#mail = mail;
    this.#publicUrl = publicUrl;
  }

  addonBought(userId: string, addon: Addon): Promise<void> {
    return this.#send(userId, mailTexts.addonBought, { hours: addon.hours });
  }

  addonRefunded(userId: string, seconds: number): Promise<void> {
    return this.#send(userId, mailTexts.addonRefunded, { hours: Math.round(seconds / 3600) });
  }

  trialEnding(userId: string, { plan, subscriptionEnd }: Subscription): Promise<void> {
    return this.#send(userId, mailTexts.trialEnding, {
      plan: plans[plan].name,
      date: dayOf(subscriptionEnd),
    });
  }

  paymentFailed(userId: string, { plan }: Subscription): Promise<void> {
    return this.#send(userId, mailTexts.paymentFailed, { plan: plans[plan].name });
  }

  subscriptionEnded(userId: string, plan: PlanId): Promise<void> {
    return this.#send(userId, mailTexts.subscriptionEnded, { plan: plans[plan].name });
  }

  async #send(
    userId: string,
    template: MailText,
    params: Record<string, string | number>,
  ): Promise<void> {
    const to = await repo.emailOf(this.#db, userId);
    if (!to) return;
    await this.#mail.enqueue(this.#db, {
      to,
      template,
      params,
      actionUrl: new URL('/pricing', this.#publicUrl).href,
    });
  }
}

/** The day as it is written in English, e.g. `March 3, 2027`. */
const dayOf = (moment: string | null): string =>
  moment === null
    ? ''
    : new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(moment),
      );
