import { mailTexts } from '../mail/texts.ts';
import type { Executor } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailService } from '../mail/mail.service.ts';
import { linkLifetimeParams, linkLifetimes } from './accounts.policy.ts';
import { type EmailLink, emailLinksRepo, type LinkPurpose } from './email-links.repo.ts';
import type { User } from './accounts.repo.ts';
import { makeToken, tokenHash } from '../../platform/token.ts';

export interface EmailLinksDeps {
  clock: Clock;
  mail: MailService;
  publicUrl: URL;
  /** Whether mail leaves this server or is caught for development; without it, administrators hand links over. */
  sendsMail: boolean;
}

const LINKS = {
  'verify-email': { path: '/api/auth/verify-email', template: mailTexts.verifyEmail },
  'reset-password': { path: '/reset-password', template: mailTexts.resetPassword },
} as const;

/** A new link; links for the same purpose that were made before end. */
export async function makeLink(
  executor: Executor,
  { clock, publicUrl }: Pick<EmailLinksDeps, 'clock' | 'publicUrl'>,
  purpose: LinkPurpose,
  userId: string,
): Promise<URL> {
  const token = makeToken();
  const expiresAt = new Date(clock.now().getTime() + linkLifetimes[purpose]);
  await emailLinksRepo.supersede(executor, purpose, userId);
  await emailLinksRepo.add(executor, { purpose, userId, tokenHash: tokenHash(token), expiresAt });
  const link = new URL(LINKS[purpose].path, publicUrl);
  link.searchParams.set('token', token);
  return link;
}

/** The links that prove that someone reads an address. Each ends; one that sets a password works once. */
export class EmailLinksService {
  readonly #deps: EmailLinksDeps;

  constructor(deps: EmailLinksDeps) {
    this.#deps = deps;
  }

  /** Sends a new link once `executor`'s transaction commits; links for the same purpose that were sent before end. */
  async send(
    executor: Executor,
    purpose: LinkPurpose,
    user: Pick<User, 'id' | 'email'>,
  ): Promise<void> {
    const link = await makeLink(executor, this.#deps, purpose, user.id);
    await this.#deps.mail.enqueue(executor, {
      to: user.email,
      template: LINKS[purpose].template,
      params: { email: user.email, ...linkLifetimeParams },
      actionUrl: link.href,
    });
  }

  /** Sends a link where mail leaves, else returns it to be handed over. */
  async sendOrReturn(
    executor: Executor,
    purpose: LinkPurpose,
    user: Pick<User, 'id' | 'email'>,
  ): Promise<string | null> {
    if (!this.#deps.sendsMail) return (await makeLink(executor, this.#deps, purpose, user.id)).href;
    await this.send(executor, purpose, user);
    return null;
  }

  /**
   * Whose link this is, without using it.
   * @throws {AppError} `link-invalid` when it was never sent, has been used or has ended
   */
  async check(executor: Executor, purpose: LinkPurpose, token: string): Promise<string> {
    return this.#valid(await emailLinksRepo.find(executor, purpose, tokenHash(token)));
  }

  /** Whether `check` would accept the link. */
  async isValid(executor: Executor, purpose: LinkPurpose, token: string): Promise<boolean> {
    return this.#isValid(await emailLinksRepo.find(executor, purpose, tokenHash(token)));
  }

  /**
   * Uses a link up, and ends the older ones for the same purpose. @returns the id of its account
   * @throws {AppError} `link-invalid` when it was never sent, has been used or has ended
   */
  async use(executor: Executor, purpose: LinkPurpose, token: string): Promise<string> {
    const userId = this.#valid(await emailLinksRepo.consume(executor, purpose, tokenHash(token)));
    await emailLinksRepo.removeAll(executor, purpose, userId);
    return userId;
  }

  /** Whose link this is, where a newer one has taken its place; else null. */
  async ownerOfSuperseded(
    executor: Executor,
    purpose: LinkPurpose,
    token: string,
  ): Promise<string | null> {
    const link = await emailLinksRepo.find(executor, purpose, tokenHash(token));
    return link?.superseded === true ? link.userId : null;
  }

  /** Ends every link that was sent for an account. */
  endAll(executor: Executor, userId: string): Promise<void> {
    return emailLinksRepo.removeEvery(executor, userId);
  }

  sweep(executor: Executor): Promise<void> {
    return emailLinksRepo.removeExpired(executor, this.#deps.clock.now());
  }

  #valid(link: EmailLink | undefined): string {
    if (!this.#isValid(link)) throw new AppError('link-invalid');
    return link.userId;
  }

  #isValid(link: EmailLink | undefined): link is EmailLink {
    return link !== undefined && !link.superseded && link.expiresAt > this.#deps.clock.now();
  }
}
