import { z } from 'zod';
import { Id } from './library.ts';
import { defineRoutes } from './routes.ts';

const Started = z.object({ success: z.literal(true) });

/** The specification's function calls on recordings and texts: thin routes onto the services of the library. */
export const functionsRoutes = defineRoutes({
  'POST /api/functions/transcribe': {
    operationId: 'transcribeUpload',
    scope: 'write',
    summary: 'Start, or start again, the transcription of an upload',
    access: 'user',
    body: z.object({ uploadId: Id }),
    status: 202,
    output: Started,
    errors: ['not-found', 'file-gone', 'too-many-retries', 'audio-quota-exceeded'],
  },
  'POST /api/functions/summarize': {
    operationId: 'summarizeSource',
    scope: 'write',
    summary: 'Start, or start again, the making of a summary',
    access: 'user',
    body: z.object({ summaryId: Id }),
    status: 202,
    output: Started,
    errors: ['not-found', 'text-quota-exceeded'],
  },
  'POST /api/functions/test-summarize': {
    operationId: 'testSummarize',
    scope: null,
    summary: 'Summarize a fixed paragraph: is the summarizer there?',
    access: 'user',
    status: 200,
    output: z.object({ success: z.literal(true), engine: z.string(), summary: z.string() }),
    errors: ['summary-failed'],
  },
});
