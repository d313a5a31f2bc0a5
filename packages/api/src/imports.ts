import { z } from 'zod';
import { Id, OutputType } from './library.ts';
import { BYTES_PER_MEGABYTE } from './plans.ts';
import { defineRoutes } from './routes.ts';
import { SummaryOptions } from './summary-options.ts';
import {
  MAX_TRANSCRIPT_FILES,
  MAX_TRANSCRIPT_MEGABYTES,
  problemReasons,
  transcriptFormats,
} from './transcript-formats.ts';

/** Base64 takes four characters for three bytes. */
const MAX_CONTENT = Math.ceil((MAX_TRANSCRIPT_MEGABYTES * BYTES_PER_MEGABYTE) / 3) * 4;
const IMPORT_BODY = MAX_CONTENT + 64 * 1024;

/** The files of one transcript: one, or the days of a Slack channel with its people. */
const Files = z
  .array(
    z.object({
      /** With the folders that it lies in. */
      name: z.string().trim().min(1).max(1_000),
      /** As base64. */
      content: z.base64().max(MAX_CONTENT),
    }),
  )
  .min(1)
  .max(MAX_TRANSCRIPT_FILES);

export const ImportPreview = z.object({
  format: z.enum(transcriptFormats),
  /** What the file tells of its title, else its name. */
  title: z.string(),
  lines: z.number().int(),
  speakers: z.array(z.string()),
  /** Until the end of the last line; null without times. */
  seconds: z.number().nullable(),
  /** The first lines. */
  beginning: z.array(
    z.object({
      /** Seconds from the beginning; null without times. */
      start: z.number().nullable(),
      speaker: z.string().nullable(),
      text: z.string(),
    }),
  ),
  /** What could not be read, the first lines of it. */
  problems: z.array(
    z.object({
      /** From 1; null where it is not known. */
      line: z.number().int().nullable(),
      reason: z.enum(problemReasons),
      text: z.string(),
    }),
  ),
  problemCount: z.number().int(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const UNREADABLE = [
  'import-unsupported',
  'import-damaged',
  'import-locked',
  'import-no-text',
  'import-empty',
  'import-too-long',
  'import-several',
] as const;

export const importRoutes = defineRoutes({
  'POST /api/imports/preview': {
    operationId: 'previewImport',
    scope: 'write',
    summary:
      'Read a transcript that was made elsewhere (subtitles, JSON of speech services, Word, PDF, chats) without saving anything',
    access: 'user',
    bodyLimit: IMPORT_BODY,
    body: z.object({ files: Files }),
    status: 200,
    output: ImportPreview,
    errors: UNREADABLE,
  },
  'POST /api/imports': {
    operationId: 'createImport',
    scope: 'write',
    summary:
      'Save a transcript that was made elsewhere, with its times and speakers, and start its summary or notes. Counts as one text summary. Its audio can follow: a file (tus, /api/files) with audioOf, this uploadId, in its Upload-Metadata',
    access: 'user',
    bodyLimit: IMPORT_BODY,
    body: z.object({
      files: Files,
      /** Absent: what the file tells, else one made from the content. */
      title: z.string().trim().max(200).optional(),
      outputType: OutputType,
      summaryOptions: SummaryOptions.optional(),
    }),
    status: 201,
    output: z.object({ uploadId: Id, summaryId: Id }),
    example: {
      body: {
        files: [
          {
            name: 'weekly.srt',
            content: 'MQowMDowMDowMSwwMDAgLS0+IDAwOjAwOjAyLDAwMApBbm46IEhlbGxvLgo=',
          },
        ],
        outputType: 'notes',
      },
      output: {
        uploadId: '5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11',
        summaryId: 'c1b0a7de-2f4e-4d7c-8a55-9b1f3a7d2e10',
      },
    },
    errors: [...UNREADABLE, 'text-quota-exceeded'],
  },
  'DELETE /api/uploads/{id}/audio': {
    operationId: 'removeAudio',
    scope: 'write',
    summary:
      'Remove the audio that was added to an imported transcript. Times that were found in it go with it; words, speakers and notes stay',
    access: 'user',
    params: z.object({ id: Id }),
    status: 204,
    errors: ['not-found'],
  },
});
