import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SignedMinutes } from '@notelark/api/minutes';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';
import { type StoredWord, summaries, uploads } from './library.ts';

/** Words that a recognizer was unsure of and that a person has kept or corrected (product rule N11): they are not asked for again. */
export const reviewedWords = pgTable(
  'reviewed_words',
  {
    id: id(),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Of the segment. */
    index: integer('index').notNull(),
    /** The words as they stand now, folded. */
    settled: text('settled').notNull(),
    /** The segment before and after a correction; null: the words were kept. */
    textBefore: text('text_before'),
    textAfter: text('text_after'),
    wordsBefore: jsonb('words_before').$type<StoredWord[]>(),
    /** Of the transcript, once corrected. */
    version: integer('version').notNull(),
    /** Texts of notes that took over the correction. */
    notes: jsonb('notes')
      .$type<{ summaryId: string; texts: { before: string; after: string }[] }[]>()
      .notNull(),
    /** Notes that were up to date before it. */
    madeStale: uuid('made_stale').array().notNull(),
    /** Null: an account that is gone. */
    reviewerId: uuid('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviewed_words_upload').on(table.uploadId, table.index),
    index('reviewed_words_reviewer').on(table.reviewerId),
  ],
);

/**
 * Signed-off versions of notes (product rule N12). The database refuses every change of a row but for `signer_id`, which is cleared
 * with the account (see the migration).
 */
export const signedVersions = pgTable(
  'signed_versions',
  {
    id: id(),
    summaryId: uuid('summary_id')
      .notNull()
      .references(() => summaries.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    /** What was signed, whole. */
    minutes: jsonb('minutes').$type<SignedMinutes>().notNull(),
    /** SHA-256 of `minutes` as canonical JSON, in hexadecimal. */
    fingerprint: text('fingerprint').notNull(),
    /** Of what can change since: title, text, statements with their quotations, and the words of the source. */
    contentHash: text('content_hash').notNull(),
    signature: jsonb('signature').$type<object>().notNull(),
    signedAt: moment('signed_at').notNull(),
    signerId: uuid('signer_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('signed_versions_number').on(table.summaryId, table.number),
    index('signed_versions_fingerprint').on(table.fingerprint),
    index('signed_versions_signer').on(table.signerId),
  ],
);

/** Names in notes of which a person has said that they are one person, or two. */
export const namePairs = pgTable(
  'name_pairs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The two in the order of their letters. */
    name: text('name').notNull(),
    other: text('other').notNull(),
    same: boolean('same').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name, table.other] })],
);

/** The mails that a person has asked for. */
export const mailChoices = pgTable('mail_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  taskReminders: boolean('task_reminders').notNull().default(false),
  weeklyDigest: boolean('weekly_digest').notNull().default(false),
  /** The person's day that the last reminder was looked at for; there is one a day at most. */
  remindedOn: date('reminded_on'),
  /** The Monday of the last week that a digest was looked at for. */
  digestOf: date('digest_of'),
});

/**
 * Mails that must not come twice, from when they are handed to the mail server. A process that dies meanwhile leaves its row, and
 * the next try does not send again.
 */
export const mailHandovers = pgTable(
  'mail_handovers',
  {
    mailId: uuid('mail_id').primaryKey(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [index('mail_handovers_started').on(table.startedAt)],
);
