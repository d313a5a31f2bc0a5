import { z } from 'zod';
import {
  EditedLine,
  HistoryQuery,
  HistorySummary,
  Id,
  Label,
  MAX_TAGS,
  OtherSummary,
  OutputType,
  Progress,
  Result,
  TextRow,
  UploadRow,
  WorkStatus,
} from './library.ts';
import { uploadLimits } from './plans.ts';
import { teamAccesses } from './team-roles.ts';
import { bodyLimitOf, defineRoutes } from './routes.ts';
import { SummaryOptions } from './summary-options.ts';

const ById = z.object({ id: Id });
/** Far more than may be summarized, so that the answer can say how much is accepted. */
const PASTED_CHARACTERS = 50 * uploadLimits.maxTextCharacters;
/** Items that are filed at once. */
const MAX_FILED = 500;
/** Of a transcript: far more than a day of talk has. */
const MAX_LINES = 5000;
/** Of an edited line: names are in strings; what counts are numbers and marks. */
const LINE_STRUCTURE = 60;
/** Of a result's title. */
export const MAX_TITLE_CHARACTERS = 200;
/** The transcript of a live recording may be as long. */
const EDITED_CHARACTERS = 2_000_000;
const Edit = z.object({ text: z.string().max(EDITED_CHARACTERS), version: z.int32() });
const Version = z.object({ version: z.number().int() });

export const libraryRoutes = defineRoutes({
  'GET /api/uploads': {
    operationId: 'listUploads',
    scope: 'read',
    summary: 'The history of uploads, sorted, a page of 20',
    access: 'user',
    query: HistoryQuery,
    status: 200,
    output: z.object({ rows: z.array(UploadRow) }),
    errors: [],
  },
  'GET /api/text-inputs': {
    operationId: 'listTexts',
    scope: 'read',
    summary: 'The history of texts, sorted, a page of 20',
    access: 'user',
    query: HistoryQuery,
    status: 200,
    output: z.object({ rows: z.array(TextRow) }),
    errors: [],
  },
  'GET /api/labels': {
    operationId: 'listLabels',
    scope: 'read',
    summary: 'The folders and tags that are in use, in the order of the alphabet',
    access: 'user',
    status: 200,
    output: z.object({ folders: z.array(z.string()), tags: z.array(z.string()) }),
    example: { output: { folders: ['Weekly'], tags: ['budget'] } },
    errors: [],
  },
  'PATCH /api/labels': {
    operationId: 'fileItems',
    scope: 'write',
    summary:
      'File recordings and texts: all of them, or none where one does not exist. A folder or tag exists as long as something has it',
    access: 'user',
    body: z.object({
      uploadIds: z.array(Id).max(MAX_FILED).optional(),
      textInputIds: z.array(Id).max(MAX_FILED).optional(),
      /** Absent: as it is; null: in no folder. */
      folder: Label.nullable().optional(),
      addTags: z.array(Label).max(MAX_TAGS).default([]),
      removeTags: z.array(Label).max(MAX_FILED).default([]),
    }),
    status: 204,
    example: {
      body: {
        uploadIds: ['5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11'],
        folder: 'Weekly',
        addTags: ['budget'],
      },
    },
    errors: ['not-found', 'too-many-tags'],
  },
  'POST /api/uploads/{id}/complete': {
    operationId: 'completeUpload',
    scope: 'write',
    summary:
      'The upload and summary that a finished file upload (tus, /api/files) became; the same answer however often it is asked',
    access: 'user',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    status: 200,
    output: z.object({ uploadId: Id, summaryId: Id }),
    example: {
      output: {
        uploadId: '5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11',
        summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
      },
    },
    errors: [
      'not-found',
      'upload-incomplete',
      'audio-quota-exceeded',
      'team-quota-exceeded',
      'file-too-large',
      'not-audio',
      'no-sound',
      'broken-file',
    ],
  },
  'GET /api/uploads/{id}': {
    operationId: 'getUpload',
    scope: 'read',
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
    operationId: 'playUpload',
    scope: 'read',
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
    operationId: 'deleteUpload',
    scope: 'write',
    summary: 'Delete an upload, its file, transcript and summaries',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'POST /api/text-inputs': {
    operationId: 'createText',
    scope: 'write',
    summary: 'Save a text and start its summary or notes',
    access: 'user',
    bodyLimit: bodyLimitOf(PASTED_CHARACTERS),
    body: z.object({
      text: z.string(),
      outputType: OutputType,
      textInputId: Id.optional(),
      /** Absent: nothing in particular. */
      summaryOptions: SummaryOptions.optional(),
      /** Made by the client, which may ask again with the same id where no answer has come: nothing is saved or charged twice. */
      requestId: Id.optional(),
    }),
    status: 201,
    output: z.object({ textInputId: Id, summaryId: Id }),
    example: {
      body: { text: 'Ann: We need a second printer.', outputType: 'notes' },
      output: {
        textInputId: '5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11',
        summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
      },
    },
    errors: ['text-empty', 'text-too-long', 'text-quota-exceeded', 'not-found'],
  },
  'POST /api/sample': {
    operationId: 'openSample',
    scope: 'write',
    summary:
      'The notes of a sample: a short recording, or a text where no speech engine for English is set up. This installation makes them at first use. Uses no quota, counts in no figure, can be deleted like any other',
    access: 'user',
    status: 200,
    output: z.object({ summaryId: Id }),
    errors: ['not-found'],
  },
  'GET /api/text-inputs/{id}': {
    operationId: 'getText',
    scope: 'read',
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
    operationId: 'updateText',
    scope: 'write',
    forTeams: true,
    summary: 'Save an edited text; refused when it was changed elsewhere since `version`',
    access: 'user',
    params: ById,
    bodyLimit: bodyLimitOf(EDITED_CHARACTERS),
    body: Edit,
    status: 200,
    output: Version,
    errors: ['not-found', 'edited-elsewhere', 'text-empty', 'text-too-long'],
  },
  'DELETE /api/text-inputs/{id}': {
    operationId: 'deleteText',
    scope: 'write',
    summary: 'Delete a text and its summaries',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found'],
  },
  'PATCH /api/transcripts/{id}': {
    operationId: 'updateTranscript',
    scope: 'write',
    forTeams: true,
    summary: 'Save an edited transcript (id of its upload); segments keep their times',
    access: 'user',
    params: ById,
    bodyLimit: bodyLimitOf(EDITED_CHARACTERS),
    body: Edit,
    status: 200,
    output: Version,
    example: { body: { text: 'We need a second printer.', version: 1 }, output: { version: 2 } },
    errors: ['not-found', 'edited-elsewhere', 'not-ready', 'text-empty'],
  },
  'PATCH /api/transcripts/{id}/lines': {
    operationId: 'updateTranscriptLines',
    scope: 'write',
    forTeams: true,
    summary:
      'Save the lines of a transcript (id of its upload) that were edited, split or merged; refused when it was changed elsewhere since `version`',
    access: 'user',
    params: ById,
    bodyLimit: bodyLimitOf(EDITED_CHARACTERS),
    maxStructure: MAX_LINES * LINE_STRUCTURE,
    body: z.object({
      version: z.int32(),
      /** Those that were changed or added; all others stay as they are. */
      lines: z.array(EditedLine).max(MAX_LINES),
      /** Indexes of those that are gone, e.g. merged with another. */
      removed: z.array(z.number().int()).max(MAX_LINES),
    }),
    status: 200,
    output: Version,
    errors: ['not-found', 'edited-elsewhere', 'not-ready', 'text-empty'],
  },
  'PATCH /api/transcripts/{id}/speakers': {
    operationId: 'renameSpeaker',
    scope: 'write',
    forTeams: true,
    summary:
      'Give a speaker of a transcript (id of its upload) another name, here and in all that was made of it; the name of another makes one of two',
    access: 'user',
    params: ById,
    body: z.object({
      from: z.string(),
      to: z.string().trim().min(1).max(uploadLimits.maxSpeakerNameCharacters),
    }),
    status: 204,
    example: { body: { from: 'Speaker 1', to: 'Ann Lee' } },
    errors: ['not-found', 'not-ready'],
  },
  'GET /api/results/{id}': {
    operationId: 'getResult',
    scope: 'read',
    forTeams: true,
    summary:
      'All that the results page shows, by the id of a summary; for its owner, or for anyone where it is shared',
    access: 'public',
    params: ById,
    status: 200,
    output: Result,
    errors: ['not-found', 'result-expired'],
  },
  'GET /api/results/{id}/progress': {
    operationId: 'getProgress',
    scope: 'read',
    forTeams: true,
    summary: 'Where the work stands: what the page polls every 3 seconds when events do not come',
    access: 'user',
    params: ById,
    status: 200,
    output: Progress,
    example: {
      output: {
        status: 'transcribing',
        progress: 0.42,
        part: null,
        waitsUntil: null,
        error: null,
        revision: 7,
      },
    },
    errors: ['not-found'],
  },
  'GET /api/summaries/recent': {
    operationId: 'listRecentSummaries',
    scope: 'read',
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
    operationId: 'watchProgress',
    scope: 'read',
    summary:
      'Progress as server-sent events, each a Progress as JSON; ends when the work is ready or failed',
    access: 'user',
    params: ById,
    status: 200,
    raw: 'text/event-stream',
    errors: ['not-found'],
  },
  'PATCH /api/results/{id}/sharing': {
    operationId: 'shareResult',
    scope: 'write',
    summary: 'Let anyone with the link view a result, or nobody but its owner',
    access: 'user',
    params: ById,
    body: z.object({ shared: z.boolean() }),
    status: 200,
    output: z.object({ shared: z.boolean() }),
    example: { body: { shared: true }, output: { shared: true } },
    errors: ['not-found'],
  },
  'PATCH /api/results/{id}/team-access': {
    operationId: 'shareWithTeam',
    scope: 'write',
    summary: 'Let the members of the own team read or edit a result, with its source, or neither',
    access: 'user',
    params: ById,
    body: z.object({ teamAccess: z.enum(teamAccesses) }),
    status: 200,
    output: z.object({ teamAccess: z.enum(teamAccesses) }),
    errors: ['not-found', 'team-read-only'],
  },
  'PATCH /api/results/{id}/title': {
    operationId: 'renameResult',
    scope: 'write',
    forTeams: true,
    summary:
      'Rename a result: the title of its recording or text, for all that was made of it. An empty title restores the default',
    access: 'user',
    params: ById,
    body: z.object({ title: z.string().trim().max(MAX_TITLE_CHARACTERS) }),
    status: 200,
    output: z.object({ title: z.string() }),
    example: { body: { title: 'The second printer' }, output: { title: 'The second printer' } },
    errors: ['not-found'],
  },
  'PATCH /api/summaries/{id}': {
    operationId: 'updateSummary',
    scope: 'write',
    forTeams: true,
    summary: 'Save an edited summary; refused when it was changed elsewhere since `version`',
    access: 'user',
    params: ById,
    bodyLimit: bodyLimitOf(EDITED_CHARACTERS),
    body: Edit,
    status: 200,
    output: Version,
    errors: ['not-found', 'edited-elsewhere', 'not-ready'],
  },
  'PATCH /api/summaries/{id}/tasks': {
    operationId: 'tickTask',
    scope: 'write',
    forTeams: true,
    summary: 'Tick a task of a summary, or clear it',
    access: 'user',
    params: ById,
    body: z.object({
      /** Which of its tasks, from 0. */
      task: z.number().int().min(0),
      done: z.boolean(),
    }),
    status: 200,
    output: Version,
    example: { body: { task: 0, done: true }, output: { version: 2 } },
    errors: ['not-found', 'not-ready'],
  },
  'POST /api/summaries/{id}/switch': {
    operationId: 'switchOutputType',
    scope: 'write',
    summary:
      'Make the opposite output type of the same source; the newest one that exists is given instead of a second',
    access: 'user',
    params: ById,
    status: 201,
    output: z.object({ summaryId: Id }),
    example: { output: { summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10' } },
    errors: ['not-found', 'text-quota-exceeded'],
  },
  'POST /api/summaries/{id}/again': {
    operationId: 'makeSummaryAgain',
    scope: 'write',
    summary:
      'Make the same output type of the same source in another way; one that was made so already is given instead of a second',
    access: 'user',
    params: ById,
    body: SummaryOptions,
    status: 201,
    output: z.object({ summaryId: Id }),
    errors: ['not-found', 'text-quota-exceeded'],
  },
  'GET /api/summaries/{id}/others': {
    operationId: 'listOtherSummaries',
    scope: 'read',
    summary: 'What else was made of the same source, the newest first',
    access: 'user',
    params: ById,
    status: 200,
    output: z.object({ summaries: z.array(OtherSummary) }),
    errors: ['not-found'],
  },
  'POST /api/summaries/{id}/retry': {
    operationId: 'retrySummary',
    scope: 'write',
    summary: 'Retry failed work where it stopped: a finished transcript is not made again',
    access: 'user',
    params: ById,
    status: 202,
    output: Progress,
    errors: [
      'not-found',
      'nothing-to-retry',
      'file-gone',
      'too-many-retries',
      'audio-quota-exceeded',
      'team-quota-exceeded',
      'text-quota-exceeded',
    ],
  },
});
