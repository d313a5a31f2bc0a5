import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id } from './columns.ts';
import { summaries, textInputs, uploads } from './library.ts';

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
/**
 * The words of the statements of notes, to find what stands in no other place. A trigger of `summaries` keeps it, so that no writer of notes
 * can forget it (migration 0023).
 */
export const searchNotes = pgTable(
  'search_notes',
  {
    summaryId: uuid('summary_id')
      .primaryKey()
      .references(() => summaries.id, { onDelete: 'cascade' }),
    vector: tsvector('vector').notNull(),
  },
  (table) => [index('search_notes_vector').using('gin', table.vector)],
);

/**
 * What passages mean, as vectors of unit length that a model has made of their texts. Derived, like the passages: kept as numbers, so
 * that the same rows serve with `pgvector` and without it. Empty: the model's server does not take this text.
 */
export const passageEmbeddings = pgTable(
  'passage_embeddings',
  {
    passageId: bigint('passage_id', { mode: 'number' })
      .notNull()
      .references(() => searchPassages.id, { onDelete: 'cascade' }),
    model: text('model').notNull(),
    embedding: real('embedding').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.passageId, table.model] })],
);
/** What a person asked, and over what. */
export const askedQuestions = pgTable(
  'asked_questions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** What was searched for: with the words of the question before, where this one leans on it. */
    searched: text('searched').notNull(),
    /** Whether enough was found for an answer. */
    said: boolean('said').notNull(),
    /** Null: everything, unless one source is named. */
    folder: text('folder'),
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    textInputId: uuid('text_input_id').references(() => textInputs.id, { onDelete: 'cascade' }),
    /** Label of the language model that wrote sentences; null: none did. */
    engineLabel: text('engine_label'),
    /** Sentences of the model that the verifier did not let through. */
    leftOut: integer('left_out').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('asked_questions_owner').on(table.userId, sql`${table.createdAt} desc`),
    index('asked_questions_upload').on(table.uploadId),
    index('asked_questions_text_input').on(table.textInputId),
  ],
);

/** A part of an answer. It rests on one source, and goes with it. */
export const askedFindings = pgTable(
  'asked_findings',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => askedQuestions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A sentence of a language model, a statement of checked notes, or a passage as it was said. */
    kind: text('kind', { enum: ['sentence', 'statement', 'passage'] }).notNull(),
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    textInputId: uuid('text_input_id').references(() => textInputs.id, { onDelete: 'cascade' }),
    /** Of a sentence and a statement; null: passages are read from their source. */
    text: text('text'),
    /** The places that it rests on, as notes cite them: `#s12`. They outlive edits. */
    targets: text('targets').array().notNull(),
  },
  (table) => [
    check(
      'asked_findings_one_source',
      sql`num_nonnulls(${table.uploadId}, ${table.textInputId}) = 1`,
    ),
    index('asked_findings_question').on(table.questionId),
    index('asked_findings_upload').on(table.uploadId),
    index('asked_findings_text_input').on(table.textInputId),
  ],
);
