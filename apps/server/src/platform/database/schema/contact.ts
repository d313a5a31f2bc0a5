import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contactTopics } from '@notelark/api/contact-topics';
import { messageStates } from '@notelark/api/support-states';
import { planEnum, users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** What people wrote in the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Who was signed in, if anybody. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    message: text('message').notNull(),
    /** The writer's plan when they wrote; null for a visitor. */
    plan: planEnum('plan'),
    /** When the plan promises an answer (product rule M3); null for a visitor. */
    dueAt: moment('due_at'),
    state: text('state', { enum: messageStates }).notNull().default('open'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_user').on(table.userId),
    index('contact_messages_due').on(
      table.state,
      sql`coalesce(${table.dueAt}, 'infinity')`,
      table.createdAt,
      table.id,
    ),
  ],
);

/** What administrators answered, by mail. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    /** Also the id of the mail: its Message-ID is made from it. */
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Null: the administrator's account is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('support_answers_message').on(table.messageId, table.createdAt),
    index('support_answers_author').on(table.authorId),
  ],
);

/** Who gets the newsletter. Double opt-in: an address counts once the link that was sent to it has been used. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  id: id(),
  email: text('email').notNull().unique(),
  /** SHA-256 of the token in the confirmation link; null once it is used. */
  confirmTokenHash: text('confirm_token_hash').unique(),
  confirmUntil: moment('confirm_until').notNull(),
  confirmedAt: moment('confirmed_at'),
  createdAt: createdAt(),
});

/** Issues of the newsletter. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    subject: text('subject').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** When it was handed to the queue; null: a draft. It can't be changed or sent again afterwards. */
    sentAt: moment('sent_at'),
    /** Mails that were handed over, also to subscribers who have left since. */
    recipients: integer('recipients').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('newsletter_issues_created').on(table.createdAt, table.id)],
);

/** Which subscriber gets which issue. Written in the transaction that enqueues the mail's job, so there is one for each. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** The Message-ID is made from it: the same for every try. */
    mailId: uuid('mail_id').notNull().defaultRandom(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
);
