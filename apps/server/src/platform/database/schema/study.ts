import { cardKinds, cardStatuses } from '@notelark/api/study-cards';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';
import { textInputs, uploads } from './library.ts';

/** A passage that a card rests on, as it was when the card was made. */
export interface CardPassage {
  /** Of the segment, or of the paragraph of a text. */
  index: number;
  /** Piece of a long paragraph; null: all of it. */
  part: number | null;
  /** Seconds; null: the source has no times. */
  start: number | null;
  quote: string;
}

/** What the scheduler knows of a card, beside when it is due. */
export interface StoredSchedule {
  state: 'new' | 'learning' | 'review' | 'relearning';
  stability: number;
  difficulty: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  lastReview: string | null;
}

/**
 * Cards to learn (product rule Y1). They belong to who made them, not to the recording: that may be a colleague's, and its deletion
 * leaves the card without a source.
 */
export const studyCards = pgTable(
  'study_cards',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id').references(() => uploads.id, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    textInputId: uuid('text_input_id').references(() => textInputs.id, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    /** Of the recording or text when the card was made. */
    title: text('title').notNull(),
    kind: text('kind', { enum: cardKinds }).notNull(),
    status: text('status', { enum: cardStatuses }).notNull().default('proposed'),
    front: text('front').notNull(),
    back: text('back').notNull(),
    /** Its normalized words, now and as they were proposed: no user has two cards with the same ones. */
    textKey: text('text_key').notNull(),
    madeKey: text('made_key').notNull(),
    edited: boolean('edited').notNull().default(false),
    passages: jsonb('passages').$type<CardPassage[]>().notNull(),
    /** The schedule: a copy of what its reviews lead to. */
    dueAt: moment('due_at').notNull(),
    scheduledDays: integer('scheduled_days').notNull().default(0),
    schedule: jsonb('schedule').$type<StoredSchedule>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('study_cards_text').on(table.userId, table.textKey),
    unique('study_cards_made').on(table.userId, table.madeKey),
    check(
      'study_cards_one_source',
      sql`num_nonnulls(${table.uploadId}, ${table.textInputId}) <= 1`,
    ),
    index('study_cards_due').on(table.userId, table.status, table.dueAt),
    index('study_cards_upload').on(table.uploadId),
    index('study_cards_text_input').on(table.textInputId),
  ],
);

/** What a learner has chosen. */
export const studySettings = pgTable('study_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newCardsPerDay: smallint('new_cards_per_day').notNull(),
});

/** Every review that was ever made; rows are only added. */
export const studyReviews = pgTable(
  'study_reviews',
  {
    /** Derived from the user and the request, so that a review which arrives twice counts once. */
    id: uuid('id').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => studyCards.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: takes back the review that `undoes` names. */
    rating: smallint('rating'),
    undoes: uuid('undoes'),
    /** When it was made, which may be long before it arrived. */
    reviewedAt: moment('reviewed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('study_reviews_rating', sql`(${table.rating} is null) <> (${table.undoes} is null)`),
    index('study_reviews_card').on(table.cardId, table.reviewedAt),
    index('study_reviews_user').on(table.userId, table.reviewedAt),
  ],
);
