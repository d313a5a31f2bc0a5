import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What is true of the whole installation: one row. */
export const installation = pgTable(
  'installation',
  {
    id: smallint('id').primaryKey().default(1),
    /** The identity of the file store that the rows refer to. */
    fileStore: text('file_store').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('installation_once', sql`${table.id} = 1`)],
);
