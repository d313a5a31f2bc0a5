import type { NewsletterIssue } from '@notelark/api/admin-support';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InstallationLog } from '../admin/log.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';
import { deliverIssue } from './deliver-issue.job.ts';
import * as issuesRepo from './issues.repo.ts';
import { htmlOfMarkdown } from './markdown.ts';
import type { NewsletterService } from './newsletter.service.ts';
import { sendIssue } from './send-issue.job.ts';

interface Deps {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  mail: MailService;
  log: InstallationLog;
  newsletter: NewsletterService;
}

interface IssueText {
  subject: string;
  body: string;
}

const PAGE = 20;
/** Deliveries in one transaction. */
const BATCH = 200;

/** Issues of the newsletter: written, tested and sent by administrators (product rule M4). */
export class IssuesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(
    after?: string,
  ): Promise<{ issues: NewsletterIssue[]; next: string | null; subscribers: number }> {
    const { db } = this.#deps;
    const rows = await issuesRepo.page(db, { after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    return {
      issues: shown.map(asIssue),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      subscribers: await issuesRepo.countConfirmed(db),
    };
  }

  async add(text: IssueText): Promise<NewsletterIssue> {
    const { db, clock } = this.#deps;
    return asIssue(await issuesRepo.add(db, { ...text, createdAt: clock.now() }));
  }

  /** @throws {AppError} `not-found`, `issue-sent` */
  async change(id: string, text: IssueText): Promise<NewsletterIssue> {
    return await this.#deps.db.transaction(async (tx) => {
      const issue = await this.#lockDraft(tx, id);
      await issuesRepo.update(tx, id, text);
      return asIssue({ ...issue, ...text });
    });
  }

  /** @throws {AppError} `not-found`, `issue-sent` */
  async remove(id: string): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      await this.#lockDraft(tx, id);
      await issuesRepo.remove(tx, id);
    });
  }

  /** The mail as its reader sees it; its link to unsubscribe leads nowhere. */
  preview(actor: Actor, text: IssueText): { html: string } {
    const { mail, newsletter } = this.#deps;
    const actionUrl = newsletter.unsubscribePage('');
    return { html: mail.write({ ...mailOf(text, actor.email), actionUrl }).html };
  }

  /** Sends a draft to the administrator alone. @throws {AppError} `not-found`, `no-mail` */
  async test(actor: Actor, id: string): Promise<{ sentTo: string }> {
    const { db, mail, newsletter } = this.#deps;
    mail.require();
    const issue = await issuesRepo.find(db, id);
    if (!issue) throw new AppError('not-found');
    const actionUrl = newsletter.unsubscribePage('');
    await mail.enqueue(db, { ...mailOf(issue, actor.email), actionUrl });
    return { sentTo: actor.email };
  }

  /** Hands a draft to the queue, for the subscribers of this moment. @throws {AppError} `not-found`, `issue-sent`, `no-mail` */
  async send(actor: Actor, id: string): Promise<NewsletterIssue> {
    const { db, clock, queue, mail, log } = this.#deps;
    mail.require();
    return await db.transaction(async (tx) => {
      const issue = await this.#lockDraft(tx, id);
      const sentAt = clock.now();
      await issuesRepo.update(tx, id, { sentAt });
      await queue.enqueue(tx, sendIssue, { issueId: id });
      const entry = { actorId: actor.userId, action: 'newsletter-sent', targetId: null };
      await log.append(tx, { ...entry, details: { subject: issue.subject } });
      return asIssue({ ...issue, sentAt });
    });
  }

  /** Makes a job for each subscriber who has none for this issue. Idempotent. */
  async distribute(id: string): Promise<void> {
    const issue = await issuesRepo.find(this.#deps.db, id);
    if (!issue?.sentAt) return;
    const sent = { id, sentAt: issue.sentAt };
    let added: number;
    do added = await this.#distributeBatch(sent);
    while (added > 0);
  }

  async #distributeBatch(issue: { id: string; sentAt: Date }): Promise<number> {
    const { db, queue } = this.#deps;
    return await db.transaction(async (tx) => {
      const subscribers = await issuesRepo.addDeliveries(tx, issue, BATCH);
      for (const subscriberId of subscribers)
        await queue.enqueue(tx, deliverIssue, { issueId: issue.id, subscriberId });
      return subscribers.length;
    });
  }

  /**
   * Sends an issue to one subscriber, unless that was done or the subscription has ended. Where a worker dies between the mail
   * server's answer and the mark, the next try marks it and sends nothing.
   */
  async deliver(issueId: string, subscriberId: string): Promise<void> {
    const { db, clock, mail, newsletter } = this.#deps;
    const due = await issuesRepo.findDue(db, issueId, subscriberId);
    if (!due) return;
    await mail.deliver(
      mail.write({
        ...mailOf(due, due.email),
        ...newsletter.unsubscribeBy(subscriberId),
        id: due.mailId,
        once: true,
      }),
    );
    const at = clock.now();
    await db.transaction((tx) => issuesRepo.markSent(tx, { issueId, subscriberId, at }));
  }

  async #lockDraft(tx: Transaction, id: string): Promise<issuesRepo.Issue> {
    const issue = await issuesRepo.lock(tx, id);
    if (!issue) throw new AppError('not-found');
    if (issue.sentAt) throw new AppError('issue-sent');
    return issue;
  }
}

const mailOf = ({ subject, body }: IssueText, email: string) => ({
  to: email,
  template: mailTexts.newsletterIssue,
  params: { subject, email },
  body: { text: body, html: htmlOfMarkdown(body) },
});

const asIssue = ({ sentAt, createdAt, ...issue }: issuesRepo.Issue): NewsletterIssue => ({
  ...issue,
  sentAt: sentAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
