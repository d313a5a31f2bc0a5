import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TimedLine } from '@notelark/api/live-lines';
import { users } from './accounts.ts';
import { bytes, createdAt, id, moment } from './columns.ts';

/** A live recording. Its id is made by the page, which may begin to record while the server is out of reach. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** When it was closed: no new chunk is taken then. */
    endedAt: moment('ended_at'),
    /** Its transcript has been saved to the library; the chunks are gone. */
    saved: boolean('saved').notNull().default(false),
    /** Length of the sound that was transcribed, each second of it once. */
    seconds: doublePrecision('seconds').notNull().default(0),
    chunks: integer('chunks').notNull().default(0),
    /** Seconds of speech by the language that they were heard in. */
    heard: jsonb('heard').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [
    index('live_sessions_owner').on(table.userId),
    index('live_sessions_start').on(table.startedAt),
  ],
);

/** A word of the seconds that the next chunk hears again. */
export interface StoredLiveWord {
  text: string;
  /** Seconds from the start of the recording. */
  start: number;
  end: number;
  /** Written without a space before it. */
  glued: boolean;
}

/** A chunk that was transcribed and metered. Exists as a whole or not at all: what was begun and not finished leaves nothing. */
export const liveChunks = pgTable(
  'live_chunks',
  {
    /** The source of its entry in the ledger of usage. */
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => liveSessions.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    /** Where its sound ends, in seconds of the recording. */
    end: doublePrecision('end').notNull(),
    /** New sound, and sound that the chunk before had, in seconds. */
    seconds: doublePrecision('seconds').notNull(),
    overlapSeconds: doublePrecision('overlap_seconds').notNull(),
    text: text('text').notNull(),
    lines: jsonb('lines').$type<TimedLine[]>().notNull().default([]),
    tail: jsonb('tail').$type<StoredLiveWord[]>().notNull(),
    /** Of the samples that the next chunk may begin with. */
    endHash: text('end_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('live_chunks_once').on(table.sessionId, table.sequence)],
);

/**
 * Sound that came ahead of its chunk, for whichever process the chunk reaches: parts of two seconds, encrypted, for a minute or
 * two. The table is unlogged (see its migration): a crash of the database empties it, and the page sends the chunk whole.
 */
export const livePrefetch = pgTable(
  'live_prefetch',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** The same for all parts since the chunk was begun, perhaps anew. */
    take: uuid('take').notNull(),
    /** Samples of the chunk before it. */
    from: integer('from').notNull(),
    sealed: bytes('sealed').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('live_prefetch_chunk').on(table.userId, table.sessionId, table.sequence, table.from),
    index('live_prefetch_age').on(table.sentAt),
  ],
);
