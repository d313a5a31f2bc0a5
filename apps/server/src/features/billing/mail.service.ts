import type { Subscription } from '@notelark/api/billing';
import { type MailText, mailTexts } from '../mail/texts.ts';
import { type Addon, type PlanId, plans } from '@notelark/api/plans';
import type { AccountPlans } from '../../platform/account-plans.ts';
import type { Executor } from '../../platform/database/client.ts';
import type { StorageForecasts } from '../recordings/library/storage-forecast.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import * as repo from './billing.repo.ts';

interface Deps {
  mail: MailService;
  storage: StorageForecasts;
  plans: AccountPlans;
  publicUrl: URL;
}

/** Where a subscription is cancelled and resumed. */
const PROFILE = '/profile';

type MailValues = Record<string, string | number | Date>;

/** What a person should know about their money, by email. Each is sent once the transaction that it belongs to commits. */
export class BillingMail {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  addonBought(tx: Executor, userId: string, addon: Addon): Promise<void> {
    return this.#send(tx, userId, mailTexts.addonBought, { hours: addon.hours });
  }

  addonRefunded(tx: Executor, userId: string, seconds: number): Promise<void> {
    return this.#send(tx, userId, mailTexts.addonRefunded, { hours: Math.round(seconds / 3600) });
  }

  trialEnding(
    tx: Executor,
    userId: string,
    { plan, subscriptionEnd }: Subscription,
  ): Promise<void> {
    const date = subscriptionEnd === null ? '' : new Date(subscriptionEnd);
    return this.#send(tx, userId, mailTexts.trialEnding, { plan: plans[plan].name, date });
  }

  paymentFailed(tx: Executor, userId: string, { plan }: Subscription): Promise<void> {
    return this.#send(tx, userId, mailTexts.paymentFailed, { plan: plans[plan].name });
  }

  /** Says how long the new plan keeps what there is, and what it will delete. */
  async planChanged(tx: Executor, userId: string, plan: PlanId): Promise<void> {
    const storage = await this.#deps.storage.sentence(tx, userId, plan);
    await this.#send(tx, userId, mailTexts.planChanged, { plan: plans[plan].name, storage });
  }

  /** Says until when it runs, what comes then, and what will be deleted. */
  async subscriptionCancelled(
    tx: Executor,
    userId: string,
    plan: PlanId,
    end: Date,
  ): Promise<void> {
    const storage = await this.#deps.storage.sentence(tx, userId, 'free', end);
    const next = plans[this.#deps.plans.byDefault].name;
    const params = { plan: plans[plan].name, date: end, next, storage };
    await this.#send(tx, userId, mailTexts.subscriptionCancelled, params, PROFILE);
  }

  subscriptionResumed(tx: Executor, userId: string, plan: PlanId, renewal: Date): Promise<void> {
    const params = { plan: plans[plan].name, date: renewal };
    return this.#send(tx, userId, mailTexts.subscriptionResumed, params, PROFILE);
  }

  async subscriptionEnded(tx: Executor, userId: string, plan: PlanId): Promise<void> {
    const storage = await this.#deps.storage.sentence(tx, userId, 'free');
    const next = plans[this.#deps.plans.byDefault].name;
    const params = { plan: plans[plan].name, next, storage };
    await this.#send(tx, userId, mailTexts.subscriptionEnded, params);
  }

  /** Dates are written as days of the reader's time zone, as the pages show them. */
  async #send(
    tx: Executor,
    userId: string,
    template: MailText,
    values: MailValues,
    page = '/pricing',
  ): Promise<void> {
    const recipient = await repo.recipientOf(tx, userId);
    if (!recipient) return;
    const { email: to, timeZone } = recipient;
    const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone });
    const params = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value instanceof Date ? days.format(value) : value,
      ]),
    );
    const actionUrl = new URL(page, this.#deps.publicUrl).href;
    await this.#deps.mail.enqueue(tx, { to, template, params, actionUrl });
  }
}
