import { randomUUID } from 'node:crypto';
import type { ContactTopic } from '@notelark/api/contact-topics';
import { contactTopicNames } from '@notelark/api/contact-topics';
import { mailTexts } from '../mail/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { Clock } from '../../ports/clock.ts';
import { plans } from '@notelark/api/plans';
import { messagesRepo } from './contact.repo.ts';

export interface ContactDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: MailService;
  supportEmail: string;
}

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** Messages from people to those who run the product. */
export class ContactService {
  /** Where to write to by email instead. */
  readonly supportEmail: string;
  readonly #deps: ContactDeps;

  constructor(deps: ContactDeps) {
    this.#deps = deps;
    this.supportEmail = deps.supportEmail;
  }

  /**
   * Stores a message and sends it to the support address, where an answer goes to its writer.
   * @returns when the writer's plan promises an answer; null for a visitor (product rule M3)
   * @throws {AppError} `rate-limited`, `no-mail`
   */
  async send(
    actor: Actor | null,
    message: ContactMessage,
    address: string,
  ): Promise<{ dueAt: string | null }> {
    const { db, clock, limiter, mail } = this.#deps;
    mail.require();
    await limiter.count('contact', { address, account: message.email });
    const { firstName, lastName, email, topic } = message;
    const id = randomUUID();
    const createdAt = clock.now();
    const plan = actor?.plan ?? null;
    const dueAt = plan && new Date(createdAt.getTime() + plans[plan].limits.supportHours * HOUR_MS);
    await db.transaction(async (tx) => {
      await messagesRepo.add(tx, {
        ...message,
        id,
        userId: actor?.userId ?? null,
        plan,
        dueAt,
        createdAt,
      });
      await mail.enqueue(tx, {
        id,
        to: this.supportEmail,
        replyTo: email,
        template: mailTexts.contactMessage,
        params: {
          name: `${firstName} ${lastName}`,
          email,
          topic: contactTopicNames[topic],
          message: message.message,
        },
      });
    });
    return { dueAt: dueAt?.toISOString() ?? null };
  }

  /** Deletes what someone has written: their account is deleted. */
  forget(executor: Executor, writer: { userId: string; email: string }): Promise<void> {
    return messagesRepo.forget(executor, writer);
  }
}
