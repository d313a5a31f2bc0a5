import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, type WebhookEvent, webhookEvents } from '@notelark/api/webhook-events';
import type { Delivery, Webhook } from '@notelark/api/webhooks';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { sealText, unsealText } from '../../platform/sealed-text.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SendOutcome, WebhookSender } from '../../ports/webhook-sender.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import * as repo from './webhooks.repo.ts';

const LOG_ROWS = 50;
const LOG_DAYS = 30;
const DAY_MS = 86_400_000;
/** By the Standard Webhooks scheme, this answer ends a subscription. */
const GONE = 410;

interface Deps {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  sender: WebhookSender;
  /** Encrypts the secrets of signatures. */
  key: Buffer;
}

/** Thrown for the queue to try again. */
class UndeliveredError extends Error {
  override name = 'UndeliveredError';
}

/** Calls to people’s own servers when something happens in their library (https://www.standardwebhooks.com; product rule A10). */
export class WebhooksService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async list({ userId }: Actor): Promise<Webhook[]> {
    const { db } = this.#deps;
    const failed = await repo.failedOf(db, userId);
    return (await repo.webhooksOf(db, userId)).map((webhook) => asWebhook(webhook, failed));
  }

  /** @throws {AppError} `too-many-webhooks`, `webhook-address` */
  async create(
    { userId }: Actor,
    { url, events }: { url: string; events: readonly WebhookEvent[] },
  ): Promise<{ webhook: Webhook; secret: string }> {
    const { db, clock, sender, key } = this.#deps;
    const { username, password } = new URL(url);
    if (username !== '' || password !== '') throw new AppError('webhook-address');
    const secret = sender.makeSecret();
    return await db.transaction(async (tx) => {
      if ((await repo.countWebhooks(tx, userId)) >= MAX_WEBHOOKS)
        throw new AppError('too-many-webhooks', { params: { limit: MAX_WEBHOOKS } });
      const id = randomUUID();
      const added = await repo.addWebhook(tx, {
        id,
        userId,
        url,
        events: webhookEvents.filter((event) => events.includes(event)),
        sealedSecret: sealText(secret, key, id),
        createdAt: clock.now(),
      });
      return { webhook: asWebhook(added, []), secret };
    });
  }

  /** @throws {AppError} `not-found` */
  async enable({ userId }: Actor, id: string, enabled: boolean): Promise<Webhook> {
    const { db } = this.#deps;
    const changed = await repo.setEnabled(db, id, userId, enabled);
    if (!changed) throw new AppError('not-found');
    return asWebhook(changed, await repo.failedOf(db, userId));
  }

  /** @throws {AppError} `not-found` */
  async remove({ userId }: Actor, id: string): Promise<void> {
    if (!(await repo.removeWebhook(this.#deps.db, id, userId))) throw new AppError('not-found');
  }

  /** @throws {AppError} `not-found` */
  async deliveries({ userId }: Actor, id: string): Promise<Delivery[]> {
    const { db } = this.#deps;
    if (!(await repo.findWebhook(db, id, userId))) throw new AppError('not-found');
    return (await repo.deliveriesOf(db, id, LOG_ROWS)).map(asDelivery);
  }

  /** @throws {AppError} `not-found` */
  async test({ userId }: Actor, id: string): Promise<Delivery> {
    return await this.#deps.db.transaction(async (tx) => {
      if (!(await repo.findWebhook(tx, id, userId))) throw new AppError('not-found');
      return asDelivery(await this.#add(tx, { id, userId }, 'test', {}));
    });
  }

  /** Sends the same message again. @throws {AppError} `not-found` */
  async redeliver({ userId }: Actor, id: string): Promise<Delivery> {
    return await this.#deps.db.transaction(async (tx) => {
      const delivery = await repo.beginAgain(tx, id, userId);
      if (!delivery) throw new AppError('not-found');
      await this.#enqueue(tx, delivery);
      return asDelivery(delivery);
    });
  }

  /** Something has happened in a person's library: their webhooks for it are called once `tx` is committed. */
  async emit(tx: Transaction, userId: string, event: WebhookEvent, data: object): Promise<void> {
    for (const { id } of await repo.listeningFor(tx, userId, event))
      await this.#add(tx, { id, userId }, event, data);
  }

  /** One try. @throws where another one makes sense; the signal's reason */
  async deliver(deliveryId: string, signal: AbortSignal): Promise<void> {
    const { db, clock, sender, key } = this.#deps;
    const found = await repo.findDelivery(db, deliveryId);
    if (found?.delivery.status !== 'waiting') return;
    const { delivery, webhook } = found;
    const sentAt = clock.now();
    const secret = unsealText(webhook.sealedSecret, key, webhook.id);
    const message = { url: webhook.url, id: delivery.id, sentAt, body: delivery.body, secret };
    const outcome = await sender.send(message, signal);
    const isGone = outcome.status === GONE;
    await db.transaction(async (tx) => {
      await repo.recordAttempt(tx, deliveryId, {
        status: statusAfter(outcome),
        lastStatus: outcome.status,
        lastFault: outcome.fault,
        lastAttemptAt: sentAt,
      });
      if (isGone) await repo.setEnabled(tx, webhook.id, webhook.userId, false);
    });
    if (!isGone && !isDelivered(outcome))
      throw new UndeliveredError(`${outcome.status ?? 'no answer'} ${outcome.fault ?? ''}`);
  }

  /** The queue has given up. */
  giveUp(deliveryId: string): Promise<void> {
    return repo.failDelivery(this.#deps.db, deliveryId);
  }

  sweep(): Promise<void> {
    const before = new Date(this.#deps.clock.now().getTime() - LOG_DAYS * DAY_MS);
    return repo.removeDeliveriesBefore(this.#deps.db, before);
  }

  async #add(
    tx: Transaction,
    { id: webhookId, userId }: { id: string; userId: string },
    event: string,
    data: object,
  ): Promise<repo.StoredDelivery> {
    const createdAt = this.#deps.clock.now();
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const delivery = await repo.addDelivery(tx, { webhookId, userId, event, body, createdAt });
    await this.#enqueue(tx, delivery);
    return delivery;
  }

  async #enqueue(tx: Transaction, { id, userId }: repo.StoredDelivery): Promise<void> {
    await this.#deps.queue.enqueue(tx, deliverWebhook, { deliveryId: id }, { ownerId: userId });
  }
}

const isDelivered = ({ status }: SendOutcome): boolean =>
  status !== null && status >= 200 && status < 300;

function statusAfter(outcome: SendOutcome): repo.StoredDelivery['status'] {
  if (isDelivered(outcome)) return 'delivered';
  return outcome.status === GONE ? 'failed' : 'waiting';
}

function asWebhook(
  { id, url, events, enabled, createdAt }: repo.StoredWebhook,
  failed: readonly repo.StoredDelivery[],
): Webhook {
  const own = failed.filter(({ webhookId }) => webhookId === id);
  const [newest] = own;
  return {
    id,
    url,
    events,
    enabled,
    createdAt: createdAt.toISOString(),
    givenUp: newest
      ? {
          count: own.length,
          at: (newest.lastAttemptAt ?? newest.createdAt).toISOString(),
          lastStatus: newest.lastStatus,
          lastFault: newest.lastFault,
        }
      : null,
  };
}

const asDelivery = (delivery: repo.StoredDelivery): Delivery => ({
  ...delivery,
  createdAt: delivery.createdAt.toISOString(),
  lastAttemptAt: delivery.lastAttemptAt?.toISOString() ?? null,
});
