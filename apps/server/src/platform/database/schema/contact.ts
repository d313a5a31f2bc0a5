import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contactTopics } from '@notelark/api/contact-topics';
import { users } from './accounts.ts';
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
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_user').on(table.userId)],
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
