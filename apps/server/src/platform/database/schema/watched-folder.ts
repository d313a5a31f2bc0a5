import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Files in the watched folder that were seen, as long as they are there. */
export const watchedFiles = pgTable('watched_files', {
  /** Below the watched folder. */
  path: text('path').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  modifiedAt: moment('modified_at').notNull(),
  /** The transfer that it is being taken by; null until its size stands still. */
  transferId: text('transfer_id'),
});
