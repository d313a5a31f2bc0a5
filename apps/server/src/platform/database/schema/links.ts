import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { linkStates } from '@notelark/api/link-states';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';
import { outputTypeEnum } from './library.ts';

export const linkState = pgEnum('link_state', linkStates);

/** What is wanted of a recording. */
const wanted = () => ({
  outputType: outputTypeEnum('output_type').notNull(),
  keepOriginal: boolean('keep_original').notNull(),
  summaryOptions: jsonb('summary_options').$type<SummaryOptions>(),
  spokenLanguage: text('spoken_language'),
});

/** Podcasts whose new episodes are brought. */
export const feeds = pgTable(
  'feeds',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    title: text('title').notNull(),
    ...wanted(),
    /** For the next look: the server answers 304 where nothing has changed. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** Ids of the episodes that are known, the newest first. */
    known: text('known').array().notNull(),
    checkedAt: moment('checked_at'),
    nextCheckAt: moment('next_check_at').notNull(),
    /** Looks that failed one after the other. */
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('feeds_owner').on(table.id, table.userId),
    unique('feeds_once').on(table.userId, table.url),
    index('feeds_due').on(table.nextCheckAt),
  ],
);

/** Recordings that are brought by their addresses. */
export const links = pgTable(
  'links',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a new episode; null: its owner gave the address. */
    feedId: uuid('feed_id'),
    url: text('url').notNull(),
    title: text('title').notNull(),
    ...wanted(),
    state: linkState('state').notNull().default('waiting'),
    /** The transfer that its bytes gather in; null until it has begun. */
    transferId: text('transfer_id'),
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    totalBytes: bigint('total_bytes', { mode: 'number' }),
    /** A strong ETag or the date of the last change: what shows on resuming that it is still the same file. */
    validator: text('validator'),
    errorCode: text('error_code'),
    /** For the sentence of the error. */
    errorParams: jsonb('error_params').$type<Record<string, string | number>>(),
    summaryId: uuid('summary_id'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.feedId, table.userId],
      foreignColumns: [feeds.id, feeds.userId],
    }).onDelete('cascade'),
    index('links_user').on(table.userId, table.createdAt),
    index('links_feed').on(table.feedId),
    index('links_age').on(table.createdAt),
  ],
);
