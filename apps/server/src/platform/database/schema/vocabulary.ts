import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';
import { type StoredWord, summaries, textInputs, uploads } from './library.ts';
import { teams } from './teams.ts';

/** Names and terms, and how they are misheard: of a person or of a team (product rule N9). */
export const vocabularyEntries = pgTable(
  'vocabulary_entries',
  {
    id: id(),
    /** Null: a team's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Null: a person's. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    term: text('term').notNull(),
    /** The term without case and in one normal form: each is there once. */
    termKey: text('term_key').notNull(),
    misheard: text('misheard').array().notNull(),
    note: text('note').notNull().default(''),
    /** When it last corrected a recording; null: never. */
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('vocabulary_entries_one_owner', sql`num_nonnulls(${table.userId}, ${table.teamId}) = 1`),
    unique('vocabulary_entries_of_user').on(table.userId, table.termKey),
    unique('vocabulary_entries_of_team').on(table.teamId, table.termKey),
  ],
);

/** Texts of generated notes that were corrected along with their recording: as they were, and as they became. */
export const fixedNotes = pgTable(
  'fixed_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fixId: uuid('fix_id')
      .notNull()
      .references(() => fixes.id, { onDelete: 'cascade' }),
    summaryId: uuid('summary_id')
      .notNull()
      .references(() => summaries.id, { onDelete: 'cascade' }),
    texts: jsonb('texts').$type<{ before: string; after: string }[]>().notNull(),
  },
  (table) => [
    index('fixed_notes_fix').on(table.fixId),
    index('fixed_notes_summary').on(table.summaryId),
  ],
);

/** Corrections in all recordings of a person, kept for the 30 days in which they can be undone. */
export const fixes = pgTable(
  'fixes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    wrong: text('wrong').array().notNull(),
    right: text('right').notNull(),
    places: integer('places').notNull().default(0),
    recordings: integer('recordings').notNull().default(0),
    /** Notes that were up to date before it. */
    madeStale: uuid('made_stale').array().notNull(),
    undoneAt: moment('undone_at'),
    /** Passages that the undo left as they were. */
    left: integer('left').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('fixes_user').on(table.userId, table.createdAt),
    index('fixes_age').on(table.createdAt),
  ],
);

/**
 * Passages whose words were corrected by a fix, or by the vocabulary when the transcript was made: as they were, and as they became.
 * They belong to the owner of the recording, who need not be the one who corrected it.
 */
export const fixedPassages = pgTable(
  'fixed_passages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the vocabulary. */
    fixId: uuid('fix_id').references(() => fixes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    uploadId: uuid('upload_id'),
    textInputId: uuid('text_input_id'),
    /** Of the recording once it was corrected. */
    version: integer('version').notNull(),
    /** Of the segment, or of the line of a text. */
    index: integer('index').notNull(),
    textBefore: text('text_before').notNull(),
    textAfter: text('text_after').notNull(),
    wordsBefore: jsonb('words_before').$type<StoredWord[]>(),
    /** What was corrected in it, in order. */
    changes: jsonb('changes').$type<{ from: string; to: string }[]>().notNull(),
  },
  (table) => [
    check(
      'fixed_passages_one_source',
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
    index('fixed_passages_fix').on(table.fixId, table.id),
    index('fixed_passages_upload').on(table.uploadId),
    index('fixed_passages_text').on(table.textInputId),
    index('fixed_passages_user').on(table.userId),
  ],
);
