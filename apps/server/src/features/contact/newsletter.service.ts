import { mailTexts } from '../mail/texts.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readSigned, sign } from '../../platform/signature.ts';
import { makeToken, tokenHash } from '../../platform/token.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailService } from '../mail/mail.service.ts';
import { type Subscriber, subscribersRepo } from './contact.repo.ts';

export interface NewsletterDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  mail: MailService;
  publicUrl: URL;
  supportEmail: string;
  /** Signs the links that end a subscription. */
  key: Buffer;
}

const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The newsletter's subscribers. No one can subscribe an address of someone else (double opt-in), and everyone can leave with one
 * click, from any issue, at any time: that link is a signature, so it needs no row and never ends.
 */
export class NewsletterService {
  readonly #deps: NewsletterDeps;

  constructor(deps: NewsletterDeps) {
    this.#deps = deps;
  }

  /**
   * Sends a confirmation link; to an address that is subscribed already, a message that says so.
   * @throws {AppError} `rate-limited`, `no-mail`
   */
  async ask(email: string, address: string): Promise<void> {
    const { db, limiter, mail } = this.#deps;
    mail.require();
    await limiter.count('newsletter', { address, account: email });
    await db.transaction(async (tx) => {
      const subscriber = await subscribersRepo.findByEmail(tx, email);
      if (subscriber?.confirmedAt) await this.#write(tx, 'newsletterAlready', subscriber);
      else await this.#sendConfirmation(tx, email);
    });
  }

  /** @throws {AppError} `link-invalid` when the link was never sent, has been used or has ended */
  async confirm(token: string): Promise<void> {
    const { db, clock, mail, supportEmail } = this.#deps;
    await db.transaction(async (tx) => {
      const subscriber = await subscribersRepo.confirm(tx, tokenHash(token), clock.now());
      if (!subscriber) throw new AppError('link-invalid');
      await this.#write(tx, 'newsletterWelcome', subscriber);
      const { email } = subscriber;
      await mail.enqueue(tx, {
        to: supportEmail,
        template: mailTexts.newSubscriber,
        params: { email },
      });
    });
  }

  /** Ends a subscription; one that has ended already counts as done. @throws {AppError} `link-invalid` for a link that is not ours */
  async unsubscribe(token: string): Promise<void> {
    const id = readSigned(token, this.#deps.key);
    if (id === null) throw new AppError('link-invalid');
    await subscribersRepo.remove(this.#deps.db, id);
  }

  /** Ends the subscription of an address whose account is deleted. */
  forget(executor: Executor, email: string): Promise<void> {
    return subscribersRepo.removeByEmail(executor, email);
  }

  /** Forgets the addresses that never confirmed. */
  sweep(): Promise<void> {
    return subscribersRepo.removeUnconfirmed(this.#deps.db, this.#deps.clock.now());
  }

  async #sendConfirmation(tx: Executor, email: string): Promise<void> {
    const { clock, mail } = this.#deps;
    const token = makeToken();
    await subscribersRepo.ask(tx, {
      email,
      confirmTokenHash: tokenHash(token),
      confirmUntil: new Date(clock.now().getTime() + CONFIRM_DAYS * DAY_MS),
    });
    await mail.enqueue(tx, {
      to: email,
      template: mailTexts.confirmNewsletter,
      params: { email, days: CONFIRM_DAYS },
      actionUrl: this.#link('/newsletter/confirm', token),
    });
  }

  /** What a mail to a subscriber has so that one click ends the subscription (RFC 2369, RFC 8058). */
  unsubscribeBy(subscriberId: string): { actionUrl: string; headers: Record<string, string> } {
    const token = sign(subscriberId, this.#deps.key);
    const oneClick = new URL(`/api/newsletter/unsubscribe/${token}`, this.#deps.publicUrl);
    return {
      actionUrl: this.unsubscribePage(token),
      headers: {
        'List-Unsubscribe': `<${oneClick.href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  }

  unsubscribePage(token: string): string {
    return this.#link('/newsletter/unsubscribe', token);
  }

  async #write(
    tx: Executor,
    text: 'newsletterWelcome' | 'newsletterAlready',
    { id, email }: Subscriber,
  ): Promise<void> {
    await this.#deps.mail.enqueue(tx, {
      to: email,
      template: mailTexts[text],
      params: { email },
      ...this.unsubscribeBy(id),
    });
  }

  #link(path: string, token: string): string {
    const link = new URL(path, this.#deps.publicUrl);
    link.searchParams.set('token', token);
    return link.href;
  }
}
