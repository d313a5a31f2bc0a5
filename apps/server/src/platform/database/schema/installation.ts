import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { engineKinds } from '@notelark/api/engine-kinds';
import { createdAt, moment } from './columns.ts';

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

/** What each engine of this installation is, and when it last failed. */
export const engineStates = pgTable('engine_states', {
  kind: text('kind', { enum: engineKinds }).primaryKey(),
  /** Label of the engine that serves. */
  label: text('label').notNull(),
  /** Since when it does. */
  since: moment('since').notNull(),
  failedAt: moment('failed_at'),
  /** What the engine reported; never what it was given. */
  failure: text('failure'),
});
