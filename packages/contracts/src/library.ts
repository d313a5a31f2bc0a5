import { z } from 'zod';
import { outputTypes } from './output-types.ts';
import { uploadLimits } from './plans.ts';
import { defineRoutes } from './routes.ts';
import { SummaryWishes } from './wishes.ts';

export const OutputType = z.enum(outputTypes);
export type OutputType = z.infer<typeof OutputType>;

/** Where the work on a result stands; one status for the whole way (ARCHITECTURE, "The way of a recording"). */
export const WorkStatus = z.enum([
  'queued',
  'decoding',
  'transcribing',
  'summarizing',
  'ready',
  'failed',
]);
export type WorkStatus = z.infer<typeof WorkStatus>;

/** What the history shows and filters by: derived from WorkStatus. */
export const HistoryStatus = z.enum(['processing', 'ready', 'error']);
export type HistoryStatus = z.infer<typeof HistoryStatus>;

export const Id = z.uuid();
const ById = z.object({ id: Id });

/** Progress of the work on one summary. */
export const Progress = z.object({
  status: WorkStatus,
  /** 0 to 1 within the whole work; never falls while the status advances. */
  progress: z.number().min(0).max(1),
  /** Of a long text that is summarised in parts: how many have been read. */
  part: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
  /** The failure's code and sentence, for `failed`. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Changes whenever there is more to read (segments, a draft of the notes): fetch the result again. */
  revision: z.number().int(),
});
export type Progress = z.infer<typeof Progress>;

export const Segment = z.object({
  index: z.number().int(),
  /** Seconds from the start of the recording. */
  start: z.number(),
  end: z.number(),
  text: z.string(),
  speaker: z.string().nullable(),
});
export type Segment = z.infer<typeof Segment>;

export const Engine = z.object({ id: z.string(), label: z.string(), draft: z.boolean() });

/** The text that a result rests on: a transcript or a pasted text. */
export const ResultSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('upload'),
    id: Id,
    filename: z.string(),
    createdAt: z.iso.datetime(),
    /** Measured from the samples, seconds; null until decoded. */
    durationSeconds: z.number().nullable(),
    /** A sentence the user should read, e.g. that much less sound came out than the file declares. */
    warning: z.string().nullable(),
    /** Where the recording can be played, by its owner; the address is signed and expires. Null where no file was kept. */
    playbackUrl: z.string().nullable(),
    /** Where the copy of a kept file stands that its owner can listen to; `none` for a file that is not kept, and for others. */
    playback: z.enum(['none', 'pending', 'ready', 'failed']),
    /** Loudness of stretches of equal length, 0 to 255, for the player; null where there is none to play. */
    waveform: z.array(z.number()).nullable(),
    transcript: z
      .object({
        text: z.string(),
        version: z.number().int(),
        language: z.string().nullable(),
        engine: Engine,
        /** False while segments are still coming. */
        complete: z.boolean(),
        segments: z.array(Segment),
      })
      .nullable(),
  }),
  z.object({
    kind: z.literal('text'),
    id: Id,
    origin: z.enum(['typed', 'live']),
    createdAt: z.iso.datetime(),
    text: z.string(),
    version: z.number().int(),
  }),
]);
export type ResultSource = z.infer<typeof ResultSource>;

export const Result = z.object({
  id: Id,
  title: z.string(),
  outputType: OutputType,
  wishes: SummaryWishes,
  /** Markdown with citation links `[00:14](#s12)`; null until generated. */
  summaryText: z.string().nullable(),
  /** The part that is made already, to show while the rest is made. */
  draftText: z.string().nullable(),
  version: z.number().int(),
  engine: z.object({ id: z.string(), label: z.string() }).nullable(),
  /** Parts where the language model failed and the engine without a model stood in: worth a word to the reader. */
  fallbackParts: z.number().int(),
  /** How much of the source was read, e.g. 1 for all of it; null until generated. */
  coverage: z.number().nullable(),
  createdAt: z.iso.datetime(),
  work: Progress,
  source: ResultSource,
  /** "Anyone with the link can view". */
  shared: z.boolean(),
  /** False for a visitor who came by a shared link: read only. */
  mine: z.boolean(),
});
export type Result = z.infer<typeof Result>;

const HistorySummary = z.object({ id: Id, outputType: OutputType });

export const HistoryQuery = z.object({
  q: z.string().trim().max(200).optional(),
  status: HistoryStatus.optional(),
  type: OutputType.optional(),
  offset: z.coerce.number().int().min(0).default(0),
});

const HistoryRow = z.object({
  id: Id,
  createdAt: z.iso.datetime(),
  summaries: z.array(HistorySummary),
  /** Of the newest summary: what the row links to and shows. */
  status: HistoryStatus,
  outputType: OutputType.nullable(),
  work: Progress.nullable(),
  /** Where the search matched inside a transcript, text or summary; null without a search or for a name match. */
  match: z.string().nullable(),
});
export const UploadRow = HistoryRow.extend({ filename: z.string() });
export type UploadRow = z.infer<typeof UploadRow>;
export const TextRow = HistoryRow.extend({ snippet: z.string() });
export type TextRow = z.infer<typeof TextRow>;

export const libraryRoutes = defineRoutes({
  'GET /api/uploads': {
    summary: 'The history of uploads, newest first, a page of 20',
    access: 'user',
    query: HistoryQuery,
    status: 200,
    output: z.object({ rows: z.array(UploadRow) }),
    errors: [],
  },
  'GET /api/text-inputs': {
    summary: 'The history of texts, newest first, a page of 20',
    access: 'user',
    query: HistoryQuery,
    status: 200,
    output: z.object({ rows: z.array(TextRow) }),
    errors: [],
  },
  'POST /api/uploads/{id}/complete': {
    summary:
      'The upload and summary that a finished file upload (tus, /api/files) became; the same answer however often it is asked',
    access: 'user',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    status: 200,
    output: z.object({ uploadId: Id, summaryId: Id }),
    errors: [
      'not-found',
      'upload-incomplete',
      'audio-quota-exceeded',
      'file-too-large',
      'not-audio',
      'no-sound',
      'broken-file',
    ],
  },
  'GET /api/uploads/{id}': {
    summary: 'One upload',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      id: Id,
      filename: z.string(),
      createdAt: z.iso.datetime(),
      summaries: z.array(HistorySummary),
    }),
    errors: ['not-found'],
  },
  'GET /api/uploads/{id}/playback': {
    summary:
      'The recording to listen to, whole or a range of it: for its owner, or by the signed address of a result until it expires',
    access: 'public',
    params: ById,
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    status: 200,
    raw: 'audio/mpeg',
    errors: ['not-found', 'file-gone'],
  },
  'DELETE /api/uploads/{id}': {
    summary: 'Delete an upload, its file, transcript and summaries',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'POST /api/text-inputs': {
    summary: 'Save a text and start its summary or notes',
    access: 'user',
    body: z.object({
      text: z.string(),
      outputType: OutputType,
      textInputId: Id.optional(),
      /** Absent: nothing in particular. */
      wishes: SummaryWishes.optional(),
    }),
    status: 201,
    output: z.object({ textInputId: Id, summaryId: Id }),
    errors: ['text-empty', 'text-too-long', 'text-quota-exceeded', 'not-found'],
  },
  'GET /api/text-inputs/{id}': {
    summary: 'One saved text',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({
      id: Id,
      text: z.string(),
      createdAt: z.iso.datetime(),
      version: z.number().int(),
      summaries: z.array(HistorySummary),
    }),
    errors: ['not-found'],
  },
  'PATCH /api/text-inputs/{id}': {
    summary: 'Save an edited text; refused when it was changed elsewhere since `version`',
    access: 'user',
    params: ById,
    body: z.object({ text: z.string(), version: z.number().int() }),
    status: 200,
    output: z.object({ version: z.number().int() }),
    errors: ['not-found', 'edited-elsewhere', 'text-empty', 'text-too-long'],
  },
  'DELETE /api/text-inputs/{id}': {
    summary: 'Delete a text and its summaries',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'PATCH /api/transcripts/{id}': {
    summary: 'Save an edited transcript (id of its upload); segments keep their times',
    access: 'user',
    params: ById,
    body: z.object({ text: z.string(), version: z.number().int() }),
    status: 200,
    output: z.object({ version: z.number().int() }),
    errors: ['not-found', 'edited-elsewhere', 'not-ready', 'text-empty'],
  },
  'PATCH /api/transcripts/{id}/speakers': {
    summary:
      'Give a speaker of a transcript (id of its upload) another name, here and in all that was made of it; the name of another makes one of two',
    access: 'user',
    params: ById,
    body: z.object({
      from: z.string(),
      to: z.string().trim().min(1).max(uploadLimits.maxSpeakerNameCharacters),
    }),
    status: 204,
    errors: ['not-found', 'not-ready'],
  },
  'GET /api/results/{id}': {
    summary:
      'All that the results page shows, by the id of a summary; for its owner, or for anyone where it is shared',
    access: 'public',
    params: ById,
    status: 200,
    output: Result,
    errors: ['not-found'],
  },
  'GET /api/results/{id}/progress': {
    summary: 'Where the work stands: what the page polls every 3 seconds when events do not come',
    access: 'user',
    params: ById,
    status: 200,
    output: Progress,
    errors: ['not-found'],
  },
  'GET /api/summaries/recent': {
    summary: 'The five newest summaries, for the debug tools',
    access: 'user',
    status: 200,
    output: z.object({
      rows: z.array(
        z.object({
          id: Id,
          outputType: OutputType,
          status: WorkStatus,
          createdAt: z.iso.datetime(),
          summaryText: z.string().nullable(),
        }),
      ),
    }),
    errors: [],
  },
  'GET /api/results/{id}/events': {
    summary:
      'Progress as server-sent events, each a Progress as JSON; ends when the work is ready or failed',
    access: 'user',
    params: ById,
    status: 200,
    raw: 'text/event-stream',
    errors: ['not-found'],
  },
  'PATCH /api/results/{id}/sharing': {
    summary: 'Let anyone with the link view a result, or nobody but its owner',
    access: 'user',
    params: ById,
    body: z.object({ shared: z.boolean() }),
    status: 200,
    output: z.object({ shared: z.boolean() }),
    errors: ['not-found'],
  },
  'PATCH /api/summaries/{id}': {
    summary: 'Save an edited summary; refused when it was changed elsewhere since `version`',
    access: 'user',
    params: ById,
    body: z.object({ text: z.string(), version: z.number().int() }),
    status: 200,
    output: z.object({ version: z.number().int() }),
    errors: ['not-found', 'edited-elsewhere', 'not-ready'],
  },
  'POST /api/summaries/{id}/switch': {
    summary:
      'Make the opposite output type of the same source; the newest one that exists is given instead of a second',
    access: 'user',
    params: ById,
    status: 201,
    output: z.object({ summaryId: Id }),
    errors: ['not-found', 'text-quota-exceeded'],
  },
  'POST /api/summaries/{id}/again': {
    summary:
      'Make the same output type of the same source in another way; one that was made so already is given instead of a second',
    access: 'user',
    params: ById,
    body: SummaryWishes,
    status: 201,
    output: z.object({ summaryId: Id }),
    errors: ['not-found', 'text-quota-exceeded'],
  },
  'POST /api/summaries/{id}/retry': {
    summary: 'Retry failed work where it stopped: a finished transcript is not made again',
    access: 'user',
    params: ById,
    status: 202,
    output: Progress,
    errors: [
      'not-found',
      'nothing-to-retry',
      'file-gone',
      'audio-quota-exceeded',
      'text-quota-exceeded',
    ],
  },
});
