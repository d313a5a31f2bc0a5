import { z } from 'zod';
import type { Executor } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { ForgedEventError } from '../../ports/payments.ts';
import { handlePaymentEvent, type PaymentEvent, PaymentSubject } from './payment-event.job.ts';
import type { Purchases } from './purchases.service.ts';
import * as repo from './billing.repo.ts';
import type { BillingDeps, Subscriptions } from './billing.service.ts';

type SubscriptionSubject = Extract<PaymentEvent['subject'], { subscriptionId: string }>;

export interface EventDeps extends BillingDeps {
  queue: JobQueue;
  subscriptions: Subscriptions;
  purchases: Purchases;
}

/** A signature proves who sent an event, not that it has the shape that its type promises. */
const Event = z.object({
  id: z.string().min(1),
  subject: z.union([PaymentSubject, z.object({ kind: z.literal('other'), type: z.string() })]),
});

/** What is left to tell once an event was handled, in the transaction that marks it. */
type Telling = (tx: Executor) => Promise<void>;

/** The provider's events: taken in fast, handled in a job, each once. */
export class PaymentEvents {
  readonly #deps: EventDeps;
  constructor(deps: EventDeps) {
    this.#deps = deps;
  }

  /**
   * Verifies an event on its raw body and takes it in: the mark that it came and its job are one transaction.
   * @throws {AppError} `malformed-request` for a forged one.
   */
  async receive(rawBody: string, signature: string | undefined): Promise<void> {
    const event = this.#read(rawBody, signature);
    const { subject } = event;
    if (subject.kind === 'other' || (await this.#isOfNobody(subject))) return;
    await this.#deps.db.transaction(async (tx) => {
      if (!(await repo.recordEvent(tx, event.id))) return;
      await this.#deps.queue.enqueue(tx, handlePaymentEvent, { eventId: event.id, subject });
    });
  }

  /** Handles one event: reads the present state of what it names, so that order and repetition do not matter. */
  async handle({ eventId, subject }: PaymentEvent): Promise<void> {
    const { db, clock } = this.#deps;
    if (await repo.isHandled(db, eventId)) return;
    const tell = await this.#effect(subject);
    await db.transaction(async (tx) => {
      if (await repo.markHandled(tx, eventId, clock.now())) await tell?.(tx);
    });
  }

  /** An event that could not be handled is what the daily comparison is for. */
  giveUp({ eventId, subject }: PaymentEvent): void {
    this.#deps.log.error({ eventId, subject }, 'a payment event could not be handled');
  }

  #read(rawBody: string, signature: string | undefined) {
    try {
      return Event.parse(this.#deps.payments.readEvent(rawBody, signature));
    } catch (cause) {
      if (cause instanceof z.ZodError)
        throw new AppError('malformed-request', { cause, detail: 'webhook event' });
      if (cause instanceof ForgedEventError)
        throw new AppError('malformed-request', { cause, detail: 'webhook signature' });
      throw cause;
    }
  }

  /** The last event of a customer may come when their account is gone: nothing of it is to stay. */
  async #isOfNobody(subject: PaymentEvent['subject']): Promise<boolean> {
    if (!('subscriptionId' in subject)) return false;
    return (await repo.ownerOfCustomer(this.#deps.db, subject.customerId)) === null;
  }

  async #effect(subject: PaymentEvent['subject']): Promise<Telling | null> {
    if (subject.kind === 'refund') await this.#deps.purchases.reverseCredit(subject.paymentId);
    else if (subject.kind === 'checkout') await this.#checkout(subject.checkoutId);
    else return this.#subscription(subject);
    return null;
  }

  async #checkout(checkoutId: string): Promise<void> {
    const checkout = await this.#deps.payments.checkout(checkoutId);
    if (!checkout) return;
    if (checkout.mode === 'payment') await this.#deps.purchases.credit(checkout);
    else if (checkout.customerId !== null) await this.#refresh(checkout.customerId);
  }

  async #subscription({ kind, customerId }: SubscriptionSubject): Promise<Telling | null> {
    const userId = await this.#refresh(customerId);
    if (userId === null || kind === 'subscription') return null;
    const { mail, subscriptions } = this.#deps;
    const present = await subscriptions.stored(userId);
    if (kind === 'trial-ending')
      return present.trialing ? (tx) => mail.trialEnding(tx, userId, present) : null;
    return present.paymentFailed ? (tx) => mail.paymentFailed(tx, userId, present) : null;
  }

  /** @returns whose customer it is; null: not ours. */
  async #refresh(customerId: string): Promise<string | null> {
    const userId = await repo.ownerOfCustomer(this.#deps.db, customerId);
    if (userId !== null) await this.#deps.subscriptions.refresh(userId, customerId);
    return userId;
  }
}
