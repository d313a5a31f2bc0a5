import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { TransferStore } from '../../ports/transfer-store.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { ConfirmationService } from '../accounts/confirmation.service.ts';
import { paymentsFault, type Subscriptions } from '../billing/billing.service.ts';
import type { NewsletterService } from '../contact/newsletter.service.ts';
import type { ContactService } from '../contact/contact.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { TeamsService } from '../teams/teams.service.ts';
import { deleteAccount } from './delete-account.job.ts';
import * as repo from './deletion.repo.ts';

interface Deps {
  db: Database;
  log: Logger;
  queue: JobQueue;
  limiter: RateLimiter;
  accounts: AccountsService;
  confirmation: ConfirmationService;
  subscriptions: Subscriptions;
  contact: ContactService;
  newsletter: NewsletterService;
  mail: MailService;
  teams: TeamsService;
  files: FileStore;
  transfers: TransferStore;
}

/**
 * Deletes an account and all that is known of its user (product rule P3). What is irrevocable for the user happens at once;
 * the rest is a job's, which goes on wherever it was interrupted.
 */
export class AccountDeletion {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Ends the subscription, then closes the account: no one can sign in to it afterwards.
   * @throws {AppError} `wrong-password`, `sign-in-again`, `rate-limited`, `team-owner-stays`; `payment-provider-failed`, and then the account is as it was
   */
  async begin(actor: Actor, password: string, address: string): Promise<void> {
    const { db, queue, accounts, confirmation, subscriptions, teams } = this.#deps;
    const { userId } = actor;
    await confirmation.confirm(actor, password, address);
    await teams.assertDeletable(actor);
    await paymentsFault(() => subscriptions.end(userId));
    await db.transaction(async (tx) => {
      await teams.closeAccount(tx, actor);
      await accounts.close(tx, userId);
      await queue.enqueue(tx, deleteAccount, { userId }, { ownerId: userId });
    });
  }

  /** Deletes what there is, the files before the rows that name them. Idempotent. */
  async finish(userId: string): Promise<void> {
    const { db, subscriptions } = this.#deps;
    // Again: a checkout that was open when the account was closed may have been paid since.
    await subscriptions.end(userId);
    await this.#deleteFiles(userId);
    await db.transaction((tx) => this.#deleteRows(tx, userId));
  }

  /** The job has been tried for hours: logs an error for the operator, and tries on. */
  async goOn(userId: string): Promise<void> {
    const { db, log, queue } = this.#deps;
    log.error({ userId }, 'an account could not be deleted for hours, it will be tried further');
    await queue.enqueue(db, deleteAccount, { userId }, { ownerId: userId });
  }

  async #deleteFiles(userId: string): Promise<void> {
    const { db, files, transfers } = this.#deps;
    for (const id of await repo.transferIds(db, userId)) {
      await transfers.discard(id);
      await transfers.tidy(id);
    }
    for await (const key of repo.fileKeys(db, userId)) await files.delete(key);
  }

  async #deleteRows(tx: Transaction, userId: string): Promise<void> {
    const { accounts, contact, newsletter, mail, limiter, queue, teams } = this.#deps;
    const account = await repo.lockAccount(tx, userId);
    if (!account) return;
    const { email, customerId } = account;
    await contact.forget(tx, { userId, email });
    await newsletter.forget(tx, email);
    await teams.forget(tx, email);
    await mail.forget(tx, email);
    await limiter.forget(tx, email);
    await accounts.remove(tx, userId);
    // Last, because what went before may have made jobs. This work's own job is among them.
    const names = [userId, email, ...(customerId === null ? [] : [customerId])];
    await queue.forget(tx, { ownerId: userId, names });
  }
}
