import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { ForgedEventError } from '../../ports/payments.ts';
import { paymentEventJob } from './job.ts';
import type { BillingMail } from './service.mail.ts';
import type { Purchases } from './service.purchases.ts';
import * as repo from './repo.ts';
import type { BillingParts, Subscriptions } from './service.ts';

type EventPayload = z.infer<typeof paymentEventJob.payload>;

export interface EventParts extends BillingParts {
  queue: JobQueue;
  subscriptions: Subscriptions;
  purchases: Purchases;
  mail: BillingMail;
}

/** The provider's events: taken in fast, handled in a job, each once. */
export class PaymentEvents {
  readonly #parts: EventParts;
  constructor(parts: EventParts) {
    this.#parts = parts;
  }

  /**
   * Verifies an event on its raw body and takes it in: the mark that it came and its job are one transaction.
   * @throws {AppError} `malformed-request` for a forged one.
   */
  async receive(rawBody: string, signature: string | undefined): Promise<void> {
    const event = this.#read(rawBody, signature);
    const { subject } = event;
    if (subject.kind === 'other') return;
    await this.#parts.db.transaction(async (tx) => {
      if (!(await repo.takeEvent(tx, event.id))) return;
      await this.#parts.queue.enqueue(tx, paymentEventJob, { eventId: event.id, subject });
    });
  }

  /** Handles one event: reads the present state of what it names, so that order and repetition do not matter. */
  async handle({ eventId, subject }: EventPayload): Promise<void> {
    if (await repo.isHandled(this.#parts.db, eventId)) return;
    if (subject.kind === 'refund') await this.#refund(subject.paymentId);
    else if (subject.kind === 'checkout') await this.#checkout(subject.checkoutId);
    else await this.#subscription(subject);
    await repo.markHandled(this.#parts.db, eventId, this.#parts.clock.now());
  }

  #read(rawBody: string, signature: string | undefined) {
    try {
      return this.#parts.payments.readEvent(rawBody, signature);
    } catch (cause) {
      if (cause instanceof ForgedEventError)
        throw new AppError('malformed-request', { cause, detail: 'webhook signature' });
      throw cause;
    }
  }

  async #checkout(checkoutId: string): Promise<void> {
    const checkout = await this.#parts.payments.checkout(checkoutId);
    if (!checkout) return;
    if (checkout.mode === 'payment') {
      const credited = await this.#parts.purchases.credit(checkout);
      if (credited?.now && checkout.userId)
        await this.#parts.mail.addonBought(checkout.userId, credited.addon);
    } else if (checkout.userId && checkout.customerId) {
      await this.#parts.subscriptions.refresh(checkout.userId, checkout.customerId);
    }
  }

  async #refund(paymentId: string): Promise<void> {
    const taken = await this.#parts.purchases.takeBack(paymentId);
    if (taken) await this.#parts.mail.addonRefunded(taken.userId, taken.seconds);
  }

  async #subscription(
    subject: Exclude<EventPayload['subject'], { kind: 'refund' | 'checkout' }>,
  ): Promise<void> {
    const userId = await repo.ownerOfCustomer(this.#parts.db, subject.customerId);
    if (!userId) return;
    const before = await this.#parts.subscriptions.stored(userId);
    await this.#parts.subscriptions.refresh(userId, subject.customerId);
    const after = await this.#parts.subscriptions.stored(userId);
    if (subject.kind === 'trial-ending' && after.trialing && after.subscriptionEnd)
      await this.#parts.mail.trialEnding(userId, after);
    if (subject.kind === 'payment-failed' && after.paymentFailed)
      await this.#parts.mail.paymentFailed(userId, after);
    if (before.subscribed && !after.subscribed)
      await this.#parts.mail.subscriptionEnded(userId, before.plan);
  }
}
