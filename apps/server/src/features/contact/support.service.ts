import { randomUUID } from 'node:crypto';
import type { SupportMessage } from '@notelark/api/admin-support';
import { contactTopicNames } from '@notelark/api/contact-topics';
import type { MessageState } from '@notelark/api/support-states';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InstallationLog } from '../admin/log.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';
import { messagesRepo } from './contact.repo.ts';
import * as support from './support.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  mail: MailService;
  log: InstallationLog;
  supportEmail: string;
}

const PAGE = 50;

/** Contact messages as administrators answer them (product rule M3). */
export class SupportService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(
    state: MessageState,
    after?: string,
  ): Promise<{ messages: SupportMessage[]; next: string | null; overdue: number }> {
    const { db, clock } = this.#deps;
    const rows = await support.page(db, { state, after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const ids = shown.map(({ id }) => id);
    const answers = ids.length === 0 ? [] : await support.answersTo(db, ids);
    return {
      messages: shown.map((row) => asMessage(row, answers, clock.now())),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      overdue: await support.countOverdue(db, clock.now()),
    };
  }

  /** Sends an answer by mail, as a reply to the answer before. @throws {AppError} `not-found`, `no-mail` */
  async answer(actor: Actor, id: string, text: string): Promise<SupportMessage> {
    const { db, clock, mail } = this.#deps;
    mail.require();
    return await db.transaction(async (tx) => {
      const message = await this.#lock(tx, id);
      const before = await support.answersTo(tx, [id]);
      const answerId = randomUUID();
      const now = clock.now();
      const answer = { id: answerId, messageId: id, authorId: actor.userId, text, createdAt: now };
      await support.addAnswer(tx, answer);
      await messagesRepo.setState(tx, id, { state: 'answered', answeredAt: now });
      await mail.enqueue(tx, this.#mailOf(message, before, { id: answerId, text }));
      await this.#log(tx, actor, 'support-answered', message);
      return await this.#get(tx, id);
    });
  }

  /** Closes a message, or opens it again. @throws {AppError} `not-found` */
  async setState(actor: Actor, id: string, state: 'open' | 'closed'): Promise<SupportMessage> {
    return await this.#deps.db.transaction(async (tx) => {
      const message = await this.#lock(tx, id);
      if (message.state !== state) {
        await messagesRepo.setState(tx, id, { state });
        await this.#log(tx, actor, `support-${state === 'open' ? 'reopened' : 'closed'}`, message);
      }
      return await this.#get(tx, id);
    });
  }

  #mailOf(
    message: support.MessageRow,
    before: readonly support.AnswerRow[],
    { id, text }: { id: string; text: string },
  ) {
    return {
      id,
      // The message's own id is that of the mail to the support address.
      thread: [message.id, ...before.map((answer) => answer.id)],
      to: message.email,
      replyTo: this.#deps.supportEmail,
      template: mailTexts.supportAnswer,
      params: {
        topic: contactTopicNames[message.topic],
        name: nameOf(message),
        text,
        date: message.createdAt.toISOString().slice(0, 10),
        message: message.message,
      },
    };
  }

  async #lock(tx: Transaction, id: string): Promise<support.MessageRow> {
    const message = await support.lock(tx, id);
    if (!message) throw new AppError('not-found');
    return message;
  }

  async #get(tx: Transaction, id: string): Promise<SupportMessage> {
    const message = await this.#lock(tx, id);
    return asMessage(message, await support.answersTo(tx, [id]), this.#deps.clock.now());
  }

  #log(tx: Transaction, actor: Actor, action: string, { userId }: support.MessageRow) {
    return this.#deps.log.append(tx, { actorId: actor.userId, action, targetId: userId });
  }
}

const nameOf = ({ firstName, lastName }: support.MessageRow): string => `${firstName} ${lastName}`;

function asMessage(
  row: support.MessageRow,
  answers: readonly support.AnswerRow[],
  now: Date,
): SupportMessage {
  const { id, email, topic, message, plan, dueAt, state, createdAt } = row;
  return {
    id,
    name: nameOf(row),
    email,
    topic,
    message,
    plan,
    dueAt: dueAt?.toISOString() ?? null,
    overdue: state === 'open' && dueAt !== null && dueAt < now,
    state,
    answers: answers
      .filter(({ messageId }) => messageId === id)
      .map((answer) => ({
        id: answer.id,
        text: answer.text,
        author: answer.author,
        createdAt: answer.createdAt.toISOString(),
      })),
    createdAt: createdAt.toISOString(),
  };
}
