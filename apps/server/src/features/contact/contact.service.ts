import type { ContactTopic } from '@notelark/api/contact-topics';
import { contactTopicNames } from '@notelark/api/contact-topics';
import { mailTexts } from '../mail/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { MailService } from '../mail/mail.service.ts';
import { messagesRepo } from './contact.repo.ts';

export interface ContactDeps {
  db: Database;
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

/** Messages from people to those who run the product. */
export class ContactService {
  /** Where to write to by e-mail instead. */
  readonly supportEmail: string;
  readonly #deps: ContactDeps;

  constructor(deps: ContactDeps) {
    this.#deps = deps;
    this.supportEmail = deps.supportEmail;
  }

  /**
   * Stores a message and sends it to the support address, where an answer goes to its writer.
   * @throws {AppError} `rate-limited`
   */
  async send(actor: Actor | null, message: ContactMessage, address: string): Promise<void> {
    const { db, limiter, mail } = this.#deps;
    await limiter.count('contact', { address, account: message.email });
    const { firstName, lastName, email, topic } = message;
    await db.transaction(async (tx) => {
      await messagesRepo.add(tx, { ...message, userId: actor?.userId ?? null });
      await mail.enqueue(tx, {
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
  }
  /** Deletes what somebody has written: their account is deleted. */
  forget(executor: Executor, writer: { userId: string; email: string }): Promise<void> {
    return messagesRepo.forget(executor, writer);
  }
}
