import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CarriedCounts } from '@notelark/api/carried';
import type { CalendarEvent } from '@notelark/api/calendar-event';
import type { Origin, ReceivedFile, ReceivedText, Stretch } from '@notelark/api/intake';
import type { AudioFinding, ImportAudio } from '@notelark/api/import-audio';
import { fallbackReasons } from '@notelark/api/fallback-reasons';
import type { LineMark, OwnNote } from '@notelark/api/live-details';
import { outputTypes } from '@notelark/api/output-types';
import { teamAccesses } from '@notelark/api/team-roles';
import { templateIds } from '@notelark/api/templates';
import { transcriptFormats } from '@notelark/api/transcript-formats';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** Where the transcription of an upload stands. `transcribed`: its transcript is complete. */
export const uploadStatus = pgEnum('upload_status', [
  'queued',
  'decoding',
  'transcribing',
  'transcribed',
  'failed',
]);

/** Where a summary stands. `waiting`: for its transcript. */
export const summaryStatus = pgEnum('summary_status', [
  'waiting',
  'queued',
  'summarizing',
  'ready',
  'failed',
]);
export const outputTypeEnum = pgEnum('output_type', outputTypes);
/** What the members of the owner's team may do with a recording or text and all that was made of it (product rule T4). */
export const teamAccess = pgEnum('team_access', teamAccesses);
export const textOrigin = pgEnum('text_origin', ['typed', 'live']);

/** The audio that was added to an imported transcript. */
export interface StoredAudio extends Pick<
  ImportAudio,
  'filename' | 'status' | 'progress' | 'times' | 'approximate'
> {
  /** What its minutes are charged to. */
  id: string;
  findings: AudioFinding[];
  errorCode: string | null;
  /** Whether the transcript has times of its own. */
  timed: boolean;
  /** What was counted of the file; null until it was read. */
  received: ReceivedFile | null;
  /** When it arrived, in ISO 8601. */
  receivedAt: string;
}

/**
 * How the owner files a recording or a text. Names, not rows of their own: a folder exists as long as something is in it, and
 * a row's owner is its labels' owner.
 */
const labels = () => ({
  folder: text('folder'),
  tags: text('tags')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});

export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    /** Made from the notes, or given by the owner; null: the file's name stands in. */
    title: text('title'),
    ...labels(),
    teamAccess: teamAccess('team_access').notNull().default('none'),
    /** Key in the file store; null once the file is gone. What the specification calls file_url is made from it. */
    fileKey: text('file_key').unique(),
    /** Key of the small copy for playback. */
    playbackKey: text('playback_key'),
    /** There will be no such copy. */
    playbackFailed: boolean('playback_failed').notNull().default(false),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** The tus upload that this came from: asking twice gives one upload. */
    transferId: text('transfer_id').notNull().unique(),
    keepOriginal: boolean('keep_original').notNull().default(false),
    /** Where it came from; null: it was not recorded when it came. */
    origin: jsonb('origin').$type<Origin>(),
    /** When its recording ended, as its sender knows it; null: not known. */
    recordedAt: moment('recorded_at'),
    /** What its owner's calendar had at that time. */
    event: jsonb('event').$type<CalendarEvent>(),
    /** What was counted of its file, for the receipt; null: nothing was. */
    received: jsonb('received').$type<ReceivedFile>(),
    /** Of a transcript that was made elsewhere: its format. It has no file but its audio; its notes count as those of a text. */
    importedAs: text('imported_as', { enum: transcriptFormats }),
    /** Of such a transcript: its audio, whose file `fileKey` names. */
    audio: jsonb('audio').$type<StoredAudio>(),
    /** The recording that comes with the product: uses no quota and counts in no figure. */
    sample: boolean('sample').notNull().default(false),
    /** Primary tag of the language that its owner says is spoken; null: to be detected. */
    spokenLanguage: text('spoken_language'),
    /** Counted from the samples. */
    durationSeconds: doublePrecision('duration_seconds'),
    status: uploadStatus('status').notNull().default('queued'),
    /** 0 to 1 of the transcription. */
    progress: real('progress').notNull().default(0),
    errorCode: text('error_code'),
    /** The engine said that it takes no more until then; null while it works. */
    waitsUntil: moment('waits_until'),
    /** Code of a warning that the user should read. */
    warning: text('warning'),
    /** Grows whenever there is more of the transcript to read. */
    revision: integer('revision').notNull().default(0),
    failedAt: moment('failed_at'),
    /** About 1,000 peaks (0 to 255) for the player's waveform. */
    waveform: jsonb('waveform').$type<number[]>(),
    /** When the user was notified that storage ends. */
    expiryNoticeAt: moment('expiry_notice_at'),
    /** The retention period in days that the notice announced: it counts for no other. */
    expiryNoticeDays: integer('expiry_notice_days'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('uploads_owner').on(table.id, table.userId),
    index('uploads_history').on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`),
    uniqueIndex('uploads_sample')
      .on(table.userId)
      .where(sql`${table.sample}`),
    index('uploads_failed')
      .on(table.failedAt, table.id)
      .where(sql`${table.status} = 'failed'`),
    index('uploads_folder')
      .on(table.userId, table.folder)
      .where(sql`${table.folder} is not null`),
    index('uploads_filename_search').using('gin', sql`${table.filename} gin_trgm_ops`),
    index('uploads_title_search').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
);

/**
 * A file on its way here. Its id is its key in the file store, and the upload that it becomes has the id `uploadId`, which
 * holds its reserved minutes already. Kept for a while after that, for a client that lost the last answer.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id').notNull().unique(),
    filename: text('filename').notNull(),
    outputType: outputTypeEnum('output_type').notNull(),
    keepOriginal: boolean('keep_original').notNull(),
    /** The imported transcript that it is the audio of: then it becomes no upload, and `uploadId` is what its minutes are charged to. */
    audioOf: uuid('audio_of'),
    /** Where it comes from. */
    origin: jsonb('origin').$type<Origin>().notNull().default({ from: 'upload' }),
    /** Null as long as the client has not said it. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** What the client said about it, word for word: the protocol gives it back. */
    metadata: jsonb('metadata').$type<Record<string, string | null>>().notNull(),
    /** When the last byte was here. */
    receivedAt: moment('received_at'),
    /** When it became an upload, which may have been deleted since. */
    completedAt: moment('completed_at'),
    /** Why it became no upload. */
    errorCode: text('error_code'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('transfers_owner').on(table.userId),
    index('transfers_expiry').on(table.expiresAt),
  ],
);

export const textInputs = pgTable(
  'text_inputs',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rawText: text('raw_text').notNull(),
    /** Made from the notes, or given by the owner; null: the first words stand in. */
    title: text('title'),
    /** What stands in for a title, for sorting; null in rows of a release that did not store it, until they are indexed. */
    firstWords: text('first_words'),
    ...labels(),
    /** Made from the text that comes with the product: uses no quota and counts in no figure. */
    sample: boolean('sample').notNull().default(false),
    teamAccess: teamAccess('team_access').notNull().default('none'),
    origin: textOrigin('origin').notNull().default('typed'),
    /** Label of the recognizer that wrote a live text, where its text is a draft. */
    draftEngine: text('draft_engine'),
    /** Of a live text: when each paragraph was said, and by whom; null where that is not known. */
    lines: jsonb('lines').$type<LineMark[]>(),
    /** What its owner marked while it was said, in seconds. */
    bookmarks: jsonb('bookmarks').$type<number[]>().notNull().default([]),
    /** What its owner's calendar had while it was recorded. */
    event: jsonb('event').$type<CalendarEvent>(),
    /** What was counted when it came, for the receipt; null: nothing was. */
    received: jsonb('received').$type<ReceivedText>(),
    /** What its owner wrote while it was said. */
    ownNotes: jsonb('own_notes').$type<OwnNote[]>().notNull().default([]),
    /** Counts the edits: a save names the version that it started from. */
    version: integer('version').notNull().default(1),
    /** The version that its search passages were cut from; null: none yet. */
    searchVersion: integer('search_version'),
    expiryNoticeAt: moment('expiry_notice_at'),
    expiryNoticeDays: integer('expiry_notice_days'),
    createdAt: createdAt(),
  },
  (table) => [
    index('text_inputs_unindexed')
      .on(table.id)
      .where(
        sql`(${table.searchVersion} is distinct from ${table.version} or ${table.firstWords} is null)`,
      ),
    unique('text_inputs_owner').on(table.id, table.userId),
    index('text_inputs_history').on(
      table.userId,
      sql`${table.createdAt} desc`,
      sql`${table.id} desc`,
    ),
    uniqueIndex('text_inputs_sample')
      .on(table.userId)
      .where(sql`${table.sample}`),
    index('text_inputs_folder')
      .on(table.userId, table.folder)
      .where(sql`${table.folder} is not null`),
    index('text_inputs_search').using('gin', sql`${table.rawText} gin_trgm_ops`),
    index('text_inputs_title_search').using('gin', sql`${table.title} gin_trgm_ops`),
  ],
);

/** The text of an upload. Segments come while it is made; `text` is the whole once it is complete or edited. */
export const transcripts = pgTable(
  'transcripts',
  {
    uploadId: uuid('upload_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull().default(''),
    language: text('language'),
    engine: text('engine').notNull(),
    engineLabel: text('engine_label').notNull(),
    /** Made by an engine whose text is a draft. */
    draft: boolean('draft').notNull(),
    /** Whether the times of its segments are seconds; those of an imported transcript without times only order them. */
    timed: boolean('timed').notNull().default(true),
    /** Everything before this second is in the segments: where a resumed job goes on. */
    savedSeconds: doublePrecision('saved_seconds').notNull().default(0),
    /** How much of it was given to the engine, the rest being silence; null: not counted. */
    spokenSeconds: doublePrecision('spoken_seconds'),
    /** Where there was a voice and the engine wrote nothing; null: not recorded. */
    unrecognized: jsonb('unrecognized').$type<Stretch[]>(),
    complete: boolean('complete').notNull().default(false),
    /** The least index that no segment had before the last edit: notes cite indexes, so none is given twice. */
    nextIndex: integer('next_index').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** The version that its search passages were cut from; null: none yet. */
    searchVersion: integer('search_version'),
    /** When its owner last rewrote it; null: it is as the engine wrote it, but for names of speakers. */
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('transcripts_unindexed')
      .on(table.uploadId)
      .where(sql`${table.complete} and ${table.searchVersion} is distinct from ${table.version}`),
    foreignKey({
      columns: [table.uploadId, table.userId],
      foreignColumns: [uploads.id, uploads.userId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('transcripts_search').using('gin', sql`${table.text} gin_trgm_ops`),
  ],
);

export interface StoredWord {
  /** text, start and end in seconds; short names because there are 30,000 of them in three hours. */
  t: string;
  s: number;
  e: number;
  /** How sure the engine was of it, 0 to 1; absent where it doesn't say. */
  c?: number;
}

export const transcriptSegments = pgTable(
  'transcript_segments',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => transcripts.uploadId, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    /** Seconds from the start of the recording. */
    start: doublePrecision('start').notNull(),
    end: doublePrecision('end').notNull(),
    text: text('text').notNull(),
    speaker: text('speaker'),
    words: jsonb('words').$type<StoredWord[]>(),
    /** How sure the engine was of the words, 0 to 1; null where it doesn't say, and for words that a person has corrected. */
    confidence: real('confidence'),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.index] }),
    check('transcript_segments_time', sql`${table.start} >= 0 and ${table.end} >= ${table.start}`),
  ],
);

/**
 * What knows the tasks, decisions and questions of a result. The text of a summary shows none of them, so an edit of its words leaves
 * them as they were; of edited notes the text alone counts.
 */
export const knowingDocumentSql = `coalesce("summaries"."document", case when "summaries"."output_type" = 'summary' then "summaries"."edited_from" end)`;

/**
 * Which summaries have tasks: by the document, or by the boxes that their owner has written. The same words in the query as in the
 * index, or PostgreSQL doesn't use it.
 */
const hasTasks = (inDocument: string, inText: string): string =>
  `"summaries"."status" = 'ready' and (${knowingDocumentSql} @? '$.actionItems[*] ? (${inDocument})' or "summaries"."document" is null and "summaries"."summary_text" like any (array[${inText}]))`;
export const openTasksSql = hasTasks('!(@.done == true)', "'%[ ] %'");
export const doneTasksSql = hasTasks('@.done == true', "'%[x] %', '%[X] %'");

/** What notes have taken over from earlier ones, and what they are without it. */
export interface StoredCarried {
  applied: boolean;
  counts: CarriedCounts;
  /** The version that can be exchanged for `other`. */
  version: number;
  other: object;
}

export const summaries = pgTable(
  'summaries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id'),
    textInputId: uuid('text_input_id'),
    outputType: outputTypeEnum('output_type').notNull(),
    /** Markdown; null until generated. */
    summaryText: text('summary_text'),
    /** Markdown of the part that is made already. */
    draftText: text('draft_text'),
    /**
     * What `summary_text` is rendered from, so that its statements can be checked again after an edit of the source; null for
     * text that was written by hand, or before documents were stored.
     */
    document: jsonb('document').$type<object>(),
    /** Primary tag of the language of `document`, for its headings and marks. */
    documentLanguage: text('document_language'),
    /** The words of the source have changed since this was made. */
    stale: boolean('stale').notNull().default(false),
    status: summaryStatus('status').notNull().default('queued'),
    /** 0 to 1 of the summarizing. */
    progress: real('progress').notNull().default(0),
    /** The last part that was read, of how many, while a long source is summarised in parts. */
    part: jsonb('part').$type<{ number: number; of: number }>(),
    errorCode: text('error_code'),
    /** The language model said that it takes no more until then; null while it works. */
    waitsUntil: moment('waits_until'),
    /** Grows whenever there is more of it to read. */
    revision: integer('revision').notNull().default(0),
    engine: text('engine'),
    engineLabel: text('engine_label'),
    template: text('template', { enum: templateIds }).notNull().default('general'),
    /** The user's own instructions, for the template `custom`. */
    instructions: text('instructions'),
    outputLanguage: text('output_language'),
    /** Primary tag of the source's language, as the engine found it. */
    sourceLanguage: text('source_language'),
    coverage: real('coverage'),
    fallbackParts: integer('fallback_parts').notNull().default(0),
    fallbackReason: text('fallback_reason', { enum: fallbackReasons }),
    shared: boolean('shared').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** The document that a person has rewritten: tells which words are theirs when the notes are made again. */
    editedFrom: jsonb('edited_from').$type<object>(),
    /** Made again from these notes: what a person has done to them is carried over. */
    madeFrom: uuid('made_from').references((): AnyPgColumn => summaries.id, {
      onDelete: 'set null',
    }),
    /** What was carried over; null: nothing. */
    carried: jsonb('carried').$type<StoredCarried>(),
    /** When its owner last rewrote it; null: it is as the engine wrote it, but for names of speakers. */
    editedAt: moment('edited_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('summaries_one_source', sql`num_nonnulls(${table.uploadId}, ${table.textInputId}) = 1`),
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
    index('summaries_upload').on(table.uploadId),
    index('summaries_text_input').on(table.textInputId),
    index('summaries_made_from').on(table.madeFrom),
    index('summaries_owner').on(table.userId, sql`${table.createdAt} desc`),
    index('summaries_failed')
      .on(table.updatedAt, table.id)
      .where(sql`${table.status} = 'failed'`),
    index('summaries_open_tasks')
      .on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql.raw(openTasksSql)),
    index('summaries_done_tasks')
      .on(table.userId, sql`${table.createdAt} desc`, sql`${table.id} desc`)
      .where(sql.raw(doneTasksSql)),
    index('summaries_search').using('gin', sql`${table.summaryText} gin_trgm_ops`),
  ],
);

/** Results that were deleted because a plan keeps them no longer: their addresses say so to who owned them. */
export const expiredResults = pgTable(
  'expired_results',
  {
    /** Of the summary. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiredAt: moment('expired_at').notNull(),
  },
  (table) => [index('expired_results_user').on(table.userId)],
);
