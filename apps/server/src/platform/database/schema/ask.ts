import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { textInputs, uploads } from './library.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What search ranks: neighbouring turns of a transcript, or pieces of a text, of about 120 words together. Derived: the writers of
 * transcripts and texts replace the passages of a source in the transaction that changes it.
 */
export const searchPassages = pgTable(
  'search_passages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    uploadId: uuid('upload_id'),
    textInputId: uuid('text_input_id'),
    /** Its place among the passages of its source. */
    ordinal: integer('ordinal').notNull(),
    /** Positions of its first and last turn in the source, in reading order. */
    firstTurn: integer('first_turn').notNull(),
    lastTurn: integer('last_turn').notNull(),
    words: integer('words').notNull(),
    /** How many of the words each speaker has. */
    speakers: jsonb('speakers').$type<Record<string, number>>().notNull(),
    /** The text search configuration of `vector`. */
    config: text('config').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (table) => [
    check(
      'search_passages_one_source',
      sql`num_nonnulls(${table.uploadId}, ${table.textInputId}) = 1`,
    ),
    foreignKey({
      columns: [table.uploadId, table.userId],
      foreignColumns: [uploads.id, uploads.userId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      columns: [table.textInputId, table.userId],
      foreignColumns: [textInputs.id, textInputs.userId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('search_passages_owner').on(table.userId, table.config),
    index('search_passages_upload').on(table.uploadId),
    index('search_passages_text_input').on(table.textInputId),
    index('search_passages_vector').using('gin', table.vector),
  ],
);
