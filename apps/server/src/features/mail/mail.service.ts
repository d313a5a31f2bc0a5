import { randomUUID } from 'node:crypto';
import type { MailText } from './texts.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Mail, type Mailer, MailRefusedError } from '../../ports/mailer.ts';
import { type MailValues, renderMail } from './render.ts';
import * as handoversRepo from './handovers.repo.ts';
import { mailboxRepo } from './mail.repo.ts';
import { sendMail } from './send-mail.job.ts';

export interface MailRequest extends MailValues {
  /** The message's id, where others refer to it. */
  id?: string;
  /** Ids of the messages that it answers, the oldest first. */
  thread?: string[];
  to: string;
  template: MailText;
  replyTo?: string;
  headers?: Record<string, string>;
  /**
   * Rather lost than sent twice: where a process dies while it hands the message over, it is not sent again. For what no one waits
   * for.
   */
  once?: true;
}

/** A finished message, and whether it may come twice. */
export type WrittenMail = Mail & { once?: true | undefined };

/** Longer than any message is tried. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export interface MailServiceDeps {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  /** Null: no mail leaves this server (product rule A8). */
  mailer: Mailer | null;
  publicUrl: URL;
  log: Logger;
}

/** Writes messages and has them delivered, apart from the request that caused them. */
export class MailService {
  readonly #deps: MailServiceDeps;

  constructor(deps: MailServiceDeps) {
    this.#deps = deps;
  }

  /** False: what is enqueued is dropped, so features that need mail are not offered. */
  get sends(): boolean {
    return this.#deps.mailer !== null;
  }

  /** @throws {AppError} `no-mail` */
  require(): void {
    if (!this.sends) throw new AppError('no-mail');
  }

  /**
   * Has a message sent once `executor`'s transaction commits. How long the mail server takes neither delays an answer nor
   * shows in its time.
   */
  async enqueue(executor: Executor, request: MailRequest): Promise<void> {
    if (!this.sends) return;
    await this.#deps.queue.enqueue(executor, sendMail, this.write(request));
  }

  /** The finished message. */
  write({ id, to, template, replyTo, thread, headers, once, ...values }: MailRequest): WrittenMail {
    return {
      id: id ?? randomUUID(),
      to,
      ...renderMail(template, values, this.#deps.publicUrl),
      ...(replyTo !== undefined && { replyTo }),
      ...(thread && { thread }),
      ...(headers && { headers }),
      ...(once && { once }),
    };
  }

  /** Hands a message over. One that is refused for good is logged and done with: the log names it by its id, not by its text. */
  async deliver({ once, ...mail }: WrittenMail): Promise<void> {
    try {
      await (once ? this.#sendOnce(mail) : this.#deps.mailer?.send(mail));
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      this.#deps.log.warn({ err: error, mailId: mail.id }, 'mail refused');
    }
  }

  /**
   * The row is there before the message leaves. It goes again only where the server has answered that it did not take the message, or
   * could not be reached.
   */
  async #sendOnce(mail: Mail): Promise<void> {
    const { db, clock, mailer, log } = this.#deps;
    if (!mailer) return;
    if (!(await handoversRepo.begin(db, mail.id, clock.now()))) {
      log.warn({ mailId: mail.id }, 'mail not sent again: an earlier try may have sent it');
      return;
    }
    try {
      await mailer.send(mail);
    } catch (error) {
      await handoversRepo.withdraw(db, mail.id);
      throw error;
    }
  }

  sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    return handoversRepo.removeBefore(db, new Date(clock.now().getTime() - KEPT_MS));
  }

  /** Deletes what the development mailbox holds of an address, also where mail leaves for real by now. */
  forget(executor: Executor, email: string): Promise<void> {
    return mailboxRepo.forget(executor, email);
  }

  /** Says in the log that a message was never taken. */
  giveUp(mail: Mail): void {
    this.#deps.log.error({ mailId: mail.id, subject: mail.subject }, 'mail given up');
  }
}
